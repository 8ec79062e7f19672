import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = (name: string) => new URL(name, import.meta.url)
const numbersIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, it = '']) => it))]
const sorted = (numbers: string[]) => [...new Set(numbers)].sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)))

it.each([
  ['./', 'CK'],
  ['../text/', 'TX'],
  ['../proof/', 'PF'],
  ['../facts/', 'FA'],
  ['../letter/', 'LT'],
])('the rules of %sSPEC.md and those that tests name are the same', (folder, letters) => {
  const rules = numbersIn(readFileSync(here(`${folder}SPEC.md`), 'utf8'), new RegExp(`^- (${letters}\\d+) `, 'gm'))
  const tests = readdirSync(here(folder)).filter((name) => name.endsWith('.test.ts'))
  const named = tests.flatMap((name) =>
    numbersIn(readFileSync(here(folder + name), 'utf8'), new RegExp(`\\[(${letters}\\d+)\\]`, 'g')),
  )
  expect(sorted(named)).toEqual(sorted(rules))
  expect(rules.length).toBeLessThanOrEqual(20)
})
