import { describe, expect, it } from 'vitest'
import { listWords, wordsOf } from './words.ts'

describe('a text for a template', () => {
  it('is itself where any line can hold it', () => {
    expect(wordsOf('Built #1 $x$ *y* @z \\ services')).toBe('Built #1 $x$ *y* @z \\ services')
  })

  it('may be broken inside a word that no line can hold, and then loses nothing', () => {
    const long = 'x'.repeat(5000)
    const words = wordsOf(`a ${long}`)
    expect(words).toHaveLength(2)
    expect([words[1]].flat().join('')).toBe(long)
    expect([words[1]].flat().length).toBeGreaterThan(100)
  })

  it('is not broken between a letter and its mark', () => {
    const parts = [wordsOf('e\u0301'.repeat(60))].flat(2)
    expect(parts.every((part) => !/^\p{M}/u.test(part))).toBe(true)
  })

  it('is not broken at a hyphen, nor so that one short word stands alone', () => {
    expect(wordsOf('a two-week sprint')).toEqual(['a ', ['two-week'], ' sprint'])
    const text = 'Brought cyber insurance, business continuity and data privacy under one supplier breach.'
    expect(wordsOf(text)).toEqual([text.slice(0, -16), ['supplier breach.']])
  })

  it('keeps line ends, and leaves East Asian text to its own rules', () => {
    expect(wordsOf('a\nb')).toEqual(['a', '\n', 'b'])
    const japanese = '日本語の翻訳を担当し年間三百件の案件を管理した'.repeat(4)
    expect(wordsOf(japanese)).toBe(japanese)
  })

  it('breaks a list behind its commas', () => {
    expect(listWords(['Unit testing', 'Go'])).toEqual([['Unit testing,'], ' ', ['Go']])
  })
})
