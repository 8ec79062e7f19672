import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
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
