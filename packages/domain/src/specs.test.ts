import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id = '']) => id)
const rooms = files.filter((file) => file.endsWith('SPEC.md')).map(dirname)

describe.each(rooms)('the rules of %s/SPEC.md', (room) => {
  const rules = idsIn(read(`${room}/SPEC.md`), /^- ([A-Z]+\d+) /gm)

  it('have a number each', () => {
    expect(rules.length).toBeGreaterThan(0)
    expect(new Set(rules).size).toBe(rules.length)
  })

  it('are those that its tests name', () => {
    const [letters = ''] = /^[A-Z]+/.exec(rules[0] ?? '') ?? []
    const tests = files.filter((file) => file.startsWith(`${room}/`) && file.endsWith('.test.ts'))
    const named = tests.flatMap((file) => idsIn(read(file), new RegExp(`\\[(${letters}\\d+)\\]`, 'g')))
    expect([...new Set(named)].sort()).toEqual([...rules].sort())
  })
})

// What counts, compares and quotes needs no more.
it.each(['check', 'facts', 'letter', 'proof', 'text'])('%s has twenty rules at most', (room) => {
  expect(idsIn(read(`${room}/SPEC.md`), /^- ([A-Z]+\d+) /gm).length).toBeLessThanOrEqual(20)
})
