import { bare } from './bare.ts'
import type { Proof } from './prove.ts'

// A page stores what it shows from left to right. Of Hebrew and Arabic that is the order of neither letters nor words, and
// what a file says of letters drawn as one, or with marks, every reader puts together in its own way. So there each word
// is looked for by its letters alone, and lines of other writing anywhere on the page.

export const isRightToLeft = (text: string): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)

export function wordsFound(lines: readonly string[], pages: readonly string[]): Proof {
  const texts = pages.map(bare)
  const found = pages.map((text) => new Set(keysOf(text)))
  const pageOf: number[] = []
  let page = 0
  for (const line of lines) {
    const wanted = keysOf(line)
    const isOn = (index: number) =>
      texts[index]?.includes(bare(line)) || wanted.every((key) => isThere(key, found, index))
    const at = pages.findIndex((_, index) => index >= page && isOn(index))
    if (at < 0) return { ok: false, line }
    pageOf.push(at + 1)
    page = at
  }
  return { ok: true, pageOf }
}

/** A line may run over to the next page. */
const isThere = (key: string, found: readonly Set<string>[], index: number) =>
  found[index]?.has(key) || found[index + 1]?.has(key)

const keysOf = (text: string): string[] =>
  (text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(keyOf).filter(Boolean)

const keyOf = (word: string): string => [...new Set(word.toLowerCase().replace(/\p{M}/gu, ''))].sort().join('')
