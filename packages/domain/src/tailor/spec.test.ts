import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = (name: string) => new URL(name, import.meta.url)
const numbersIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, it = '']) => it))]
const sorted = (numbers: string[]) => [...numbers].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))

it('the rules of SPEC.md and those that tests name are the same', () => {
  const rules = numbersIn(readFileSync(here('SPEC.md'), 'utf8'), /^- (T\d+) /gm)
  const tests = readdirSync(here('.')).filter((name) => name.endsWith('.test.ts'))
  const named = tests.flatMap((name) => numbersIn(readFileSync(here(name), 'utf8'), /\[(T\d+)\]/g))
  expect(sorted([...new Set(named)])).toEqual(sorted(rules))
})
