import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { passes } from './passes.ts'

const here = (name: string) => new URL(name, import.meta.url)
const filesIn = (folder: string): string[] =>
  readdirSync(here(folder), { withFileTypes: true }).flatMap((it) =>
    it.isDirectory() ? filesIn(`${folder}${it.name}/`) : it.name.endsWith('.ts') ? [`${folder}${it.name}`] : [],
  )
const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number = '']) => number)
const sorted = (numbers: string[]) => [...new Set(numbers)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
const namedIn = (files: string[]) =>
  sorted(files.flatMap((file) => numbersIn(readFileSync(here(file), 'utf8'), /\[(L\d+)\]/g)))

const spec = sorted(numbersIn(readFileSync(here('SPEC.md'), 'utf8'), /^- (L\d+) /gm))
const isTest = (file: string) => file.endsWith('.test.ts')

it('every rule of SPEC.md is found in the code that keeps it', () => {
  expect(namedIn(filesIn('./').filter((file) => !isTest(file)))).toEqual(spec)
})

it('and in a test', () => {
  expect(namedIn(filesIn('./').filter(isTest))).toEqual(spec)
})

it('every pass is of a rule', () => {
  for (const { rule } of passes) expect(spec).toContain(rule)
})
