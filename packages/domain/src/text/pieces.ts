import { smallWordsOf } from '../words/languages.ts'
import { languageOf } from './language.ts'
import { startsInProse } from './sentences.ts'

const isEnded = /[.!?:;]["”’)]?\s*$/
const isStop = /[.!?…]["”’)]?\s*$/
const opensSmall = /^\s{0,3}\p{Ll}/u
/** `•`, `-`, `2)`, as the first word of a line. */
const isBullet = /^(?:[•▪◦·*>–—-]|\(?\d{1,2}[.)]$)/

/** In narrower columns every line of a list would look full. */
const leastWidth = 60
/** Of those that are looked up: backwards through a line of letters would take long. */
const longestWord = 10
/** Letters are not equally wide, so that a full line may have fewer; what is far longer was never wrapped. */
const [least, most] = [0.9, 1.5]

/** [TX9] Of each line, whether it only wraps: its next line opens small, or has a first word that found no room here. */
export function wrappedLines(lines: readonly string[]): boolean[] {
  const opensNextSmall = lines.map(
    (line, at) => line.trim() !== '' && !isEnded.test(line) && opensSmall.test(lines[at + 1] ?? ''),
  )
  const width = widthOf(lines, opensNextSmall)
  const isWrapped: boolean[] = []
  // The full lines of a list without stops stay apart: prose comes to a stop further down.
  let comesToStop = false
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const hasNoRoom = width >= leastWidth && hadNoRoom(line, lines[at + 1] ?? '', width)
    const wraps: boolean = opensNextSmall[at] === true || (comesToStop && hasNoRoom)
    isWrapped[at] = wraps
    comesToStop = isStop.test(line) || (wraps && comesToStop)
  }
  return isWrapped
}

/** How wide a line may be: as the widest that surely goes on, in a small letter or behind a small word; 0 where none does. */
function widthOf(lines: readonly string[], opensNextSmall: readonly boolean[]): number {
  const small = new Set(smallWordsOf[languageOf(lines.join('\n'))]?.split(' '))
  const endsSmall = (line: string) => small.has(/\p{L}+$/u.exec(line.slice(-longestWord))?.[0] ?? '')
  let width = 0
  for (const [at, line] of lines.entries()) {
    const written = line.trimEnd()
    if (opensNextSmall[at] || endsSmall(written)) width = Math.max(width, written.length)
  }
  return width
}

function hadNoRoom(line: string, next: string, width: number): boolean {
  const [, word = ''] = /^\s{0,3}(\S+)/.exec(next) ?? []
  const length = line.trimEnd().length
  return !isBullet.test(word) && length < width * most && length + 1 + word.length > width * least
}

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
