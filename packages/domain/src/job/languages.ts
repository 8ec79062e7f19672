const names =
  'English German French Spanish Portuguese Italian Dutch Flemish Polish Czech Slovak Hungarian Romanian Bulgarian Greek Swedish Norwegian Danish Finnish Estonian Latvian Lithuanian Icelandic Irish Welsh Catalan Croatian Serbian Bosnian Slovenian Albanian Russian Ukrainian Turkish Arabic Hebrew Farsi Persian Kurdish Hindi Urdu Punjabi Bengali Gujarati Tamil Telugu Marathi Mandarin Cantonese Chinese Japanese Korean Vietnamese Thai Tagalog Indonesian Malay Somali Swahili Amharic Hmong Haitian\\sCreole'
const german: Record<string, string> = {
  Deutsch: 'German',
  Englisch: 'English',
  Französisch: 'French',
  Spanisch: 'Spanish',
  Italienisch: 'Italian',
  Polnisch: 'Polish',
}
const pattern = new RegExp(
  `(?<!\\bplain\\s|\\bPlain\\s)\\b(${names.split(' ').join('|')}|${Object.keys(german).join('|')})(?:kenntnisse)?\\b(?!\\s+(?:law|market|markets|Quarter|cuisine|customers?|clients?|government|GAAP|literature|teacher|history|culture|Republic|Bank|companies|subsidiary|team|curriculum|department|Language Arts))`,
  'gu',
)

/** The languages named in a text, in English, in their order. */
export function languagesIn(text: string): { language: string; at: number }[] {
  return [...text.matchAll(pattern)].map((match) => {
    const word = (match[1] ?? '').replace(/\s/, ' ')
    return { language: german[word] ?? word, at: match.index }
  })
}

const spoken: [string, RegExp][] = [
  ['native', /\bnative\b|\bmother tongue\b|\bmuttersprach/i],
  ['fluent', /\bfluen(?:t|tly|cy)\b|\bfull professional\b|\bverhandlungssicher|\bfließend/i],
  ['business', /\bbusiness[- ](?:level|fluent|proficient)|\bprofessional (?:level|proficiency|working)/i],
  ['conversational', /\bconversational\b/i],
  ['very good', /\bvery good\b|\bexcellent\b|\bstrong\b|\bsehr gut/i],
  ['good', /\bgood\b|\bgut[e]?\b|\bconfident\b|\bproficient\b/i],
  ['basic', /\bbasic\b|\bsome\b|\bbeginner|\bgrundkenntnisse/i],
]

/** The level said nearest to a language: CEFR first, else the word used. */
export function levelOf(text: string, at: number): string | null {
  const next = languagesIn(text).find((other) => other.at > at)?.at ?? text.length
  const behind = text.slice(at, next)
  const ahead = text.slice(Math.max(0, text.slice(0, at).search(/[^,;]*$/)), at)
  const cefr = /\b[ABC][12]\b/
  const exact = cefr.exec(behind)?.[0] ?? cefr.exec(ahead)?.[0]
  if (exact) return exact
  for (const [level, words] of spoken) if (words.test(ahead)) return level
  for (const [level, words] of spoken) if (words.test(behind)) return level
  return null
}
