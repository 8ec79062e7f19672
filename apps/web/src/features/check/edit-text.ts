import type { CheckedSentence } from '@bespeak/domain/check/sentence.ts'

type Place = Pick<CheckedSentence, 'from' | 'to'>

/** The text with other words in the place of a sentence. */
export const withWords = (text: string, { from, to }: Place, words: string): string =>
  text.slice(0, from) + words.trim() + text.slice(to)

const bullet = /^[ \t•▪◦·*>–—-]+$/u

/** The text without a sentence; its line goes with it where nothing else is in it. */
export function withoutSentence(text: string, { from, to }: Place): string {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to)
  const [before, after] = [text.slice(start, from), text.slice(to, end)]
  const isAlone = (before.trim() === '' || bullet.test(before)) && after.trim() === ''
  if (isAlone) return (text.slice(0, start) + text.slice(end + 1)).replace(/\n{3,}/g, '\n\n').trim()
  const line = before.trim() === '' ? before + after.trimStart() : `${before.trimEnd()} ${after.trim()}`.trimEnd()
  return text.slice(0, start) + line + text.slice(end)
}

/** A line as a sentence among others: it ends as the one before it did. */
export function asSentence(line: string, sentence: string): string {
  const end = /[.!?]$/.exec(sentence)?.[0] ?? ''
  return /[.!?:;]$/.test(line) ? line : line + end
}
