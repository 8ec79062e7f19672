import { oneOfMany } from '../text/tokens.ts'
import { jobNouns, moreJobNouns } from '../words/people.ts'

const isJobNoun = (word: string) =>
  jobNouns.has(word) || moreJobNouns.has(word) || /^\p{L}*(?:maker|ologist|smith|wright)$/u.test(word)

const tokens = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,/()]+/)
    .filter(Boolean)

/** How much a phrase reads like the name of a job, 0 to 1. */
export function titleness(text: string): number {
  const words = tokens(text)
  if (words.length === 0 || words.length > 11) return 0
  const has = words.some((word) => isJobNoun(word) || isJobNoun(oneOfMany(word)))
  if (has) return 1
  return words.length <= 5 &&
    words.some((word) => /^\p{L}{3,}(?:er|or|ist|ian|eer|yst|ant|man|woman|in|kraft)$/u.test(word))
    ? 0.4
    : 0
}
