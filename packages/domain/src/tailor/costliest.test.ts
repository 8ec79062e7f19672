import { expect, it } from 'vitest'
import type { Edit } from '../resume/edit.ts'
import { withoutCostliest } from './costliest.ts'

const edit = (line: string, more: Partial<Edit> = {}): Edit => ({
  ...{ id: line, line, kind: 'reworded', text: line, reason: '', requirement: null, sources: [line] },
  ...more,
})
const many = Array.from({ length: 24 }, (_, at) => edit(`l${at}`))

/** Each of these lines costs a point. */
function counting(costly: readonly string[]) {
  let tries = 0
  const worthOf = (some: Edit[]) => {
    tries += 1
    return 10 - some.filter(({ line }) => costly.includes(line)).length
  }
  return { worthOf, tries: () => tries }
}

it.each([
  ['none', []],
  ['one', ['l20']],
  ['two', ['l20', 'l21']],
  ['three', ['l20', 'l21', 'l22']],
])('[T24] of many edits a few are tried, whatever costs points: %s', (_, costly) => {
  const { worthOf, tries } = counting(costly)
  withoutCostliest(many, new Set(costly), 10.5, worthOf)
  expect(tries()).toBeLessThanOrEqual(6)
})

it('[T20] what costs points goes back, one or two', () => {
  for (const costly of [['l20'], ['l20', 'l21']]) {
    const kept = withoutCostliest(many, new Set(costly), 10, counting(costly).worthOf)
    expect(kept).toEqual(many.filter(({ line }) => !costly.includes(line)))
  }
})

it('[T19] what the person told stays, and so do all where nothing helps', () => {
  const told = edit('l1', { kind: 'added', sources: ['fact-1'] })
  expect(withoutCostliest([told], new Set(['l1']), 10, counting(['l1']).worthOf)).toEqual([told])
  expect(withoutCostliest(many, new Set(), 10, counting(['l1', 'l2', 'l3']).worthOf)).toEqual(many)
})
