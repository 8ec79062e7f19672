import { describe, expect, it } from 'vitest'
import { beforeLabel, ceilingLabel, numerals, signedGain, ticks, ticksOfTen } from './tape-geometry.ts'

describe('the tape', () => {
  it('has a tick for each point, longer at the fives and longest at the tens', () => {
    expect(ticks(0, 100).match(/M/g)).toHaveLength(99)
    expect(ticks(3, 6)).toBe('M4 0v2.4M5 0v3.8M6 0v2.4')
    expect(ticks(9, 10)).toBe('M10 0v5.2')
  })

  it('has a tick for each ten in a list', () => {
    expect(ticksOfTen(0, 100).match(/M/g)).toHaveLength(9)
    expect(ticksOfTen(40, 60)).toBe('M50 0v6M60 0v4')
  })

  it('leaves out the numerals that would be covered', () => {
    expect(numerals([78, 51])).toEqual([10, 20, 30, 40, 60, 70, 90])
  })

  it.each([
    [14, '+14'],
    [0, '±0'],
    [-3, '−3'],
  ])('writes a gain of %i as %s', (gain, text) => {
    expect(signedGain(gain)).toBe(text)
  })
})

describe('"Before"', () => {
  it.each([
    { why: 'stands left of its mark', before: 64, score: 78, ceiling: 84, anchor: 'end', joined: false },
    { why: 'stays on the tape at its start', before: 5, score: 30, ceiling: 84, anchor: 'start', joined: true },
    { why: 'takes the gain along near the ceiling', before: 88, score: 92, ceiling: 94, anchor: 'end', joined: true },
    {
      why: 'stands right of its mark after a fall',
      before: 64,
      score: 50,
      ceiling: 84,
      anchor: 'start',
      joined: false,
    },
    { why: 'stays on the tape at its end', before: 97, score: 90, ceiling: 99, anchor: 'end', joined: false },
  ])('$why', ({ before, score, ceiling, anchor, joined }) => {
    expect(beforeLabel({ before, score, ceiling })).toEqual({ at: before, anchor, row: 0, joined })
  })
})

describe('"Up to"', () => {
  it.each([
    { why: 'runs on from its line', ceiling: 60, before: 30, score: 50, anchor: 'start', row: 0 },
    { why: 'runs back where the tape ends', ceiling: 95, before: 40, score: 78, anchor: 'end', row: 0 },
    { why: 'takes the second line when the first is taken', ceiling: 94, before: 88, score: 92, anchor: 'end', row: 1 },
    { why: 'takes the second line after a fall', ceiling: 66, before: 64, score: 50, anchor: 'start', row: 1 },
    {
      why: 'has the line to itself without a before',
      ceiling: 94,
      before: undefined,
      score: 92,
      anchor: 'end',
      row: 0,
    },
  ])('$why', ({ ceiling, before, score, anchor, row }) => {
    expect(ceilingLabel(ceiling, before, score)).toEqual({ at: ceiling, anchor, row })
  })
})
