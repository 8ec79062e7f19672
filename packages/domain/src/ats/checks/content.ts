import { words } from '../../language/words.ts'
import { patternOf } from '../../text/patterns.ts'
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
    const said = `The text has ${length} words.`
    const few = warn('There is too little text', said, 'Describe your most recent roles, in two to six lines each.')
    if (length < 60) return worse(few)
    if (length < 150) return few
    return length > 1300 && entries('publications').length === 0
      ? warn('There is too much text', said, 'Shorten what is more than ten years old.')
      : pass()
  }),
  rule('bullets', 'What you did in each role', 6, ({ posts }) => {
    if (posts.length === 0) return unknown()
    const silent = posts.slice(0, recent).filter(({ role, employer }) => !role.lines.length && !employer.description)
    const long = posts.filter(({ role }) => role.lines.length > mostLines)
    return silent.length > 0
      ? unless(silent, 'A recent role has no description', 'Add two to six lines on what you did there.')
      : unless(long, 'A role has too many lines', 'Keep the six that matter most.')
  }),
  lines('long-lines', 'Short lines', 2, {
    ...{ of: bullets, when: (text) => words(text).length > longest },
    problem: 'Some lines are too long to skim',
    fix: 'Split it in two, or keep the half that matters.',
  }),
  lines('numbers', 'Numbers', 6, {
    ...{ of: english, when: (text) => !number.test(text), share: 0.75 },
    problem: 'Few of your lines have a number',
    fix: 'Where you know it, say how many, how much or how often.',
  }),
  lines('verbs', 'Verbs first', 4, {
    ...{ of: english, when: (text) => !openingOf(text), share: 0.4 },
    problem: 'Many lines do not start with a verb',
    fix: 'Start with what you did: “Trained”, “Repaired”, “Advised”.',
  }),
  lines('weak-openings', 'Direct openings', 4, {
    ...{ of: bullets, when: (text) => weak.test(text) },
    problem: 'Weak openings',
    fix: 'Start with the verb: “Responsible for the books” becomes “Kept the books”.',
  }),
  rule('repeats', 'No repetition', 2, ({ english: all }) => {
    if (all.length === 0) return unknown()
    const gists = all.map(({ text }) => words(text).join(' '))
    const twice = all.filter((_, at) => gists.indexOf(gists[at] ?? '') < at)
    return twice.length > 0
      ? unless(twice, 'A line appears twice', 'Keep it where it matters most.')
      : unless(sameOpening(all), 'Too many lines start with the same verb', 'Use the verb that fits each line best.')
  }),
]
