import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = (name: string) => new URL(name, import.meta.url)
const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it = '']) => it)

it('the rules of SPEC.md and those that tests name are the same', () => {
  const rules = numbersIn(readFileSync(here('SPEC.md'), 'utf8'), /^- (BIL\d+) /gm)
  const tests = readdirSync(here('.')).filter((name) => name.endsWith('.test.ts'))
  const named = tests.flatMap((name) => numbersIn(readFileSync(here(name), 'utf8'), /\[(BIL\d+)\]/g))
  expect([...new Set(named)].sort()).toEqual(rules.sort())
})
