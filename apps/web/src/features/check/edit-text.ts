import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'

type Place = Pick<CheckedSentence, 'from' | 'to'>

/** The text with other words in the place of a sentence. */
export const withWords = (text: string, { from, to }: Place, words: string): string =>
  text.slice(0, from) + words.trim() + text.slice(to)

const bullet = /^\s*(?:[•▪◦·*>–—-]+|\(?\d{1,2}[.)])\s*/u

/** The text without a sentence; its line goes with it where nothing else is in it. */
export function withoutSentence(text: string, { from, to }: Place): string {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to)
  const [before, after] = [text.slice(start, from), text.slice(to, end)]
  const isAlone = before.replace(bullet, '').trim() === '' && after.trim() === ''
  if (isAlone) return (text.slice(0, start) + text.slice(end + 1)).replace(/\n{3,}/g, '\n\n').trim()
  const line = before.trim() === '' ? before + after.trimStart() : `${before.trimEnd()} ${after.trim()}`.trimEnd()
  return text.slice(0, start) + line + text.slice(end)
}

/** A line as a sentence among others: it ends as the one before it did. */
export function asSentence(line: string, sentence: string): string {
  const end = /[.!?]$/.exec(sentence)?.[0] ?? ''
  return /[.!?:;]$/.test(line) ? line : line + end
}

const speaks = (text: string) => /\b(?:I|[Mm]y|[Ww]e|[Oo]ur)\b/.test(text)

/**
 * Whether a line can stand where a sentence stood. Most lines of a resume have no subject ("Led a team"): among sentences
 * that have one they do not read, and to put an "I" there would be words that nobody wrote. So the person does it.
 */
export const readsInPlace = (line: string, text: string, { from }: Place): boolean =>
  speaks(line) || !speaks(text) || bullet.test(text.slice(text.lastIndexOf('\n', from - 1) + 1, from))
