import { among } from '../text/patterns.ts'
import { legalWords } from '../words/sentences.ts'
import { unlettered } from '../words/small-words.ts'
import type { Statement } from './statement.ts'
import { isTitle } from './vocabulary.ts'
import type { Word, Words } from './word.ts'

const isLegal = among(legalWords)

const letters: Record<string, string> = {
  bsc: 'bs',
  msc: 'ms',
  phd: 'dp',
  beng: 'be',
  meng: 'me',
  bed: 'be',
  med: 'me',
}

/** The letters of an acronym, without a plural: `RFIs` → `rfi`, `FP&A` → `fpa`. */
export function initialsOf({ text, lower }: Word): string | null {
  if (lower in letters) return letters[lower] ?? null
  // `wpm`, `rpm`: no vowel makes no word.
  if (/^[b-df-hj-np-tv-xz]{3}$/.test(text)) return lower
  // `BoQs` as well: capitals at both ends.
  if (!/^\p{Lu}[\p{L}&]{0,5}\p{Lu}s?$/u.test(text) || /\p{Ll}{3}/u.test(text)) return null
  return (text.endsWith('s') ? lower.slice(0, -1) : lower).replace('&', '')
}

/** Words, and which of them are the name of something. */
interface Named extends Words {
  readonly skills: readonly { readonly from: number; readonly to: number }[]
}

const small = among(unlettered)
const longest = 7

/** The initials that the words from here could stand for, each with the place of its last word. */
export function initialsFrom({ words, skills }: Named, first: number): { initials: string; last: number }[] {
  const found: { initials: string; last: number }[] = []
  for (const keepsSmall of [false, true]) {
    let initials = ''
    for (let at = first; at < words.length && initials.length < longest; at += 1) {
      const word = words[at]
      if (
        !word ||
        word.digits ||
        (word.text.length > 1 && !/\p{Ll}/u.test(word.text)) ||
        (word.verb && word.form !== 'gerund') ||
        (at > first && !/^[\s\-&/'’,]*$/.test(word.gap))
      )
        break
      const isSmall = small(word.lower)
      if (isSmall && (!keepsSmall || at === first || word.lower === 'and')) {
        if (at === first) break
        continue
      }
      initials += word.lower[0] ?? ''
      if (isSmall) continue
      if (initials.length > 2 || (initials.length === 2 && isPair(words[first], word, skills)))
        found.push({ initials, last: at })
    }
  }
  return found
}

/** Two letters are too few to tell, but for a degree or a known skill. */
function isPair(one: Word | undefined, other: Word, skills: Named['skills']): boolean {
  if (!one || other.verb) return false
  return (
    /^(?:bachelor|master|doctor|associate)/.test(one.lower) ||
    skills.some(({ from, to }) => from === one.from && to === other.to)
  )
}

/** `CSAT` is of customer satisfaction, `AusIMM` of the Australasian Institute of …: the first letters of each word, in turn. */
function isMadeOf(letters: string, words: readonly Word[], at: number, count = 0): boolean {
  const word = words[at]
  if (letters === '') return count > 1
  if (!word || word.digits || (count > 0 && !/^[\s\-&/]*$/.test(word.gap))) return false
  if (count > 0 && small(word.lower)) return isMadeOf(letters, words, at + 1, count)
  return [1, 2, 3].some(
    (length) =>
      length <= letters.length &&
      word.lower.startsWith(letters.slice(0, length)) &&
      isMadeOf(letters.slice(length), words, at + 1, count + 1),
  )
}

/** Whether a word and some of the others say the same, the one by the first letters of the other. */
export function isShortFor(word: Word, words: readonly Word[], others: readonly Word[]): boolean {
  const letters = initialsOf(word)
  if (letters) return others.some((_, at) => isMadeOf(letters, others, at))
  const place = words.indexOf(word)
  return others.some((other) => {
    const short = initialsOf(other) ?? ''
    return words.some((_, at) => at <= place && place < at + short.length && short !== '' && isMadeOf(short, words, at))
  })
}

/** Where a statement spells out the acronym; a tool or a title only letter by letter, in words that are its name. */
export function spellsOut(reading: Statement & Named, { text }: Word, initials: string, isName: boolean): Word | null {
  const { words, isHeading, numbered } = reading
  for (const word of words) {
    if (word.negation >= 0 || word.lower[0] !== initials[0]) continue
    const spelled = initialsFrom(reading, word.at).find((it) => it.initials === initials)
    if (spelled && !(isName && isUnnamed(words.slice(word.at, spelled.last + 1)))) return word
    if (!isName && initials.length > 3 && isMadeOf(initials, words, word.at)) return word
    const next = words[word.at + 1]
    if (initials.length > 2 || next?.gap !== ' ' || next.lower[0] !== initials[1]) continue
    // `210 access points` are `210 APs`.
    const isMany = !isName && text.endsWith('s') && next.lower.endsWith('s') && numbered.has(word.at - 1)
    if (isMany || (isHeading && isNamed(word) && isNamed(next))) return word
  }
  return null
}

/** `cost, price and access` are three things, and `city street signs` no tool of their letters. */
const isUnnamed = (words: readonly Word[]) =>
  words.some(({ text, lower, gap }, at) => (at > 0 && gap.includes(',')) || !(/^\p{Lu}/u.test(text) || small(lower))) &&
  !isTitle(words[0]?.lower ?? '') &&
  // `fly-in fly-out`
  words.filter(({ gap }) => gap === '-').length * 2 < words.length

const isNamed = (word: Word | undefined) =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && !isLegal(word.lower)
