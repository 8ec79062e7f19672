import { isIrregularPast, stemOf } from '../../text/stem.ts'
import { lowerAt, tokensOf } from '../../text/tokens.ts'
import { stillVerbs, storyCues, thoughtCues } from '../../words/interview.ts'
import { namesIn } from '../../words/notation.ts'
import { resultWords } from '../../words/proof.ts'
import type { OutlineLine, QuestionKind } from '../types.ts'

export interface OutlineSaid {
  part: string
  said: boolean
}

/** Whether an answer has a part, by the words that such a part is said with. */
type Cue = (answer: string) => boolean

function cuesOf(table: Readonly<Record<string, string>>): Record<string, Cue> {
  const cues = Object.entries(table).map(([part, said]): [string, Cue] => {
    const phrases = namesIn(said).map((phrase) => ` ${phrase} `)
    return [part, (answer) => phrases.some((phrase) => spaced(answer).includes(phrase))]
  })
  return Object.fromEntries(cues)
}

const spaced = (text: string) =>
  ` ${tokensOf(text)
    .map(({ lower }) => lower)
    .join(' ')} `

/** `I filled the vacancies`, `I then changed the roster`; not `I was asked`. */
const ownDeed: Cue = (answer) => {
  const words = tokensOf(answer)
  return words.some(({ lower }, at) => {
    const [next, second] = [lowerAt(words, at + 1), lowerAt(words, at + 2)]
    return lower === 'i' && (isDeed(next) || (isDeed(second) && !stillStems.has(stemOf(next))))
  })
}

const stillStems = new Set([...stillVerbs].map(stemOf))
const resultStems = new Set([...resultWords].map(stemOf))

const isDeed = (lower: string) => (lower.endsWith('ed') || isIrregularPast(lower)) && !stillStems.has(stemOf(lower))

const result: Cue = (answer) =>
  /\d\s?%/.test(answer) || tokensOf(answer).some(({ lower }) => resultStems.has(stemOf(lower)))

/** A case that has not happened yet is thought through. */
const thought = cuesOf(thoughtCues)
const told = cuesOf(storyCues)

function isSaid(kind: QuestionKind, part: string, answer: string): boolean {
  if (kind === 'situational') return thought[part]?.(answer) ?? false
  if (part === 'Action') return ownDeed(answer)
  const isDated = part === 'Situation' && /\b(?:19|20)\d\d\b/.test(answer)
  return isDated || (part === 'Result' && result(answer)) || (told[part]?.(answer) ?? false)
}

/** The four headings, and which of them the answer has. What older guides had besides is advice, and no part. */
export const outlineSaid = (kind: QuestionKind, outline: readonly OutlineLine[], answer: string): OutlineSaid[] =>
  outline.flatMap(({ part }) => (part in thought ? [{ part, said: isSaid(kind, part, answer) }] : []))
