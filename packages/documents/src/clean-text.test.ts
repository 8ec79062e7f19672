import { describe, expect, it } from 'vitest'
import { cleanText, pictureText } from './clean-text.ts'

describe('clean text', () => {
  it('writes ligatures and Arabic shapes as the letters they stand for', () => {
    expect(cleanText('oﬃce ﬁrst ﬂow')).toBe('office first flow')
    expect(cleanText('ﻧﺺ')).toBe('نص')
  })

  it('joins a word that a soft hyphen may break', () => {
    expect(cleanText('co\u00adoperation')).toBe('cooperation')
  })

  it('composes letters and their accents', () => {
    expect(cleanText('Zoe\u0308')).toBe('Zoë')
  })

  it('drops icons and keeps the bullets of symbol fonts', () => {
    expect(cleanText('\uf095 555-0100')).toBe(' 555-0100')
    expect(cleanText('\uf0b7 Led')).toBe('• Led')
    expect(['\uf0a7', '§', '(', '•'].map((it) => pictureText(it, 'dingbats'))).toEqual(['▪', '▪', '', '•'])
    expect(pictureText('\uf0b7 •', 'icons')).toBe('')
  })

  it('keeps the joiners that Persian words and emoji need', () => {
    expect(cleanText('می\u200cخواهم')).toBe('می\u200cخواهم')
    expect(cleanText('👩\u200d💻')).toBe('👩\u200d💻')
  })

  it('makes every blank a plain one and every line end the same', () => {
    expect(cleanText('a\u00a0b\u2003c\u2028d')).toBe('a b c\nd')
  })

  it('changes nothing the second time', () => {
    const once = cleanText('oﬃce\u00ad \uf0b7 Zoe\u0308\u200b')
    expect(cleanText(once)).toBe(once)
  })
})
