import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import type { Source } from '../resume/sources.ts'
import { helpWords, negations, openers, reservations } from '../words/check.ts'
import { check, linesOf } from './index.ts'
import { stemsOf, wordsOf } from './words.ts'

const folder = new URL('../../../../eval/resumes/', import.meta.url)
const everyLine = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const lines = linesOf(fromJsonResume(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
    return lines.map((line) => ({ line, lines }))
  })

const isYours = (text: string, lines: readonly Source[]) =>
  check(text, lines, { today: '2026-07-01' }).every(
    ({ verdict }) => verdict === 'yours' || verdict === 'nothing-to-check',
  )

/** Of each such line the texts that would be green, but for those that another line has. */
const green = (change: (text: string) => string[], lineOfEach = 1) =>
  everyLine
    .filter((_, at) => at % lineOfEach === 0)
    .flatMap(({ line, lines }) =>
      change(line.text)
        .filter((text) => text !== line.text && !lines.some((it) => it.text.includes(text)) && isYours(text, lines))
        .map((text) => `${line.text} → ${text}`),
    )

const replaced = (pattern: RegExp, by: (found: string) => string) => (text: string) =>
  [...text.matchAll(pattern)].map(
    ({ index, 0: found }) => text.slice(0, index) + by(found) + text.slice(index + found.length),
  )

it('[CK6] every line of every resume is yours', () => {
  expect(everyLine.filter(({ line, lines }) => !isYours(line.text, lines)).map(({ line }) => line.text)).toEqual([])
})

const helps = stemsOf(helpWords)
/** It may narrow what stands beside it. */
const mayNarrow = (clause: string) =>
  wordsOf(clause).some(
    ({ lower, stem }, at) =>
      negations.has(lower) || reservations.has(lower) || helps.has(stem) || (at === 0 && openers.has(lower)),
  )

it('[CK6] [CK7] every clause of a line is yours, unless what was left out may narrow it', () => {
  const plain = everyLine.filter(({ line }) => line.kind === 'line' && !/[()]|\d[.,:]\d|\.\s/.test(line.text))
  const clauses = plain.flatMap(({ line, lines }) =>
    line.text.split(/[,;:–—]/).flatMap((clause, at, all) => {
      const others = all.filter((_, other) => other !== at)
      return others.some(mayNarrow) || wordsOf(clause).every(({ isSmall }) => isSmall) ? [] : [{ clause, lines }]
    }),
  )
  expect(clauses.length).toBeGreaterThan(300)
  expect(clauses.filter(({ clause, lines }) => !isYours(clause, lines)).map(({ clause }) => clause)).toEqual([])
})

it('[CK9] no line is yours with another digit', () => {
  expect(
    green(
      replaced(/\d/g, (digit) => String((Number(digit) + 3) % 10)),
      4,
    ),
  ).toEqual([])
})

it('[CK12] [CK13] nor with another name or title', () => {
  expect(
    green(
      replaced(/(?<!^)\b\p{Lu}[\p{L}.+#]+/gu, () => 'Snowflake'),
      4,
    ),
  ).toEqual([])
  expect(
    green(replaced(/\b(?:Manager|Engineer|Nurse|Analyst|Developer|Designer|Accountant)\b/g, () => 'Director')),
  ).toEqual([])
})

it('[CK15] nor with a verb of higher rank', () => {
  expect(
    green(
      replaced(/^(?:\w+ed|Ran|Built|Wrote|Taught|Kept|Sold)\b/g, (verb) =>
        verb === 'Directed' ? 'Founded' : 'Directed',
      ),
    ),
  ).toEqual([])
})

it('[CK7] [CK17] nor without a word that denies, reserves or says help', () => {
  const dropped =
    /\b(?:not|never|no|without|helped(?: with)?|assisted|supported|under (?:the )?(?:supervision|guidance|direction) of[^,;]*|part of|up to|planned|volunteer|junior|trainee|acting|deputy|interim|basic|mostly|partly|about|some)\b ?/gi
  expect(green(replaced(dropped, () => ''))).toEqual([])
})
