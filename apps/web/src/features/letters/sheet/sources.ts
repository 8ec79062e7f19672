import type { Letter } from '../../../lib/resumes/letters.ts'
import * as texts from '../texts.tsx'

export type Sentence = Letter['sentences'][number]
export type Origin = Sentence['origins'][number]

/** Where words of the letter come from, as the margin names it. */
export interface Label {
  kind: 'line' | 'you' | 'said' | 'ad'
  name: string
  /** The same for those who hear it, with the words behind it. */
  spoken: string
}

const typed: Label = { kind: 'you', name: texts.sources.you, spoken: texts.typedByYou }

const kindOf = (kind: string): Label['kind'] => (kind === 'line' || kind === 'said' || kind === 'ad' ? kind : 'you')

export function labelOf({ kind: given, line, text }: Origin): Label {
  const kind = kindOf(given)
  const isNumbered = kind === 'line' && line !== null
  return {
    kind,
    name: isNumbered ? String(line) : texts.sources[kind],
    spoken: `${isNumbered ? texts.line(line) : texts.spokenSources[kind]}: ${text}`,
  }
}

const order = ['line', 'said', 'you', 'ad']
const inOrder = (one: Label, other: Label) =>
  order.indexOf(one.kind) - order.indexOf(other.kind) || Number(one.name) - Number(other.name)

/** What a paragraph rests on, each named once: lines as they follow each other, then the person's words, then the ad. */
export function labelsOf(sentences: readonly Sentence[], isTypedIn: boolean): Label[] {
  const named = sentences.flatMap(({ origins, yours }) => (yours ? [typed] : origins.map(labelOf)))
  const all = isTypedIn ? [...named, typed] : named
  return [...new Map(all.map((label) => [label.name, label])).values()].toSorted(inOrder)
}

/** Whether a sentence is underlined as the person's own: said by them, not read from a line. */
export const isOwn = ({ origins, yours }: Sentence): boolean =>
  yours || origins.some(({ kind }) => kind === 'you' || kind === 'said')
