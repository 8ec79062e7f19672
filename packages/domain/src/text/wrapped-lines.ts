import { smallWordsOf } from '../words/languages.ts'
import { languageOf } from './language.ts'

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
