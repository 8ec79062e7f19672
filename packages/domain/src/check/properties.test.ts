import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import type { Source } from '../resume/sources.ts'
import { helpWords, negations, openers, reservations } from '../words/check.ts'
import { check, isOpen, linesOf } from './index.ts'
import { stemsOf, wordsOf } from './words.ts'

const today = '2026-07-01'
const folder = new URL('../../../../eval/resumes/', import.meta.url)
const everyLine = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const lines = linesOf(fromJsonResume(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
    return lines.map((line) => ({ line, lines }))
  })

const isYours = (text: string, lines: readonly Source[]) =>
  check(text, lines, { today }).every(({ verdict }) => verdict === 'yours' || verdict === 'nothing-to-check')

/** Of each such line, for its role, the texts that nobody would be stopped at, but for those that another line has. */
const unmarked = (change: (text: string) => string[], lineOfEach = 1) =>
  everyLine
    .filter((_, at) => at % lineOfEach === 0)
    .flatMap(({ line, lines }) =>
      change(line.text)
        .filter((text) => text !== line.text && !lines.some((it) => it.text.includes(text)))
        .filter((text) => !check(text, lines, { entry: line.role ?? line.entry ?? undefined, today }).some(isOpen))
        .map((text) => `${line.text} → ${text}`),
    )

const replaced = (pattern: RegExp, by: (found: string) => string) => (text: string) =>
  [...text.matchAll(pattern)].map(
    ({ index, 0: found }) => text.slice(0, index) + by(found) + text.slice(index + found.length),
  )

it('[CK6] every line of every resume is yours', () => {
  expect(everyLine.filter(({ line, lines }) => !isYours(line.text, lines)).map(({ line }) => line.text)).toEqual([])
})

it('[CK6] a share is yours with a space before its sign and without one, and no other share is', () => {
  const shares = everyLine.filter(({ line }) => /\d%/.test(line.text))
  expect(shares.length).toBeGreaterThan(20)
  for (const { line, lines } of shares) {
    expect(isYours(line.text.replaceAll('%', ' %'), lines), line.text).toBe(true)
    expect(isYours(line.text.replaceAll('%', '\u00a0%').replace(/\d(?=\u00a0%)/, '$&1'), lines), line.text).toBe(false)
  }
})

it('[CK6] [CK7] the opening of a line is yours, and each deed of it, unless what was left out may narrow it', () => {
  const plain = everyLine.filter(({ line }) => line.kind === 'line' && !/[()]|\d[.,:]\d|\.\s/.test(line.text))
  const told = plain.flatMap(({ line, lines }) => {
    const clauses = line.text.split(/[,;:–—]/)
    const areDeeds = clauses.every((clause) => /^ ?(?:and )?\w+ed (?!by)/.test(clause))
    const apart = areDeeds ? clauses : clauses.slice(0, 1)
    return clauses.slice(1).some(mayNarrow) ? [] : apart.map((clause) => ({ clause, lines }))
  })
  expect(told.length).toBeGreaterThan(250)
  expect(told.filter(({ clause, lines }) => !isYours(clause, lines)).map(({ clause }) => clause)).toEqual([])
})

const helps = stemsOf(helpWords)
/** It may narrow what stands beside it. */
const mayNarrow = (clause: string) =>
  wordsOf(clause).some(
    ({ lower, stem }, at) =>
      negations.has(lower) || reservations.has(lower) || helps.has(stem) || (at === 0 && openers.has(lower)),
  )

it('[CK9] no line passes with another digit', () => {
  expect(
    unmarked(
      replaced(/\d/g, (digit) => String((Number(digit) + 3) % 10)),
      4,
    ),
  ).toEqual([])
})

it('[CK12] [CK13] nor with another name or title', () => {
  for (const name of ['Snowflake', 'Servest'])
    expect(
      unmarked(
        replaced(/(?<!^)\b\p{Lu}[\p{L}.+#]+/gu, () => name),
        4,
      ),
    ).toEqual([])
  expect(
    unmarked(replaced(/\b(?:Manager|Engineer|Nurse|Analyst|Developer|Designer|Accountant)\b/g, () => 'Director')),
  ).toEqual([])
})

it('[CK15] nor with a verb of higher rank', () => {
  const lower = /^(?!Led|Coached|Managed a team)(?:\w+ed|Ran|Built|Wrote|Taught|Kept|Sold)\b/g
  expect(unmarked(replaced(lower, (verb) => (verb === 'Directed' ? 'Founded' : 'Directed')))).toEqual([])
})

it('[CK7] [CK17] nor without a word that denies, reserves or says help', () => {
  const dropped =
    /\b(?:not|never|no|without|helped(?: with)?|assisted|(?<!that )supported|under (?:the )?(?:supervision|guidance|direction) of[^,;]*|part of|up to(?! date)|planned|volunteer|junior|trainee|acting|deputy|interim|basic|mostly|partly|about(?= \d)|some)\b ?/gi
  expect(unmarked(replaced(dropped, () => ''))).toEqual([])
})
