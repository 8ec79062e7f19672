import { isAbbreviated } from '../text/sentences.ts'

/** Letters with a stop each, as in `e.g. `, end nothing. */
const shownStop = /(?<=[.!?])(?<!(?<!\p{L})(?:\p{L}\.){2,})\s+(?=[\p{Lu}\p{N}\p{Sc}“"(])/gu

/** The sentences of a text to be shown again, each with its stop; a stop behind an abbreviation ends none. */
export function stoppedSentences(text: string): string[] {
  const plain = text.trim()
  const ends = [...plain.matchAll(shownStop)].filter(({ index }) => !isAbbreviatedAt(plain, index - 1))
  const starts = [0, ...ends.map(({ index, 0: gap }) => index + gap.length)]
  return starts.map((from, at) => plain.slice(from, ends[at]?.index))
}

const isAbbreviatedAt = (text: string, at: number) =>
  isAbbreviated(/\p{L}*$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? '', text.slice(at + 1).trimStart())
