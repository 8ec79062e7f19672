import { withoutEnding } from '../text/tokens.ts'
import { stopWords } from '../words/small-words.ts'
import { readVerb } from './verbs.ts'

const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['&](?=\p{L}))*(?:\+{1,2}(?![\p{L}\p{N}])|#)?/gu

/** The words of a text in small letters, without accents; `don’t` and `R&D` are one word. */
export const words = (text: string): string[] => plain(text).match(word) ?? []

function plain(text: string): string {
  const lower = text.toLowerCase()
  return isAscii.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'")
}

/** Most texts: they have no accents. */
const isAscii = /^[\n -~]*$/

export const isStopWord = (text: string): boolean => stopWords.has(text)

/** Spelt one way on both sides of the Atlantic. Most words are anyway: they are looked at once, not by every rule. */
const oneSpelling = (text: string) => (spelledTwoWays.test(text) ? respelled(text) : text)

/** What each of the rules below asks for, and more. */
const spelledTwoWays = /[iy]s[aei]|[gmnot][cmru][er]/

const respelled = (text: string) =>
  text
    .replace(/is(e|ed|es|ing|ation|ations|er|ers)$/, (whole, ending: string) =>
      keepsS.test(text) ? whole : `iz${ending}`,
    )
    .replace(/ys(e|ed|es|ing)$/, 'yz$1')
    .replace(/(?<=[a-z]{2})our(?=$|s$|ed$|ing$|al$|able$)/, (whole) => (keepsU.test(text) ? whole : 'or'))
    .replace(/programmes?$/, 'program')
    .replace(/centre(s?)$/, 'center$1')
    .replace(/catalogue(s?)$/, 'catalog$1')
    .replace(/licence(s?)$/, 'license$1')
    .replace(/defence$/, 'defense')

const keepsS =
  /^(?:advis|apprais|appris|arise|cerise|concise|cruise|devis|disguise|enterprise|exercis|expertise|franchise|improvis|liaise|liaising|likewise|merchandis|noise|otherwise|paradise|prais|precise|premise|promis|rais|revis|rise|supervis|surprise|televise|treatise|wise)/
const keepsU = /^(?:hour|four|tour|your|our|pour|sour|flour|contour|detour|glamour|velour|devour)/

const stems = new Map<string, string>()
const mostStems = 20_000

/** What related words share: `managed`, `manager` and `management` do, and `led` and `leading`. Customs have no customers. */
export function stem(text: string): string {
  const known = stems.get(text)
  if (known !== undefined) return known
  if (stems.size > mostStems) stems.clear()
  const made = /^(?!customs$)[a-z'-]{3,}$/.test(text)
    ? stripped(oneSpelling(readVerb(text)?.base ?? text).replace(/'s?$/, ''))
    : text
  stems.set(text, made)
  return made
}

const hasVowel = /[aeiouy]/
const endings: [RegExp, string][] = [
  [/(?:izations?|izers?|izing|ized?|izes)$/, 'iz'],
  [/(?:ational|ations?|ators?|ative(?:ly)?|ating|ate[ds]?)$/, ''],
  [/(?:fulness|ousness|iveness)$/, ''],
  [/(?:ments?|ences?|ances?|encies|ancy|ency|ants?|ents?)$/, ''],
  [/(?:ically|icals?|ics?)$/, ''],
  [/(?:ities|ity|ness(?:es)?|erships?|ships?)$/, ''],
  [/(?:able|ible|ably|ibly|abilit|ibilit)$/, ''],
  [/(?:ively|ives?|ions?)$/, ''],
  [/(?:ally|als?)$/, ''],
  [/(?:ingly|edly|ings?|ed|ers?|ors?|ly)$/, ''],
]

const inflection = endings.at(-1)?.[0]
/** `training` is of `train`, but `patient` is of no `pat`. */
const leastLeft = (ending: RegExp) => (ending === inflection ? 3 : 4)

function stripped(text: string): string {
  let left = withoutEnding(text)
  for (const [ending, instead] of endings) {
    const shorter = left.replace(ending, instead)
    if (shorter !== left && shorter.length >= leastLeft(ending) && hasVowel.test(shorter)) {
      left = shorter
      break
    }
  }
  left = left.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=...[^aeiou])[ey]$|(?<=....)i$/, '')
  return left.length >= 2 ? left : text
}

/** The stems of what a text says, without the words that only hold it together. */
export const contentStems = (text: string): string[] =>
  words(text)
    .filter((it) => !isStopWord(it))
    .map(stem)
