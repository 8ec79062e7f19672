import { perText } from '../text/remembered.ts'
import { tokensOf } from '../text/tokens.ts'

/** Shorter lines may say the same by chance. */
const leastWords = 5

const wordsOf = (text: string) => tokensOf(text).map(({ lower }) => lower)
const inOrder = perText((text: string) => ` ${wordsOf(text).join(' ')} `, 200)

/** Whether a line stands in the ad word for word. */
export function copiedFrom(ad: string): (line: string) => boolean {
  const all = inOrder(ad)
  return (line) => {
    const words = wordsOf(line)
    return words.length >= leastWords && all.includes(` ${words.join(' ')} `)
  }
}
