import type { Fragment } from './source.ts'
import { isSmallWord } from './vocabulary.ts'

/**
 * Some write their name, or the whole page, in small letters: it is read as if its names and titles had capitals. Each
 * character keeps its place, so that what is read is given back as it was written.
 */
export function withCapitals(fragments: Fragment[]): Fragment[] {
  const count = (first: RegExp) => fragments.filter(({ text }) => first.test(text)).length
  const isWhole = count(/^\p{Ll}/u) > 9 * count(/^\p{Lu}/u)
  const name = fragments.find(({ text }) => /\p{L}/u.test(text))
  // A line as long as a page is no name, and is not worth the time.
  const isSmall = (it: Fragment) => (isWhole || it === name) && it.text.length < 400
  return fragments.map((it) => (isSmall(it) ? { ...it, text: capitalised(it.text) } : it))
}

/** Of a sentence the first word; small words, addresses and an `iPad` never. */
function capitalised(text: string): string {
  const isLong = text.split(' ').length > 8
  return text.replace(/\S+/g, (word, at) =>
    (at > 0 && (isLong || isSmallWord(word))) || /[@/.]\w|^[a-z][A-Z]/.test(word)
      ? word
      : word.replace(/^[a-zà-ÿ]/, (letter) => letter.toUpperCase()),
  )
}
