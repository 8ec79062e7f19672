import { patternOf } from '../language/patterns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { plainerWords } from '../words/tailor-lines.ts'

const rows = plainerWords.map((row) => ({ pattern: patternOf(row, 'giu'), instead: row.instead }))

interface Plain {
  text: string
  /** The words that are gone, as they stood. */
  gone: string[]
}

/** A line without words that say nothing; null where it has none. */
export function inPlainWords(text: string): Plain | null {
  const gone: string[] = []
  let plain = text
  for (const { pattern, instead } of rows) {
    if (instead === '') gone.push(...[...plain.matchAll(pattern)].map(([found]) => found.trim()))
    plain = plain.replace(pattern, instead)
  }
  const tidy = plain.replace(/ {2,}/g, ' ').trim()
  const isCapital = /^\p{Lu}/u.test(text)
  return tidy === text ? null : { text: isCapital ? upperFirst(tidy) : tidy, gone }
}
