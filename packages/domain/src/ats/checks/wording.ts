import { upperFirst } from '../../language/speak/lower-first.ts'
import { readVerb, verbForms } from '../../language/verbs.ts'
import { words } from '../../language/words.ts'
import { titleness } from '../../reading/vocabulary.ts'
import { patternOf } from '../../text/patterns.ts'
import { behindNoun, firstPerson, passive } from '../../words/ats.ts'
import { wornPhrase } from '../../words/worn-phrases.ts'
import { openingOf } from '../opening.ts'
import { lines, pass, type Rule, rule, unknown, warn } from '../rule.ts'
import { isEnglish, pointsOf, type View } from '../view.ts'

const isFirstPerson = patternOf(firstPerson, 'u')
const inPassive = patternOf(passive, 'iu')
const isNoun = patternOf(behindNoun, '')

const isPast = (form: string | undefined) => form === 'past' || form === 'participle'

/** `Manage`, `Manages` or `Managing`; `Set` may be both, `Design of` is none, and of `Glamping` nobody knows. */
function isPresent(text: string): boolean {
  const opening = openingOf(text)
  const isUnknown = opening?.form === 'gerund' && opening.base === opening.word
  if (
    !opening ||
    isUnknown ||
    isPast(opening.form) ||
    titleness(text.split(/\s+/, 2).join(' ')) > 0.4 ||
    isNoun.test(opening.rest)
  )
    return false
  return verbForms(opening.base).past !== opening.word.toLowerCase()
}

/** With the verb of that line. */
function inThePast(text: string): string {
  const { word = 'Manage', base = 'manage' } = openingOf(text) ?? {}
  const { past } = verbForms(base)
  return `Use the past tense: “${word}” becomes “${upperFirst(past)}”.`
}

const overBullets = ({ posts, isEnglish: itIs }: View) =>
  posts.filter(({ role: { end } }) => itIs && end && end !== 'present').flatMap(({ role }) => pointsOf(role))

const phrases = ({ statements }: View) =>
  statements.map(({ id, text }) => ({ id, text: wornPhrase.exec(text)?.[0] ?? '' }))
const english = (view: View) => view.english

export const wording: Rule[] = [
  lines('cliches', 'No clichés', 3, {
    ...{ of: phrases, when: (text) => text !== '' },
    problem: 'Some phrases are clichés',
    fix: 'Say what you did that shows it, or leave it out.',
  }),
  lines('first-person', 'No “I” or “my” in lines about work', 1, {
    ...{ of: english, when: (text) => isFirstPerson.test(text) },
    problem: 'Some lines say “I” or “my”',
    fix: 'Leave out “I” and “my”: “Led the night shift”.',
  }),
  lines('passive', 'Active voice', 2, {
    ...{ of: english, when: (text) => isPast(readVerb(inPassive.exec(text)?.groups?.verb ?? '')?.form), share: 0.1 },
    problem: 'Some lines do not say who did it',
    fix: 'Say what you did: “Was given the keys” becomes “Held the keys”.',
  }),
  lines('tense', 'Past roles in the past tense', 3, {
    ...{ of: overBullets, when: isPresent, share: 0.1 },
    problem: 'A past role is in the present tense',
    fix: inThePast,
  }),
  lines('capitals', 'Normal capitals', 1, {
    ...{ of: (view) => view.bullets, when: (text) => !/\p{Ll}/u.test(text) && words(text).length > 3 },
    problem: 'Some lines are all in capitals',
    fix: 'Write it in normal letters.',
  }),
  rule('language', 'The language of the ad', 5, ({ context: { job }, isEnglish: itIs }) => {
    if (!job) return unknown('There is no ad to compare with.')
    if (isEnglish(words(job.text)) === itIs) return itIs ? pass() : unknown('The checks are made for English.')
    return warn(
      'Your resume is not in the language of the ad',
      'They seem to differ.',
      'Send a version in the language of the ad.',
    )
  }),
]
