import { perText } from './remembered.ts'

type Place = 'anywhere' | 'start' | 'end' | 'whole'

interface Found {
  text: string
  from: number
  to: number
}

/** The phrases of a list, as they may stand in a text. */
export interface Phrases {
  test(text: string): boolean
  /** The first of them in a text, and of those that begin there the longest. */
  find(text: string): Found | null
  all(text: string): Found[]
  /** The text with a blank in the place of each. */
  without(text: string): string
}

interface Phrase {
  /** In small letters, a blank for any blank or hyphen, `'` for any apostrophe. */
  form: string
  /** `prefer*`: the word may go on. */
  isOpen: boolean
}

/**
 * Finds any phrase of a list, whole and in any case: `nice to have, prefer*` finds "nice-to-have" and "preferred".
 * A phrase between commas is plain words; `*` stands for the rest of its last word.
 */
export function phrasesOf(list: string, place: Place = 'anywhere', isCased = false): Phrases {
  const plain = isCased ? inOneForm : inSmallForm
  const byWord = new Map<string, Phrase[]>()
  /** By their first letters. */
  const openings = new Map<string, Phrase[]>()
  for (const given of list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .sort(longestFirst)) {
    const form = plain(given.replace(/\s+/g, ' ').replace(/\*$/, ''))
    const phrase = { form, isOpen: given.endsWith('*') }
    const word = firstWord.exec(form)?.[0] ?? form.charAt(0)
    const [table, key] = phrase.isOpen && word === form ? [openings, keyOf(form)] : [byWord, word]
    table.set(key, [...(table.get(key) ?? []), phrase])
  }
  const atStart = place === 'start' || place === 'whole'
  const atEnd = place === 'end' || place === 'whole'

  function all(text: string, most = Number.POSITIVE_INFINITY): Found[] {
    const found: Found[] = []
    const form = plain(text)
    let after = 0
    for (const { word, at } of wordsOf(form)) {
      if ((atStart && at > 0) || found.length >= most) break
      if (at < after) continue
      const to = longestFrom(form, at, word)
      if (to === 0) continue
      found.push({ text: text.slice(at, to), from: at, to })
      after = to
    }
    return found
  }

  function longestFrom(form: string, at: number, word: string): number {
    for (const phrases of [byWord.get(word) ?? [], openings.get(keyOf(word)) ?? []])
      for (const phrase of phrases) {
        const to = endIn(form, at, phrase)
        if (to > 0 && (!atEnd || to === form.length)) return to
      }
    return 0
  }

  const find = (text: string): Found | null => all(text, 1)[0] ?? null

  return {
    test: (text) => find(text) !== null,
    find,
    all: (text) => all(text),
    without: (text) => {
      let [rest, from] = ['', 0]
      for (const it of all(text)) {
        rest += `${text.slice(from, it.from)} `
        from = it.to
      }
      return rest + text.slice(from)
    },
  }
}

/** Every phrase that goes on has more letters. */
const keyOf = (word: string) => word.slice(0, 2)
const longestFirst = (one: string, other: string) => other.length - one.length
const firstWord = /^[\p{L}\p{N}]+/u
const letter = /[\p{L}\p{N}]/u

/** As long as the text, so that places stay. */
const inOneForm = (text: string) => text.replace(/[\s\u2010-]/g, ' ').replace(/[’‘`]/g, "'")
const inSmallForm = perText((text) => {
  const small = text.toLowerCase()
  return inOneForm(small.length === text.length ? small : text)
}, 4_000)

/** Where each word of a text begins, and each sign that may open a phrase: `/hour`. */
const wordsOf = perText(
  (form) => [...form.matchAll(/[\p{L}\p{N}]+|[/&+%]/gu)].map(({ 0: word, index }) => ({ word, at: index })),
  4_000,
)

/** Where the phrase ends that begins at a place; 0 where it does not stand there. */
function endIn(text: string, at: number, { form, isOpen }: Phrase): number {
  if (!text.startsWith(form, at)) return 0
  let to = at + form.length
  if (isOpen) while (to < text.length && letter.test(text.charAt(to))) to += 1
  else if (letter.test(form.slice(-1)) && letter.test(text.charAt(to))) return 0
  return to
}
