import { linesIn } from '../text/spans.ts'
import { tokensOf } from '../text/tokens.ts'

/** Shorter lines may say the same by chance. */
const leastWords = 5
/** A word of seven may have been changed. */
const leastShare = 6 / 7

const wordsOf = (text: string) => tokensOf(text).map(({ lower }) => lower)

/** Whether a line stands in the ad, word for word or all but. */
export function copiedFrom(ad: string): (line: string) => boolean {
  const whole = ` ${wordsOf(ad).join(' ')} `
  const lines = linesIn(ad).map(({ text }) => new Set(wordsOf(text)))
  return (line) => {
    const words = wordsOf(line)
    if (words.length < leastWords) return false
    const shareIn = (others: ReadonlySet<string>) => words.filter((word) => others.has(word)).length / words.length
    return whole.includes(` ${words.join(' ')} `) || lines.some((others) => shareIn(others) >= leastShare)
  }
}
