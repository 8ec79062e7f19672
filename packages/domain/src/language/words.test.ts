import { describe, expect, it } from 'vitest'
import { contentStems, stem, words } from './words.ts'

describe('the words of a text', () => {
  it('are in small letters, without accents, with what belongs to a name', () => {
    expect(words('Café R&D: don’t stop, C++ and C#')).toEqual(['cafe', 'r&d', "don't", 'stop', 'c++', 'and', 'c#'])
  })

  it('leaves out what only holds a sentence together', () => {
    expect(contentStems('the care of patients and their families')).toEqual([
      stem('care'),
      stem('patient'),
      stem('family'),
    ])
  })
})

describe('related words share a stem', () => {
  it.each([
    'manage managed manager management managing manages',
    'teach taught teacher teaching',
    'organise organized organisation organization organizing',
    'lead led leader leaders leadership leading',
    'plan planning planned planner',
    'supervise supervision supervisor supervised',
    'program programme programs',
    'colour color',
  ])('%s', (line) => {
    expect(new Set(line.split(' ').map(stem)).size).toBe(1)
  })

  it.each(['patient pat', 'business bus', 'care car', 'train trade', 'policy polish'])('but not %s', (line) => {
    expect(new Set(line.split(' ').map(stem)).size).toBe(2)
  })
})
