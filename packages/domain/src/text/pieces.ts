import { startsInProse } from './sentences.ts'
import { wrappedLines } from './wrapped-lines.ts'

interface Piece {
  text: string
  from: number
  to: number
}

/** A sentence, and the line that it stands in. */
interface Sentence extends Piece {
  line: string
}

const bullet = /^(?:[\s•▪◦·*>–—-]+|\(?\d{1,2}[.)]\s+)+/u
/** A bracket is still open: `BLS (exp. 03/2027)`. */
const isBracketed = (before: string) => before.lastIndexOf('(') > before.lastIndexOf(')')

/** [TX9] The sentences of a letter, the lines of a resume, each without its bullet; a line that only wraps goes on. */
export function piecesOf(text: string): Sentence[] {
  return blocksOf(text).flatMap(({ text: block, from }) => {
    const opening = bullet.exec(block)?.[0].length ?? 0
    const body = block.slice(opening)
    const starts = [0, ...startsInProse(body).filter((at) => !isBracketed(body.slice(0, at)))]
    return starts
      .flatMap((start, at) => trimmed(body.slice(start, starts[at + 1]), from + opening + start))
      .map((piece) => ({ ...piece, line: body }))
  })
}

/** Lines, those that wrap as one. */
function blocksOf(text: string): Piece[] {
  const lines = text.split('\n')
  const isWrapped = wrappedLines(lines)
  const blocks: Piece[] = []
  let from = 0
  for (const [at, line] of lines.entries()) {
    const to = from + line.length
    const last = isWrapped[at - 1] ? blocks.at(-1) : undefined
    if (last) Object.assign(last, { text: text.slice(last.from, to), to })
    else blocks.push({ text: line, from, to })
    from = to + 1
  }
  return blocks
}

function trimmed(text: string, from: number): Piece[] {
  const inner = text.trim()
  const start = from + text.indexOf(inner)
  return inner === '' ? [] : [{ text: inner, from: start, to: start + inner.length }]
}
