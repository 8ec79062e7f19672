import type { Places } from '../../../lib/reading/resume-read.ts'
import { linesOfOrigin, partsOf, type SourceLine } from './source-lines.ts'

/** A place in the source that something is to be said of. */
export interface Spot {
  /** What it leads to. */
  key: string
  /** `1`, or `?` for what has no place yet. */
  mark: string
  name: string
  spans: [from: number, to: number][]
  isUnplaced: boolean
  isLooked: boolean
}

/** In per cent of its page. */
export interface Box {
  page: number
  left: number
  top: number
  width: number
  height: number
  /** It begins its line: there is room before it. */
  isAtStart: boolean
}

/** Letters are not equally wide; how much wider or narrower than most, nearly enough for every font. */
const widths: [letters: RegExp, width: number][] = [
  [/[iljtfrI.,:;'’|!()[\]\s-]/u, 0.55],
  [/[mwMW@—%]/u, 1.5],
  [/[\p{Lu}&]/u, 1.25],
]

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0)

const above = 0.86
const below = 0.3

/** Where on its pages something stands, a box for each line. */
export function boxesOf(spans: Spot['spans'], lines: readonly SourceLine[], { pages, lines: places }: Places): Box[] {
  const origin = { confidence: 0, spans }
  return linesOfOrigin(lines, origin).flatMap((line): Box[] => {
    const place = places[line.number - 1]
    const size = place && pages[place.page - 1]
    const read = partsOf(line, origin).filter(({ isRead }) => isRead)
    const [first, last] = [read[0], read.at(-1)]
    if (!place || !size || !first || !last) return []
    const whole = widthOf(line.text) || 1
    const from = widthOf(line.text.slice(0, first.at)) / whole
    const to = widthOf(line.text.slice(0, last.at + last.text.length)) / whole
    return [
      {
        page: place.page,
        left: share(place.x + from * place.width, size.width),
        top: share(place.y - above * place.size, size.height),
        width: share((to - from) * place.width, size.width),
        height: share((above + below) * place.size, size.height),
        isAtStart: line.text.slice(0, first.at).trim() === '',
      },
    ]
  })
}

const share = (value: number, whole: number) => Math.round((10_000 * value) / whole) / 100

/** Each line of the source that stands on a page, with its box. */
export const lineBoxes = (lines: readonly SourceLine[], places: Places) =>
  lines.flatMap((line) => {
    const [box] = boxesOf(
      [[line.from, line.from + line.text.length]],
      lines.slice(line.number - 1, line.number),
      places,
    )
    return box ? [{ line, box }] : []
  })

/** Whether the places are those of this source: one for each of its lines. */
export const fits = (places: Places | undefined, lines: readonly SourceLine[]): places is Places =>
  places !== undefined && places.lines.length === lines.length
