import { languages } from '../skills/catalogue/languages.ts'
import { type Alias, catalogueLines, listed, readAlias } from '../skills/catalogue/parse.ts'
import { oneOf, patternOf, wordIn } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import * as languagesWords from '../words/job/languages.ts'
import { otherLanguages } from '../words/job/languages.ts'

/** Each way that a language is written in one word, with its name in English; Flemish is Dutch, and not all Dutch is Flemish. */
const named = new Map([
  ...catalogueLines(languages).flatMap(({ columns: [name = '', aliases] }) =>
    [{ word: name, name }, ...listed(aliases).map((alias) => calledBy(readAlias(alias), name))].flatMap((it) =>
      /^\p{Lu}\p{Ll}{3,}(?: Creole)?$/u.test(it.word) ? [[it.word, it.name] as const] : [],
    ),
  ),
  ...otherLanguages,
])
named.delete('Latin')

/** `French cuisine`, `English Language Arts`: what follows makes it something else than a language to be spoken. */
const pattern = new RegExp(
  `(?<!\\b[Pp]lain\\s)\\b(${[...named.keys()].join('|')})(?:kenntnisse)?\\b(?!\\s+${oneOf(languagesWords.notSpoken)})`,
  'gu',
)

/** The languages named in a text, in English, in their order. Remembered: each that is asked looks at every statement. */
export const languagesIn = perText((text): readonly { language: string; at: number }[] =>
  [...text.matchAll(pattern)].map(({ 1: word = '', index }) => ({ language: named.get(word) ?? word, at: index })),
)

const spoken: [string, RegExp][] = [
  ['native', wordIn(languagesWords.native)],
  ['fluent', wordIn(languagesWords.fluent)],
  ['business', patternOf(languagesWords.business)],
  ['conversational', wordIn(languagesWords.conversational)],
  ['very good', wordIn(languagesWords.veryGood)],
  ['good', wordIn(languagesWords.good)],
  ['basic', wordIn(languagesWords.basic)],
]

/** J26: the level said nearest to a language: CEFR first, else the word used. */
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

function calledBy({ name: word, relation }: Alias, language: string): { word: string; name: string } {
  return { word, name: relation === 'kind' ? word : language }
}
