// The language of a document, for its metadata and for how its script is set. Its writing tells most of them; Latin ones
// are told by their most common small words.

// Punjabi is missing: the typesetter takes it to run to the left.
const writings: [lang: string, letters: RegExp][] = [
  ['ja', /[\u3041-\u30ff]/g],
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
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['vi', /[\u1ea0-\u1ef9ơưđ]/giu],
]

const smallWords: Record<string, string> = {
  en: 'the and of to in for with on by from as at',
  de: 'und der die das mit für von im bei zur den des',
  fr: 'et de la le les des du en pour avec dans au',
  es: 'y de la el los las en con para por del al',
  pt: 'e de da do os as em com para por na no',
  it: 'e di il la le con per del della dei nel gli',
  nl: 'en van de het een met voor bij op aan naar te',
  pl: 'i w z na do dla oraz przez od po we ze',
  sv: 'och för med av på till ett den som inom att i',
}

// Where names and terms of another language fill a page, a third of the letters still tells whose page it is.
const share = 0.3

export function languageOf(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const written = writings.find(
    ([lang, own]) => (text.match(own)?.length ?? 0) > (marks(lang) ? 0.04 : share) * letters,
  )
  return written?.[0] ?? latinLanguage(text)
}

/** Letters that only some words of a language have. */
const marks = (lang: string) => ['ja', 'uk', 'vi'].includes(lang)

function latinLanguage(text: string): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = Object.entries(smallWords).map(([lang, small]) => {
    const known = new Set(small.split(' '))
    return [lang, words.filter((word) => known.has(word)).length] as const
  })
  return counts.reduce((top, it) => (it[1] > top[1] ? it : top), ['en', 0] as const)[0]
}
