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
  const openings: Phrase[] = []
  for (const given of list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .sort(longestFirst)) {
    const form = plain(given.replace(/\s+/g, ' ').replace(/\*$/, ''))
    const phrase = { form, isOpen: given.endsWith('*') }
    const word = firstWord.exec(form)?.[0] ?? form.charAt(0)
    if (phrase.isOpen && word === form) openings.push(phrase)
    else byWord.set(word, [...(byWord.get(word) ?? []), phrase])
  }
  const atStart = place === 'start' || place === 'whole'
  const atEnd = place === 'end' || place === 'whole'

  function find(text: string, after = 0): Found | null {
    const form = plain(text)
    for (const { word, at } of wordsOf(form)) {
      if (atStart && at > 0) return null
      if (at < after) continue
      for (const phrases of [byWord.get(word) ?? [], openings])
        for (const phrase of phrases) {
          const to = endIn(form, at, phrase)
          if (to > 0 && (!atEnd || to === form.length)) return { text: text.slice(at, to), from: at, to }
        }
    }
    return null
  }

  function all(text: string): Found[] {
    const found: Found[] = []
    for (let next = find(text); next; next = find(text, next.to)) found.push(next)
    return found
  }

  return {
    test: (text) => find(text) !== null,
    find: (text) => find(text),
    all,
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

const longestFirst = (one: string, other: string) => other.length - one.length
const firstWord = /^[\p{L}\p{N}]+/u
const letter = /[\p{L}\p{N}]/u

/** As long as the text, so that places stay. */
const inOneForm = (text: string) => text.replace(/[\s\u2010-]/g, ' ').replace(/[’‘`]/g, "'")
const inSmallForm = perText((text) => {
  const small = text.toLowerCase()
  return inOneForm(small.length === text.length ? small : text)
}, 300)

/** Where each word of a text begins, and each sign that may open a phrase: `/hour`. */
const wordsOf = perText(
  (form) => [...form.matchAll(/[\p{L}\p{N}]+|[/&+%]/gu)].map(({ 0: word, index }) => ({ word, at: index })),
  300,
)

/** Where the phrase ends that begins at a place; 0 where it does not stand there. */
function endIn(text: string, at: number, { form, isOpen }: Phrase): number {
  if (!text.startsWith(form, at)) return 0
  let to = at + form.length
  if (isOpen) while (to < text.length && letter.test(text.charAt(to))) to += 1
  else if (letter.test(form.slice(-1)) && letter.test(text.charAt(to))) return 0
  return to
}
