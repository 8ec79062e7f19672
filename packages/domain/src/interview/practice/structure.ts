import { isOutcome } from '../../language/outcomes.ts'
import { readVerb } from '../../language/verbs.ts'
import { words } from '../../language/words.ts'
import { patternOf } from '../../text/patterns.ts'
import { partCues, stillVerbs, thoughtCues } from '../../words/interview.ts'
import { lineWords } from '../../words/interview-lines.ts'
import { namesIn } from '../../words/notation.ts'
import type { OutlineLine, QuestionKind } from '../types.ts'
import type { Used } from './evidence.ts'

export interface OutlineSaid {
  part: string
  said: boolean
}

/** Whether an answer has a part, by the words that such a part is said with. */
type Cue = (answer: string) => boolean

const says =
  (pattern: RegExp): Cue =>
  (answer) =>
    pattern.test(answer)

/** `I filled the vacancies`, `I then changed the roster`. */
const ownDeed: Cue = (answer) => {
  const said = words(answer)
  return said.some((it, at) => it === 'i' && said.slice(at + 1, at + 3).some(isDeed))
}

function isDeed(word: string): boolean {
  const verb = readVerb(word)
  return verb !== null && (verb.form === 'past' || verb.form === 'participle') && !stillVerbs.has(verb.base)
}

const result = patternOf(lineWords.tellsResult)
const outcome: Cue = (answer) => result.test(answer) || words(answer).some((it) => isOutcome(it, []))

const aTime = patternOf(lineWords.aTime)
const aPlace = patternOf(lineWords.aPlace, 'u')

const tellsTask = patternOf(lineWords.tellsTask)

const told: Record<string, Cue> = {
  Situation: (answer) => aTime.test(answer) || aPlace.test(answer),
  Task: says(tellsTask),
  Action: ownDeed,
  Result: outcome,
}

/** A case that has not happened yet is thought through. */
const thought = cuesOf(thoughtCues)

const tellsStraight = patternOf(lineWords.tellsStraight)

const others: Record<string, Cue> = {
  ...cuesOf(partCues),
  'Say it straight': says(tellsStraight),
  'Your part': ownDeed,
  Last: ownDeed,
}
/** A figure proves something, and a year is an end, without a word for it. */
const figures: Record<string, RegExp> = { Proof: /\d/, 'Until when': /\b(?:19|20)\d\d\b/ }

function cuesOf(table: Readonly<Record<string, string>>): Record<string, Cue> {
  const cues = Object.entries(table).map(([part, said]) => {
    const pattern = namesIn(said).join('|').replaceAll('*', '\\w*').replaceAll("'", "['’]")
    return [part, says(new RegExp(`\\b(?:${pattern})\\b`, 'i'))] as const
  })
  return Object.fromEntries(cues)
}

const cueFor = (kind: QuestionKind, part: string): Cue | undefined =>
  (kind === 'situational' ? thought[part] : told[part]) ?? others[part]

/** The parts of the outline, and which of them the answer has. Advice that is not to be said is no part. */
export function outlineSaid(
  kind: QuestionKind,
  outline: readonly OutlineLine[],
  answer: string,
  used: Used,
): OutlineSaid[] {
  return outline.flatMap(({ part, quotes }) => {
    if (part === 'Your own words') return [{ part, said: quotes.some(({ source }) => used.has(source)) }]
    const cue = cueFor(kind, part)
    return cue ? [{ part, said: cue(answer) || (figures[part]?.test(answer) ?? false) }] : []
  })
}
