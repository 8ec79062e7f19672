/** Fonts that come with Word, by what they are for. What a machine has not got is replaced by one of the same widths. */
export type FamilyName = 'serif' | 'sans' | 'plain'

interface Family {
  latin: string
  /** The same widths where there is no Word. */
  stand: string
  complex: string
  kind: 'roman' | 'swiss'
  /** From line to line where the font alone decides, as a multiple of its size. */
  line: number
}

const families: Record<FamilyName, Family> = {
  serif: { latin: 'Cambria', stand: 'Caladea', complex: 'Times New Roman', kind: 'roman', line: 1.17 },
  sans: { latin: 'Calibri', stand: 'Carlito', complex: 'Arial', kind: 'swiss', line: 1.22 },
  plain: { latin: 'Arial', stand: 'Liberation Sans', complex: 'Arial', kind: 'swiss', line: 1.15 },
}

// Chinese characters are drawn as the language of the document draws them.
const eastAsian: Record<string, Record<Family['kind'], string>> = {
  ja: { roman: 'Yu Mincho', swiss: 'Yu Gothic' },
  ko: { roman: 'Batang', swiss: 'Malgun Gothic' },
  zh: { roman: 'SimSun', swiss: 'Microsoft YaHei' },
}

const usualEastAsian = { roman: 'SimSun', swiss: 'Microsoft YaHei' }

export const naturalLine = (name: FamilyName): number => families[name].line

export function fontOf(name: FamilyName, lang: string) {
  const { latin, complex, kind } = families[name]
  return { ascii: latin, hAnsi: latin, cs: complex, eastAsia: (eastAsian[lang] ?? usualEastAsian)[kind] }
}

/** The part of the package that says what to take where a font is missing. */
export const fontTable = (): string => {
  const fonts = Object.values(families).map(
    ({ latin, stand, kind }) =>
      `<w:font w:name="${latin}"><w:altName w:val="${stand}"/><w:family w:val="${kind}"/><w:pitch w:val="variable"/></w:font>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${fonts.join('')}</w:fonts>`
}

const tags: Record<string, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  pt: 'pt-PT',
  it: 'it-IT',
  nl: 'nl-NL',
  pl: 'pl-PL',
  sv: 'sv-SE',
  el: 'el-GR',
  ru: 'ru-RU',
  uk: 'uk-UA',
  vi: 'vi-VN',
}
const eastAsianTags: Record<string, string> = { ja: 'ja-JP', ko: 'ko-KR', zh: 'zh-CN' }
const complexTags: Record<string, string> = { ar: 'ar-SA', he: 'he-IL' }

/** The languages that spelling is checked in, by writing. */
export const languageTags = (lang: string) => ({
  value: tags[lang] ?? 'en-US',
  eastAsia: eastAsianTags[lang] ?? 'zh-CN',
  bidirectional: complexTags[lang] ?? 'ar-SA',
})
