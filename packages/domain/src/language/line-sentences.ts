import { isAbbreviated } from '../text/sentences.ts'
import { readVerb } from './verbs.ts'

/** Letters with a stop each, as in `e.g. `, end nothing. */
const shownStop = /(?<=[.!?])(?<!(?<!\p{L})(?:\p{L}\.){2,})\s+(?=[\p{Lu}\p{N}\p{Sc}“"(])/gu
const stop = /(?<=[\p{L}\p{N})%]{2}|\s\p{N})\.\s+(?=\p{Ll}?\p{Lu}|\p{N}[\p{N},.]*\+? \p{Ll}{3})/gu

/** The sentences of a line or paragraph to be told again, each without its full stop; a semicolon ends none. */
export function wholeSentences(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ')
  const ends = [...plain.matchAll(stop)].filter(({ index }) => !isAbbreviatedAt(plain, index))
  const starts = [0, ...ends.map(({ index, 0: said }) => index + said.length)]
  return starts.map((from, at) =>
    plain
      .slice(from, ends[at]?.index)
      .trim()
      .replace(/[\s.;,:–—-]+$/, ''),
  )
}

/** The sentences of a text to be shown again, each with its stop; a stop behind an abbreviation ends none. */
export function stoppedSentences(text: string): string[] {
  const plain = text.trim()
  const ends = [...plain.matchAll(shownStop)].filter(({ index }) => !isAbbreviatedAt(plain, index - 1))
  const starts = [0, ...ends.map(({ index, 0: gap }) => index + gap.length)]
  return starts.map((from, at) => plain.slice(from, ends[at]?.index))
}

const isAbbreviatedAt = (text: string, at: number) =>
  isAbbreviated(/\p{L}*$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? '', text.slice(at + 1).trimStart())

/** The first sentence, without its bullet. */
export const tidy = (line: string): string =>
  unmerged(wholeSentences(line.replace(/^[^\p{L}\p{N}"“‘'(]+/u, '').replace(/\bw\/ ?/g, 'with '))[0] ?? '')

/** Two lines that a file has run into one: `kept the log Prepared standards`, `drives (KEB) Entrapment releases`. */
function unmerged(text: string): string {
  const starts = [...text.matchAll(/(?<=[\p{Ll}\p{N}]) (?:(\p{Lu}\p{Ll}+)(?= \p{Ll})|i (?=was|am|have|did)\b)/gu)]
  const next =
    starts.find(({ 1: word }) => word === undefined || readVerb(word.toLowerCase())?.form === 'past') ??
    /(?<=\)) \p{Lu}\p{Ll}+(?= \p{Ll})/u.exec(text)
  return next ? text.slice(0, next.index) : text
}
