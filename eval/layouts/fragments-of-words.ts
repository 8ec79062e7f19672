import type { Fragment } from '@bespeak/domain/reading/source.ts'
import type { Printed } from './printed.ts'
import type { Word } from './truth.ts'

/** Fragments as the PDF step would give them, made of the drawn words without a printed file, with the line of each. */
export function fragmentsOfWords({ words, atoms }: Pick<Printed, 'words' | 'atoms'>): Map<Fragment, number> {
  return new Map(piecesOf(words).map((piece) => [fragmentOf(piece), atoms[piece[0]?.atom ?? 0]?.line ?? 0]))
}

function piecesOf(words: readonly Word[]): Word[][] {
  const sorted = [...words].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
  const baselines: Word[][] = []
  for (const word of sorted) {
    const first = baselines.at(-1)?.[0]
    if (first && first.page === word.page && Math.abs(first.y - word.y) <= 0.2 * Math.min(first.size, word.size))
      baselines.at(-1)?.push(word)
    else baselines.push([word])
  }
  return baselines.flatMap((line) => {
    const pieces: Word[][] = []
    let last: Word | null = null
    for (const word of line.sort((a, b) => a.x - b.x)) {
      const em = Math.min(last?.size ?? word.size, word.size)
      if (last && word.x - last.x - last.width <= em) pieces.at(-1)?.push(word)
      else pieces.push([word])
      last = word
    }
    return pieces
  })
}

function fragmentOf(piece: readonly Word[]): Fragment {
  const [first, last] = [piece[0] as Word, piece.at(-1) as Word]
  let text = ''
  let end = first.x
  for (const word of piece) {
    if (text !== '' && word.x - end > 0.12 * word.size) text += ' '
    text += word.text
    end = word.x + word.width
  }
  const isMostly = (test: (word: Word) => boolean) => 2 * lettersIn(piece.filter(test)) > lettersIn(piece)
  return {
    text,
    page: first.page,
    x: first.x,
    y: first.y,
    width: last.x + last.width - first.x,
    size: first.size,
    ...(isMostly(({ bold }) => bold) ? { bold: true } : {}),
    ...(isMostly(({ italic }) => italic) ? { italic: true } : {}),
  }
}

const lettersIn = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + text.length, 0)
