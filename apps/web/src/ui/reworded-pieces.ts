import { wordDiff } from '@bespeak/domain/text/word-diff.ts'

export interface RewordedPiece {
  kind: 'same' | 'gone' | 'new'
  words: string
  /** Where it stands in the new text, or would. */
  from: number
}

interface Word {
  text: string
  from: number
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(([word], at, all) => ({ text: word, from: all[at]?.index ?? 0 }))

const keyOf = ({ text }: Word) => text.toLowerCase().replace(/[.,;:]+$/, '')

/** One line with what is gone of it and what is new, each new word by itself, so that it can be marked by itself. */
export function rewordedIn(before: string, text: string): RewordedPiece[] {
  const [words, own] = [wordsIn(text), wordsIn(before)]
  const runs = wordDiff(words.map(keyOf), own.map(keyOf))
  const pieces: RewordedPiece[] = []
  let at = 0
  const endOf = (index: number) => words[index]?.from ?? text.length
  const same = (until: number) => {
    if (at < until) pieces.push({ kind: 'same', words: text.slice(at, until), from: at })
    at = until
  }
  for (const { from, to, otherFrom, otherTo } of runs) {
    same(endOf(from))
    const gone = own.slice(otherFrom, otherTo).map((word) => word.text)
    if (gone.length > 0)
      pieces.push({ kind: 'gone', words: gone.join(' '), from: at }, { kind: 'same', words: ' ', from: at })
    for (const word of words.slice(from, to)) {
      same(word.from)
      at = word.from + word.text.length
      pieces.push({ kind: 'new', words: word.text, from: word.from })
    }
  }
  same(text.length)
  return pieces
}
