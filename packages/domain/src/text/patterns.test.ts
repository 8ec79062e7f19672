import { describe, expect, it } from 'vitest'
import { among, amongMany, oneOf, patternOf, sourceOf, wordIn } from './patterns.ts'

const row = (words: string) => ({ words, why: 'a test' })

describe('a row as a pattern', () => {
  it('does not match a word inside of another, where words are asked for', () => {
    expect(wordIn(row('crew team')).test('steam')).toBe(false)
    expect(wordIn(row('crew team')).test('the Team')).toBe(true)
  })

  it('has a phrase on each line, in any case unless it is told otherwise', () => {
    const either = row(`
      as needed
      on call`)
    expect(patternOf(either).test('As Needed')).toBe(true)
    expect(patternOf(either, '').test('As Needed')).toBe(false)
    expect(patternOf(either).test('as call')).toBe(false)
  })

  it('has a blank inside of a word where an underscore stands', () => {
    expect(oneOf(row('on_call nights'))).toBe('(?:on call|nights)')
  })

  it('remembers only what has a name, and keeps brackets that are escaped or letters of a set', () => {
    expect(sourceOf(row('(?<it>a|b) (c|d) \\(e\\) [(]'))).toBe('(?<it>a|b) (?:c|d) \\(e\\) [(]')
  })

  it('takes other words in the place that names them, and leaves a name that it is not given', () => {
    expect(sourceOf(row('<verb> <object>'), { verb: 'lift' })).toBe('lift <object>')
  })
})

it('one of many is found where it is asked for, and what belongs to it is not', () => {
  expect(['teams', "team's"].map(amongMany('crew team'))).toEqual([true, false])
  expect(['team', 'teams'].map(among('crew team'))).toEqual([true, false])
})
