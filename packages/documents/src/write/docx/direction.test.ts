import { describe, expect, it } from 'vitest'
import { isRightToLeft, stretchesOf } from './direction.ts'

const shown = (text: string, inRight: boolean) =>
  stretchesOf(text, inRight).map(({ text: part, right }) => `${right ? '<' : '>'}${part}`)

describe('the direction of text', () => {
  it.each([
    ['', false],
    ['2024 (12%)', false],
    ['Resume עברית', false],
    ['(2024) שלום Kafka', true],
    ['مهندسة', true],
  ])('is that of its first letter: %s', (text, right) => {
    expect(isRightToLeft(text)).toBe(right)
  })

  it('holds for stretches from their first letter to their last, signs at the edges follow the paragraph', () => {
    expect(shown('Plain (text).', false)).toEqual(['>Plain (text).'])
    expect(shown('In עברית (2020) שלום, yes', false)).toEqual(['>In ', '<עברית (2020) שלום', '>, yes'])
    expect(shown('ב Kafka 3 ו SQL.', true)).toEqual(['<ב ', '>Kafka 3', '< ו ', '>SQL', '<.'])
  })

  it('loses nothing', () => {
    const text = '… שלום world! مرحبا 12% (ok) —'
    for (const inRight of [true, false])
      expect(
        stretchesOf(text, inRight)
          .map((it) => it.text)
          .join(''),
      ).toBe(text)
  })
})
