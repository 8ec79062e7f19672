import { smallWordsOf } from '../words/languages.ts'

// The language of a text. Its writing tells most of them; Latin ones are told by their most common small words.

/** For letters that only some words of a language have. */
const fewOfThem = 0.04

// Punjabi is missing: the typesetter takes it to run to the left.
const writings: [lang: string, letters: RegExp, least?: number][] = [
  ['ja', /[\u3041-\u30ff]/g, fewOfThem],
  ['ko', /[\uac00-\ud7a3]/g],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['uk', /[іїєґ]/giu, fewOfThem],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['vi', /[\u1ea0-\u1ef9ơưđ]/giu, fewOfThem],
]

// Where names and terms of another language fill a page, a third of the letters still tells whose page it is.
const share = 0.3

/** [TX8] `en`, `de`, `ja`; English, where nothing tells another one. */
export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const written = writings.find(([, own, least = share]) => (text.match(own)?.length ?? 0) > least * letters)
  return written?.[0] ?? latinLanguage(text)
}

function latinLanguage(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = Object.entries(smallWordsOf).map(([lang, small]) => {
    const known = new Set(small.split(' '))
    return [lang, words.filter((word) => known.has(word)).length] as const
  })
  return counts.reduce((top, it) => (it[1] > top[1] ? it : top), ['en', 0] as const)[0]
}

/** Names alone may look like another language: `Los Angeles`. */
const fewestWords = 12

/** [TX8] Whether a text is in English, or too short to tell. */
export function isEnglish(text: string): boolean {
  const language = languageOf(text)
  return language === 'en' || (language in smallWordsOf && (text.match(/\p{L}+/gu)?.length ?? 0) < fewestWords)
}
