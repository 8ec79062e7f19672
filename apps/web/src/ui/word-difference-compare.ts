import { diffArrays, diffWords } from 'diff'
import { type ComparedLine, linesOf, type Piece } from './word-difference-lines.tsx'

/** The lines of both texts in reading order; a line that was reworded stands once, with its words marked. */
export function compareWords(before: string, after: string): ComparedLine[] {
  const chunks = diffArrays(linesOf(before), linesOf(after))
  return chunks.flatMap(({ value, added, removed }, index) => {
    const next = chunks[index + 1]
    const previous = chunks[index - 1]
    if (removed && next?.added) return pairLines(value, next.value)
    if (added && previous?.removed) return []
    return value.map((text) => whole(text, added ? 'new' : removed ? 'gone' : 'same'))
  })
}

const whole = (text: string, kind: Piece['kind']): ComparedLine => [{ kind, text }]

// Further away, a line that resembles another is hardly the same one; and long texts stay quick.
const farthest = 40

/**
 * Each new line with the first of the old ones that it resembles. What resembles nothing is gone or new as a whole, the
 * old before the new.
 */
function pairLines(gone: readonly string[], added: readonly string[]): ComparedLine[] {
  const lines: ComparedLine[] = []
  let left = gone
  let unlike: string[] = []
  const passOver = (count: number) => {
    const passed = left.slice(0, count)
    lines.push(...passed.map((text) => whole(text, 'gone')), ...unlike.map((text) => whole(text, 'new')))
    left = left.slice(count)
    unlike = []
  }
  for (const line of added) {
    const found = left.slice(0, farthest).findIndex((original) => isAlike(original, line))
    if (found === -1) unlike.push(line)
    else {
      passOver(found)
      lines.push(reworded(left[0] ?? '', line))
      left = left.slice(1)
    }
  }
  passOver(left.length)
  return lines
}

const reworded = (before: string, after: string): ComparedLine =>
  diffWords(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }))

/** Half of their words are shared: below that, marked words are harder to read than two lines. */
function isAlike(one: string, other: string): boolean {
  const [ones, others] = [wordsOf(one), wordsOf(other)]
  const shared = ones.filter((word) => others.includes(word)).length
  return shared * 2 >= Math.max(ones.length, others.length)
}

const wordsOf = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
