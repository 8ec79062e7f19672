import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nearDeeds } from '../words/near-deeds.ts'
import { sameDeeds } from '../words/same-deeds.ts'
import { sameNames } from '../words/same-names.ts'
import { explained } from './explanations.ts'
import { rules } from './support.ts'

const here = (name: string) => new URL(name, import.meta.url)
const numbersIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, it = '']) => it))]
const sorted = (numbers: string[]) => [...new Set(numbers)].sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)))
const spec = numbersIn(readFileSync(here('SPEC.md'), 'utf8'), /^- (CL\d+) /gm)

it('the rules of SPEC.md and those that tests name are the same', () => {
  const tests = readdirSync(here('.')).filter((name) => name.endsWith('.test.ts'))
  const named = tests.flatMap((name) => numbersIn(readFileSync(here(name), 'utf8'), /\[(CL\d+)\]/g))
  expect(sorted(named)).toEqual(sorted(spec))
})

it('every rule that a verdict may name is in SPEC.md', () => {
  for (const rule of Object.values(rules)) expect(spec).toContain(rule.split(' ')[0])
})

const filesIn = (folder: string) =>
  readdirSync(here(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const ruleFiles = filesIn('./rules/')
const code = [
  ...filesIn('./').filter((name) => name !== 'support.ts'),
  ...ruleFiles.map((name) => `rules/${name}`),
].map((name) => readFileSync(here(name), 'utf8'))

/** The rules of manner, which hold for every check: where they are kept. */
const ofManner: Record<string, string> = { CL23: 'supports.ts', CL24: 'verdict.ts', CL25: 'units.ts' }

it('every rule of SPEC.md has a file of its number, and every file of rules a rule', () => {
  const numbers = ruleFiles.map((name) => `CL${Number(/^cl(\d\d)-[a-z-]+\.ts$/.exec(name)?.[1])}`)
  expect(sorted([...numbers, ...Object.keys(ofManner)])).toEqual(sorted(spec))
  for (const [rule, file] of Object.entries(ofManner)) expect(readFileSync(here(file), 'utf8')).toContain(`[${rule}]`)
})

it('every rule that a verdict may name is decided by code that names it', () => {
  const unnamed = Object.keys(rules).filter((name) => !code.some((text) => text.includes(`rules.${name}`)))
  expect(unnamed).toEqual([])
})

it('every rule has a sentence for the person, both where a claim stands and where it falls', () => {
  for (const rule of Object.values(rules))
    for (const status of ['implied', 'unsupported'] as const) expect(explained(rule, status)).toMatch(/^[A-Z].*\.$/)
})

it('a row of a table has two words or more, and each of them once', () => {
  for (const { words } of [...nearDeeds, ...sameDeeds, ...sameNames]) {
    const all = words.split(' ')
    expect(all.length, words).toBeGreaterThan(1)
    expect(new Set(all).size, words).toBe(all.length)
  }
})
