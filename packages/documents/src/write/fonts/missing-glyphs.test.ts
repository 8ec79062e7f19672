import { describe, expect, it } from 'vitest'
import { coverage, rareCoverage } from './generated/coverage.ts'
import { hasUnprintableLetters, missingGlyphs, printable, rareFamiliesFor } from './missing-glyphs.ts'
import { coverageOfFonts } from './write-coverage.ts'

describe('what fonts can print', () => {
  it('is known as the fonts are', () => {
    expect(coverageOfFonts()).toEqual({ usual: coverage, rare: rareCoverage })
  })

  it.each([
    ['Latin with all accents', 'àâäåãæçèéêëíñøœšžžłđþßğışăâțșőűřůĳĄĘŻĶŅģ'],
    ['Greek', 'ΑαΆάΈέΉήΊίΌόΎύΏώςϊΰ'],
    ['Cyrillic', 'АаЁёЖжЪъЫыЭэЯяЇїЄєҐґЈјЉљЊњЋћ'],
    ['Vietnamese', 'ăâđêôơưẢạấầẩẫậếệỉịọốộớợụứựỳỷỹ'],
    ['Chinese', '软件工程师负责项目管理与设计'],
    ['Japanese', '日本語の翻訳を担当、アプリ開発'],
    ['Korean', '한국어 번역 품질을 개선'],
    ['Arabic', 'مهندسة برمجيات ١٢٣ پچگ'],
    ['Hebrew', 'מעצבת מוצר בכירה'],
    ['signs', '–—•·…“”‘’«»€£¥%‰°±×÷→≥≤½²©®™№'],
  ])('has %s', (_, text) => {
    expect(missingGlyphs(text)).toEqual([])
    expect(printable(text)).toBe(text)
  })

  it('lacks pictures and rare writings, tells each once, and leaves them out', () => {
    expect(missingGlyphs('Ship 🚀 it 🚀 ខ្មែរ')).toEqual(['🚀', ...new Set('ខ្មែរ')])
    expect(printable('Ship 🚀 it')).toBe('Ship  it')
  })

  it('tells letters that it lacks from pictures that may be left out', () => {
    expect(['ខ្មែរ', 'ᏣᎳᎩ', 'a 𓀀'].map(hasUnprintableLetters)).toEqual([true, true, true])
    expect(['Ship 🚀 ✈ it', 'नमस्ते', 'Ágnes'].map(hasUnprintableLetters)).toEqual([false, false, false])
  })

  it('names the fonts that a text needs besides the usual ones, and no others', () => {
    expect(rareFamiliesFor('Zoë, лингвист, 日本語 שלום')).toEqual([])
    expect(rareFamiliesFor('मैंने काम किया।')).toEqual(['Noto Sans Devanagari'])
    expect(rareFamiliesFor('আমি কাজ করেছি। ทำงาน')).toEqual(['Hind Siliguri', 'IBM Plex Sans Thai'])
  })

  it('puts letters and marks together, and counts nothing that is not drawn', () => {
    expect(printable('Zoe\u0308')).toBe('Zoë')
    expect(missingGlyphs('a\u200db\ufe0f\n\tc\u00ad')).toEqual([])
  })
})
