import { type Box, boxOf, type Matrix, overlap, within } from './matrix.ts'

// Text in the colour of what lies under it cannot be seen. What is painted is remembered as boxes: exact ones for plain
// rectangles, vague ones for all else; over a vague one, text is given the benefit of the doubt.

interface Patch {
  box: Box
  /** `null`: something is there, but its colour at a given point is not known. */
  colour: string | null
}

export interface Ground {
  paint(matrix: Matrix, area: Box, clip: Box, colour: string | null): void
  /** Whether text of this colour can be told from what is under this point. */
  shows(colour: string | null, x: number, y: number): boolean
}

const smallest = 4
const mostPatches = 5_000
const paper = '#ffffff'

export function createGround(): Ground {
  const patches: Patch[] = []
  return {
    paint(matrix, area, clip, colour) {
      const box = overlap(boxOf(matrix, area), clip)
      if (box[2] - box[0] < smallest || box[3] - box[1] < smallest || patches.length >= mostPatches) return
      patches.push({ box, colour })
    },
    shows(colour, x, y) {
      if (colour === null) return true
      const under = patches.findLast(({ box }) => within(x, y, box))
      if (under === undefined) return contrast(colour, paper) >= leastContrast
      return under.colour === null || contrast(colour, under.colour) >= leastContrast
    },
  }
}

// Pale grey on white, at 1.3, is poor design but can be read; what is meant to be hidden stays far below.
const leastContrast = 1.12

function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

// A page has few colours, and asks for them with every stretch of text.
const luminances = new Map<string, number>()

function luminance(colour: string): number {
  const known = luminances.get(colour)
  if (known !== undefined) return known
  const value = Number.parseInt(colour.slice(1), 16)
  const [red = 0, green = 0, blue = 0] = [value >> 16, (value >> 8) & 255, value & 255].map(linear)
  const found = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  if (luminances.size < 1_000) luminances.set(colour, found)
  return found
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** A path of straight lines between the four corners of its own box, and nothing else. */
export function isRectangle(path: ArrayLike<number>, [left, top, right, bottom]: Box): boolean {
  if (path.length > 16) return false
  let corners = 0
  for (let at = 0; at < path.length; ) {
    const step = path[at]
    if (step === 4) {
      at += 1
      continue
    }
    const [x = Number.NaN, y = Number.NaN] = [path[at + 1], path[at + 2]]
    if ((step !== 0 && step !== 1) || !isEither(x, left, right) || !isEither(y, top, bottom)) return false
    corners += 1
    at += 3
  }
  return corners >= 4
}

const isEither = (value: number, a: number, b: number) => Math.abs(value - a) < 0.01 || Math.abs(value - b) < 0.01
