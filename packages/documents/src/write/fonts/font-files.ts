import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RareFamily } from './missing-glyphs.ts'

// Fonts come with the project as packages, in files that every format can embed.
const usual = [
  'source-serif-4/300Light/SourceSerif4_300Light',
  'source-serif-4/400Regular/SourceSerif4_400Regular',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold',
  'source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic',
  'source-sans-3/400Regular/SourceSans3_400Regular',
  'source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic',
  'source-sans-3/600SemiBold/SourceSans3_600SemiBold',
  'source-sans-3/700Bold/SourceSans3_700Bold',
  'ibm-plex-sans/400Regular/IBMPlexSans_400Regular',
  'ibm-plex-sans/400Regular_Italic/IBMPlexSans_400Regular_Italic',
  'ibm-plex-sans/500Medium/IBMPlexSans_500Medium',
  'ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold',
  'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular',
  'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular',
  'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold',
  'biz-udgothic/400Regular/BIZUDGothic_400Regular',
  'biz-udgothic/700Bold/BIZUDGothic_700Bold',
  'nanum-gothic/400Regular/NanumGothic_400Regular',
  'nanum-gothic/700Bold/NanumGothic_700Bold',
  'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular',
]

/**
 * Scripts that few texts are in: loaded for a text that needs them. Of the Bengali and Thai fonts there are, these move marks
 * up or down least: the compiler writes the text of a letter twice where its mark is moved.
 */
export const rareFamilies = [
  'Noto Sans Devanagari',
  'Hind Siliguri',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  'Noto Sans Gujarati',
  'Noto Sans Gurmukhi',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  'IBM Plex Sans Thai',
  'Noto Sans Georgian',
  'Noto Sans Armenian',
  'Noto Sans Ethiopic',
] as const
const rareWeights = ['400Regular', '600SemiBold']

const { resolve } = createRequire(import.meta.url)

const read = (names: readonly string[]) => names.map((name) => readFileSync(resolve(`@expo-google-fonts/${name}.ttf`)))

/** The fonts of every document. */
export const readFonts = (): Buffer[] => read(usual)

export const readRareFonts = (families: readonly RareFamily[]): Buffer[] => read(families.flatMap(rareFiles))

const rareFiles = (family: RareFamily) =>
  rareWeights.map(
    (weight) => `${family.toLowerCase().replaceAll(' ', '-')}/${weight}/${family.replaceAll(' ', '')}_${weight}`,
  )
