/** What can be pointed at as wrong. */
const hard = ['number', 'name', 'title', 'credential', 'rank', 'scope', 'reservation'] as const
/** `new`: a thing or deed that no line has; `changed`: everyday words. */
export type FindingKind = (typeof hard)[number] | 'new' | 'changed'

/** Where a sentence stands in the text, or a finding in its sentence. */
interface Span {
  from: number
  to: number
}

/** Words of a sentence that its lines do not have. */
export interface Finding extends Span {
  kind: FindingKind
  /** One plain sentence: `Your resume says 2, not 5.` */
  message: string
}

export const findingAt = ({ from, to }: Span, kind: FindingKind, message: string): Finding => ({
  ...{ from, to, kind, message },
})

export interface CheckedSentence extends Span {
  text: string
  /** What the person's own lines say of it. */
  verdict: 'yours' | 'reworded' | 'not-yours' | 'nothing-to-check'
  /** Ids of the lines it rests on, the best first. */
  sources: string[]
  /** Words of the best line that are gone. */
  lost: string[]
  findings: Finding[]
}

/** Reworded with something new in it: never accepted together with others. */
export const isLoud = ({ verdict, findings }: CheckedSentence): boolean =>
  verdict === 'reworded' && findings.some(({ kind }) => kind === 'new')

/** What the person still has to decide before the text is theirs. */
export const isOpen = (sentence: CheckedSentence): boolean => sentence.verdict === 'not-yours' || isLoud(sentence)

export const isHard = ({ kind }: Finding): boolean => (hard as readonly string[]).includes(kind)
