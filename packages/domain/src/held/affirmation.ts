import { titleness } from '../language/job-nouns.ts'
import { readVerb } from '../language/verbs.ts'
import { skillMatcher } from '../skills/index.ts'
import type { SkillFound } from '../skills/matcher.ts'
import { among, amongMany } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { type Sentence, sentencesIn } from '../text/sentences.ts'
import { isPluralNoun, oneOfMany } from '../text/tokens.ts'
import * as answers from '../words/answers.ts'
import type { Holding } from '../words/holding.ts'
import { others, somebody } from '../words/people.ts'
import * as cues from './cues.ts'
import { withoutStanding } from './phrases.ts'

// Whether a person's statement affirms what it names. What is denied, failed, lost, wished for, planned, asked or told
// of others is named and not had: nothing may rest on it.

/** A part of a text, by its letters, and how what it names stands with the person. */
export type Unheld = readonly [from: number, to: number, stands: Exclude<Holding, 'held'>]

/** What is behind it is not read by anybody. */
export const mostRead = 8_000

/** The parts of a statement that it does not affirm. */
export const takenBack = perText((text): readonly Unheld[] =>
  sentencesIn(withoutStanding(text.slice(0, mostRead))).flatMap((sentence, at, all) =>
    takenFrom(sentence, all[at + 1]),
  ),
)

export const isAffirmed = (text: string, from: number, to: number): boolean =>
  !takenBack(text).some(([start, end]) => from < end && start < to)

/** The same text with blanks for what it does not affirm. */
export const affirmed = (text: string): string =>
  takenBack(text).reduce((left, [from, to]) => `${left.slice(0, from)}${' '.repeat(to - from)}${left.slice(to)}`, text)

/** The skills that a statement of a person names as their own. */
export const affirmedSkills = (text: string): SkillFound[] =>
  skillMatcher()
    .find(text)
    .filter(({ negated, from, to }) => !negated && isAffirmed(text, from, to))

function takenFrom(sentence: Sentence, next: Sentence | undefined): Unheld[] {
  const { text, from, mark } = sentence
  const whole: Unheld = [from, from + text.length, 'never']
  if (mark.includes('?')) return cues.opensWithYes.test(next?.text ?? '') ? [] : [whole]
  if (next && cues.deniesWhatIsBefore.test(next.text)) return [whole]
  if (cues.deniesWhatIsBefore.test(text)) return [whole]
  const clauses = clausesIn(text)
  const denial = cues.denialBehind.exec(text)
  const last = clauses.findLastIndex((clause) => standsIn(clause.text) && speaksOfBefore(clause.text))
  const end = Math.max(denial ? denial.index + denial[0].length : 0, clauses[last]?.from ?? 0)
  const behind = standsIn(clauses[last]?.text ?? '') ?? 'never'
  return clauses.flatMap((clause): Unheld[] => {
    const stands = standsIn(clause.text) ?? (clause.from < end ? behind : null)
    return stands ? [[from + clause.from, from + clause.from + clause.text.length, stands]] : []
  })
}

/** `…, but never did`; `…, but it was taken away`. */
const speaksOfBefore = (clause: string) =>
  cues.refersBack.test(clause) || /^\W*it\b/i.test(clause) || (isShort(clause) && !/ing\b/.test(clause))

const isShort = (clause: string) => (clause.match(/[\p{L}'’]+/gu) ?? []).length <= 2

interface Clause {
  text: string
  from: number
}

/** `tried and failed to run it`, `they used it, I watched`: each with a deed or a doer of its own. */
function clausesIn(text: string): Clause[] {
  const found: Clause[] = []
  let from = 0
  for (const { index, 0: joint } of text.matchAll(cues.joint)) {
    const rest = text.slice(index + joint.length)
    if (!cues.parting.test(joint) && !opensClause(rest)) continue
    found.push({ text: text.slice(from, index), from })
    from = index + joint.length
  }
  found.push({ text: text.slice(from), from })
  return found
}

const firstOf = new RegExp(answers.firstVerb, 'u')

function opensClause(rest: string): boolean {
  if (cues.opensWithDoer.test(rest)) return true
  const first = firstOf.exec(rest)?.[1] ?? ''
  return readVerb(first.toLowerCase())?.form === 'past' || cues.predicateOf(rest) !== null
}

/** How what a clause names stands with the person; null where the clause affirms it. */
function standsIn(clause: string): Unheld[2] | null {
  const undone = cues.predicateOf(clause)
  if (undone !== null && undone !== 'held') return undone
  if (isByOthers(clause) || isWatching(clause)) return 'of others'
  return cues.ofName.test(clause) || cues.standing.test(clause) ? 'never' : null
}

const finite = new RegExp(answers.finite)

const hasIt = new RegExp(answers.hasIt, 'iu')

/** `My colleagues used Kubernetes`, `an engineer ran it`; not `my team and I`, nor `the crew I lead`. */
function isByOthers(clause: string): boolean {
  const [, determiner = '', words = ''] = cues.others.exec(clause) ?? []
  if (/\bI\b|\band (?:me|myself)\b|\bcall(?:ed|s)? me\b/.test(clause)) return false
  const said = words.split(/\s+/)
  // `The skipper has it`: whoever that is.
  if (determiner !== '' && hasIt.test(words)) return true
  return said.some((word, at) => {
    if (determiner === '') return at === 0 && isSomebody(word.toLowerCase())
    const verb = (said[at + 1] ?? '').toLowerCase()
    if (isOther(word.toLowerCase())) return said.slice(at + 1).some((it) => isDone(it.toLowerCase(), word))
    return isHolder(word) && isDone(verb, word)
  })
}

function isDone(verb: string, doer: string): boolean {
  const form = readVerb(verb)?.form
  return finite.test(verb) || form === 'past' || form === 'third' || (form === 'base' && isPluralNoun(doer))
}

export const isHolder = (word: string) => titleness(oneOfMany(word.toLowerCase())) === 1
export const isOther = amongMany(others)
const isSomebody = among(somebody)

/** `Observed a surgeon`, and not `observed patients for signs of shock`. */
function isWatching(clause: string): boolean {
  const [, seen = ''] = cues.watching.exec(clause) ?? []
  return seen.split(/\s+/).some((word) => isHolder(word) || isOther(word.toLowerCase()))
}
