import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wordCounts, wordCountsFile } from './word-counts.ts'

it('the words that the engine knows are those counted here', () => {
  // Where this fails, run `npm run eval -- word-counts`.
  expect(readFileSync(wordCountsFile, 'utf8')).toBe(wordCounts())
})
