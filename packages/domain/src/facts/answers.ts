import type { Fact } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { isIrregularPast, stemOf } from '../text/stem.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { small } from '../text/units.ts'
import * as tables from '../words/check.ts'
import { answerWords } from '../words/tailor-answers.ts'

/** What an answer says of what was asked. Where it is unsure, the person is asked once more, and says yes or no. */
export type Answered = { outcome: 'affirms'; fact: Fact } | { outcome: 'denies' } | { outcome: 'unsure' }

/** An answer, as it was given. */
export interface Said {
  id: string
  answer: string
  saidOn: string
  requirement?: string | undefined
  skill?: string | undefined
}

const mostLetters = 500
const yes = patternOf(answerWords.yes)
const quality = patternOf(answerWords.quality)
const oneOfSeveral = patternOf(answerWords.oneOfSeveral)
/** `Short Range Certificate (SRC)` is one thing. */
const initials = / \(\p{Lu}[\p{Lu}\d&-]{1,7}\)/gu

/** [FA1] `No`, `not yet`, `only at school`: no evidence and no ground, whatever else it says. */
export const deniesOrReserves = (answer: string): boolean => tokensOf(answer).some(isReserved)

const isReserved = ({ lower }: Token) =>
  tables.denyingAnswers.has(lower) ||
  tables.reservingAnswers.has(lower) ||
  tables.negations.has(lower) ||
  lower.endsWith("n't")

/** [FA1] The same of something stated, which may have such a word further on. */
export const opensReserved = (statement: string): boolean => tokensOf(statement).slice(0, 1).some(isReserved)

/** What the person said about themselves when asked; null where it says no, or not surely yes. */
export function factFrom(said: Said): Fact | null {
  const read = readAnswer(said)
  return read.outcome === 'affirms' ? read.fact : null
}

export function readAnswer(said: Said): Answered {
  const answer = said.answer
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, mostLetters)
  if (!/[\p{L}\d]{2}/u.test(answer) || deniesOrReserves(answer)) return { outcome: 'denies' }
  const asked = askedIn(said)
  const subject = subjectOf(said)
  const isYes = yes.test(answer)
  const rest = answer.replace(yes, '')
  // Of several things a yes does not say which: it is a yes to the whole, and a ground for none of them.
  if ((isYes || opensWithSpeaker(rest)) && tokensOf(rest).every(isMereYes))
    return asked === undefined ? { outcome: 'denies' } : affirmed(said, subject ?? 'Yes')
  const isAbout = asked === undefined || names(rest, asked)
  if (!isYes && (tellsOfNoDeed(rest) || !(isAbout || affirms(rest, asked)))) return { outcome: 'unsure' }
  return affirmed(said, isAbout || subject === undefined ? rest : `${subject}: ${rest}`)
}

/** What was asked, by its label: a skill or a requirement, and not the id of one. */
function askedIn({ skill, requirement = '' }: Pick<Said, 'skill' | 'requirement'>): string | undefined {
  if (skill?.trim()) return skill.trim()
  const label = requirement.replace(quality, '').replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  return /\p{Lu}| /u.test(requirement) ? label : undefined
}

const longestName = 5

/** [FA3] What an answer stands behind: one thing by its name, and no sentence of an ad. */
export function subjectOf(said: Pick<Said, 'skill' | 'requirement'>): string | undefined {
  const asked = askedIn(said)
  const isName = asked && tokensOf(asked).length <= longestName && !oneOfSeveral.test(asked.replace(initials, ''))
  return isName ? asked : undefined
}

const isMereYes = ({ lower }: Token) => tables.mereYes.has(lower)
const opensWithSpeaker = (answer: string) => tables.speakers.has(tokensOf(answer)[0]?.lower ?? '')

/** [FA2] By its first verb, or by what somebody is `to` do; `I used to` and `I managed to` tell of what was done. */
function tellsOfNoDeed(answer: string): boolean {
  const words = tokensOf(answer)
  const at = words.findIndex(({ lower }) => !tables.speakers.has(lower) && !tables.helpingVerbs.has(lower))
  const [verb, to, deed] = words.slice(Math.max(at, 0))
  if (!verb || tables.undoneVerbs.has(verb.lower)) return verb !== undefined
  const isThing = deed && (deed.digits || /^\p{Lu}/u.test(deed.text) || tables.articles.has(deed.lower))
  const isToDo = verb.lower === 'to' || (to?.lower === 'to' && !isPast(verb) && !isThing)
  return opensWithSpeaker(answer) && isToDo
}

const isPast = ({ lower }: Token) => lower.endsWith('ed') || isIrregularPast(lower)

/** Names what was asked, or is a sentence of the person's own. */
function names(answer: string, asked: string): boolean {
  const words = tokensOf(answer)
  if (opensWithSpeaker(answer) && !words.some(({ lower }) => tables.standIns.has(lower))) return true
  const said = new Set(words.map(({ lower }) => stemOf(lower)))
  return tokensOf(asked).some(({ lower }) => !tables.smallWords.has(lower) && said.has(stemOf(lower)))
}

/** [FA2] By how it begins: with oneself, a deed, how long, how often or where. A deed is no paper. */
function affirms(answer: string, asked: string | undefined): boolean {
  const [first, second, third] = tokensOf(answer)
  if (!first) return false
  const isPlace = tables.beforePlaces.has(first.lower) && /^\p{Lu}/u.test(second?.text ?? '')
  const isNumber = first.digits || small.has(first.lower) || tables.roughly.has(first.lower)
  const isSpan = isNumber && [second, third].some((it) => tables.longTimes.has(it?.lower ?? ''))
  const isDeed = tables.speakers.has(first.lower) || isPast(first)
  const isPaper = tokensOf(asked ?? '').some(({ lower }) => tables.credentialWords.has(lower))
  return isPlace || isSpan || tables.affirmingOpenings.has(first.lower) || (isDeed && !isPaper)
}

const affirmed = ({ id, saidOn, requirement, skill }: Said, statement: string): Answered => ({
  outcome: 'affirms',
  fact: { id, statement, skill: skill?.trim() || undefined, requirement, saidOn },
})
