import { expect, it } from 'vitest'
import { alternationsIn, codeLinesIn, engineSources, kindOf, parse, textSources, wordListsIn } from './eval/sources.ts'

// Words that are held against a text belong into the tables of `words/`, each with its class and reason: in a list or a
// pattern of its own each file comes to know other words for the same thing.

/** Lists, sets and alternatives of three words and more that are left outside of `words/`. A figure may only fall. */
const left = {
  applications: 0,
  ats: 0,
  calendar: 0,
  check: 0,
  credentials: 0,
  facts: 0,
  growth: 0,
  interview: 0,
  job: 0,
  language: 22,
  letter: 0,
  match: 0,
  proof: 0,
  rank: 0,
  reading: 25,
  // Names of the HTML that people write their resumes in, and of blocks and keys of our own.
  resume: 11,
  skills: 0,
  tailor: 0,
  text: 30,
  writers: 0,
}

it('no part of the engine has more lists of words of its own than are left', () => {
  const found: Record<string, number> = {}
  for (const { room, tree } of textSources()) found[room] = (found[room] ?? 0) + wordListsIn(tree).length
  // Where this fails with fewer, write the smaller figure above; with more, put the words into `words/`.
  expect(found).toEqual(left)
})

it.each([
  "const people = ['crew', 'staff', 'team']",
  "const people = new Set(['crew', 'staff', 'team'])",
  "const people: string[] = ['crew', 'staff', 'team']",
  "const people = new Set<string>(['crew', 'staff', 'team'])",
  "const people = new Set('crew staff team'.split(' '))",
  "const people = `crew staff team`\nconst each = people.split(' ')",
  "const people = anyOf('crew staff team')",
  'const people = /\\b(?:crew|staff|team)s?\\b/',
  "const people = new RegExp('crew|staff|team')",
  'const people = new RegExp(`crew|staff|team`)',
])('%s is a list of words', (text) => {
  expect(wordListsIn(parse('a.ts', text))).toHaveLength(1)
})

it.each([
  "const kinds = new Set<Kind>(['line', 'fact', 'skill'])",
  "const kinds: Kind[] = ['line', 'fact', 'skill']",
  "const kinds = ['line', 'fact', 'skill'] as const",
  "const isTold = ['line', 'fact', 'skill'].includes(source.kind)",
  "const pass = { reads: ['verb', 'form', 'rank'] }",
  "const said = 'Say what you did, and for whom.'",
  'const ends = /(?:s|ed)$/',
  'const both = /crew|staff/',
  'const ends = /(?:[aeo]y|[aeio]w|[^aeiou]{2})ing$/',
  `const where = \`(?:\${regions}|\${counties}|\${countries})\``,
])('%s is none', (text) => {
  expect(wordListsIn(parse('a.ts', text))).toEqual([])
})

it('each group of a pattern is one of its own', () => {
  expect(alternationsIn('(?:crew|staff|team) of (?:two|three|four)|[a|b|c] x')).toBe(2)
})

it('the check has 900 lines of code at most', () => {
  const files = engineSources((room) => room === 'check').filter((file) => kindOf(file) === 'code')
  expect(files.reduce((sum, { tree }) => sum + codeLinesIn(tree), 0)).toBeLessThanOrEqual(900)
})

/** Where `text/` alone says what a line, a sentence or a word is. */
const readByText = new Set(['check', 'job', 'match', 'tailor', 'letter', 'writers'])

it('what judges and writes splits no text by itself', () => {
  const splitting = engineSources((room) => readByText.has(room)).filter(({ tree }) => /\.split\(/.test(tree.text))
  expect(splitting.map(({ tree }) => tree.fileName)).toEqual([])
})
