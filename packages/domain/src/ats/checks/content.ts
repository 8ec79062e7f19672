import { patternOf } from '../../language/patterns.ts'
import { words } from '../../language/words.ts'
import { emptyOpening, howMany } from '../../words/ats.ts'
import { openingOf } from '../opening.ts'
import { lines, pass, type Rule, rule, unknown, unless, warn, worse } from '../rule.ts'
import type { View } from '../view.ts'

const number = patternOf(howMany)
const weak = patternOf(emptyOpening)

const longest = 40
const recent = 2
const mostLines = 12

/** Lines that one verb opens again and again. */
function sameOpening(bullets: View['bullets']): View['bullets'] {
  const verbs = bullets.map(({ text }) => openingOf(text)?.base)
  const isSame = (verb: string | undefined) =>
    verb && verbs.filter((it) => it === verb).length > Math.max(3, 0.2 * verbs.length)
  const verb = verbs.find(isSame)
  return verb ? bullets.filter((_, at) => verbs[at] === verb) : []
}

const bullets = (view: View) => view.bullets
const english = (view: View) => view.english

export const content: Rule[] = [
  rule('length', 'Length of the text', 8, ({ words: { length }, entries }) => {
    const few = warn(`${length} words.`, 'Say what you did in your latest roles, in two to six lines each.')
    if (length < 60) return worse(few)
    if (length < 150) return few
    return length > 1300 && entries('publications').length === 0
      ? warn(`${length} words.`, 'Shorten what is older than ten years.')
      : pass()
  }),
  rule('bullets', 'What you did in each role', 6, ({ posts }) => {
    if (posts.length === 0) return unknown()
    const silent = posts.slice(0, recent).filter(({ role, employer }) => !role.lines.length && !employer.description)
    const long = posts.filter(({ role }) => role.lines.length > mostLines)
    return silent.length > 0
      ? unless(silent, 'Nothing is told about', 'Add two to six lines on what you did there.')
      : unless(long, `More than ${mostLines} lines are told about`, 'Keep the six that matter most.')
  }),
  lines('long-lines', 'Lines that read at a glance', 2, {
    ...{ of: bullets, when: (text) => words(text).length > longest },
    says: `More than ${longest} words in one line`,
    fix: 'Make two lines of it, or keep the half that matters.',
  }),
  lines('numbers', 'How much, how many', 6, {
    ...{ of: english, when: (text) => !number.test(text), share: 0.75 },
    says: 'Few lines name a number, nor does this',
    fix: 'Where you know it, say how many people, guests, cases or hours it was about.',
  }),
  lines('verbs', 'Lines open with what you did', 4, {
    ...{ of: english, when: (text) => !openingOf(text), share: 0.4 },
    says: 'No verb at the start',
    fix: 'Start with what you did: “Trained”, “Repaired”, “Advised”.',
  }),
  lines('weak-openings', 'No empty openings', 4, {
    ...{ of: bullets, when: (text) => weak.test(text) },
    says: 'The first words do not say what you did',
    fix: 'Start with the deed: “Responsible for the books” becomes “Kept the books”.',
  }),
  rule('repeats', 'Nothing said twice', 2, ({ english: all }) => {
    if (all.length === 0) return unknown()
    const gists = all.map(({ text }) => words(text).join(' '))
    const twice = all.filter((_, at) => gists.indexOf(gists[at] ?? '') < at)
    return twice.length > 0
      ? unless(twice, 'This line is there twice', 'Keep it where it says most.')
      : unless(sameOpening(all), 'The same verb opens too often', 'Use the verb that fits each best.')
  }),
]
