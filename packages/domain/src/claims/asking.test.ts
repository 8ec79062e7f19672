import { expect, it } from 'vitest'
import type { Source } from '../resume/sources.ts'
import { type SupportOptions, supports } from './index.ts'

const checked = (sources: string[], text: string, options: SupportOptions = {}) =>
  supports(sources, text, { today: '2026-07-01', ...options })

it('[CL27] a word that is near to the person’s own is asked about, with both words and their place', () => {
  const { verdict, supported, doubts, verdicts } = checked(['Painted.', 'Trained six cooks.'], 'Trained six chefs.')
  expect({ verdict, supported }).toEqual({ verdict: 'ask', supported: false })
  expect(doubts).toEqual([{ words: 'chefs', youWrote: 'cooks', source: '1', from: 12, to: 17 }])
  expect(verdicts.map(({ status }) => status)).toEqual(['stated', 'stated', 'ask'])
})

it('[CL27] beside a word that nothing is near to, or anything that is wrong, nothing is asked', () => {
  expect(checked(['Trained six cooks.'], 'Trained six pilots.').verdict).toBe('refused')
  expect(checked(['Trained six cooks.'], 'Trained six chefs and florists.').verdict).toBe('refused')
  expect(checked(['Trained six cooks.'], 'Trained eight chefs.').verdict).toBe('refused')
  expect(checked(['Helped train six cooks.'], 'Trained six chefs.').verdict).toBe('refused')
  expect(checked(['Trained six cooks.'], 'Directed six chefs.').verdict).toBe('refused')
})

it('[CL28] a word that the advertisement asks for is the person’s only in a form of its own', () => {
  const said = ['Fixed 30 bicycles a week.']
  expect(checked(said, 'Repaired 30 bicycles a week.').verdict).toBe('supported')
  expect(checked(said, 'Repaired 30 bicycles a week.', { asked: ['repair'] })).toMatchObject({
    verdict: 'ask',
    doubts: [{ words: 'Repaired', youWrote: 'Fixed', source: '0' }],
  })
  expect(checked(['Repaired bicycles.'], 'Repair of bicycles.', { asked: ['bicycle repairs'] }).supported).toBe(true)
})

it('[CL27] a noun of another line of the same role, before a noun of this one, is asked about', () => {
  const line = (id: string, role: string, text: string): Source => ({
    id,
    role,
    text,
    kind: 'line',
    quotes: [text],
    section: null,
    entry: null,
  })
  const sources = [line('a', 'r1', 'Wrote menus every week.'), line('b', 'r1', 'Ran the till of a café.')]
  expect(supports(sources, 'Wrote café menus every week.').doubts).toMatchObject([
    { words: 'café', youWrote: 'café', source: 'b' },
  ])
  const other = [line('a', 'r1', 'Wrote menus every week.'), line('b', 'r2', 'Ran the till of a café.')]
  expect(supports(other, 'Wrote café menus every week.').verdict).toBe('refused')
})
