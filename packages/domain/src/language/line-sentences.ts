import { readVerb } from './verbs.ts'

const sentenceEnd =
  /(?<=[\p{L}\p{N})%]{2})(?<!\b(?:Inc|Ltd|Co|Corp|Dr|Mr|Ms|Mrs|St|No|vs|incl|approx|est|Dept))\.\s+(?=\p{Lu}|\p{N}+\+? years\b)/u

/** The sentences of a line or paragraph, each without its full stop. */
export const sentencesIn = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(sentenceEnd)
    .map((sentence) => sentence.trim().replace(/[\s.;,:–—-]+$/, ''))

/** The first sentence, without its bullet. */
export const tidy = (line: string): string =>
  unmerged(sentencesIn(line.replace(/^[^\p{L}\p{N}"“‘'(]+/u, '').replace(/\bw\/ ?/g, 'with '))[0] ?? '')

/** Two lines that a file has run into one: `kept the log Prepared standards`, `drives (KEB) Entrapment releases`. */
function unmerged(text: string): string {
  const starts = [...text.matchAll(/(?<=[\p{Ll}\p{N}]) (?:(\p{Lu}\p{Ll}+)(?= \p{Ll})|i (?=was|am|have|did)\b)/gu)]
  const next =
    starts.find(({ 1: word }) => word === undefined || readVerb(word.toLowerCase())?.form === 'past') ??
    /(?<=\)) \p{Lu}\p{Ll}+(?= \p{Ll})/u.exec(text)
  return next ? text.slice(0, next.index) : text
}
