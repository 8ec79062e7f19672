import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = (name: string) => new URL(name, import.meta.url)
const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it = '']) => it)
const sorted = (numbers: string[]) => [...new Set(numbers)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
const files = readdirSync(here('.')).filter((name) => name.endsWith('.ts'))
const numbersOf = (chosen: string[], pattern: RegExp) =>
  sorted(chosen.flatMap((name) => numbersIn(readFileSync(here(name), 'utf8'), pattern)))
const rules = numbersIn(readFileSync(here('SPEC.md'), 'utf8'), /^- (J\d+) /gm)

it('every rule of SPEC.md has a number of its own, in order', () => {
  expect(rules).toEqual(rules.map((_, index) => `J${index + 1}`))
})

it('the rules of SPEC.md and those that code says it decides are the same', () => {
  const code = files.filter((name) => !name.endsWith('.test.ts'))
  expect(numbersOf(code, /\b(J\d+)\b/g)).toEqual(rules)
})
