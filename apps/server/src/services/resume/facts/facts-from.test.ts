import { expect, it } from 'vitest'
import { toldIn } from './facts-from.ts'
import type { Said } from './said.ts'

const said = (id: string, answer: string, requirement?: string): Said => ({
  ...{ id, answer, saidOn: '2026-07-01', skill: undefined, requirement },
})

it('a no is kept by the name of what was asked, and is no fact', () => {
  expect(toldIn([said('1', 'No', 'Forklift operation')])).toEqual({ facts: [], denied: ['Forklift operation'] })
})

it('what was told without being asked denies nothing', () => {
  expect(toldIn([said('1', 'No')])).toEqual({ facts: [], denied: [] })
})

it('a yes is a fact, and denies nothing', () => {
  const { facts, denied } = toldIn([said('1', 'Drove a forklift at Harrow for three years', 'Forklift operation')])
  expect([facts.map(({ id }) => id), denied]).toEqual([['1'], []])
})
