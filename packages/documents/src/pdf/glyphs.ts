import type { Pictures } from '../icon-fonts.ts'
import type { Font } from './fonts.ts'
import { type Box, times, within } from './matrix.ts'
import type { Ground } from './paint.ts'
import { isInvisible, isOutlined, type Pen } from './pen.ts'

/** How the glyphs of one stretch look. */
export interface Ink {
  bold: boolean
  italic: boolean
  pictures: Pictures | null
  /** Too small, of the colour of its ground, or outside the page. */
  hidden: boolean
  /** Not painted at all: the text behind a scan, or text kept from the eye. */
  unpainted: boolean
}

/** One character or a few, measured along its own line of writing. */
export interface Glyph {
  text: string
  from: number
  to: number
  /** Place of the baseline across the line of writing; for upright text, from the top of the page. */
  y: number
  size: number
  /** Degrees by which the line of writing is turned. */
  angle: number
  ink: Ink
  /** A blank was set before it. */
  spaced: boolean
  /** Of the run it is in. */
  spacing: Spacing
  /** How those look that it was joined from. */
  parts?: string
}

/** How far apart letters stand. */
export interface Spacing {
  /** Space between letters that its maker put there for looks. */
  tracking: number
  /** Letters with a blank after each: `E X P E R I E N C E`. */
  spelled: boolean
}

const unmeasured: Spacing = { tracking: 0, spelled: false }

/** What the pen writes on. */
export interface Sheet {
  box: Box
  ground: Ground
  glyphs: Glyph[]
}

/** A glyph as the library hands it out. */
interface Shown {
  unicode: string
  width: number
  isSpace: boolean
}

const isShown = (item: unknown): item is Shown =>
  typeof item === 'object' && item !== null && 'unicode' in item && typeof item.unicode === 'string'

const smallestSize = 2.5

/** Sets a line of glyphs, and numbers that move the pen, from where the pen is. */
export function setGlyphs(pen: Pen, items: readonly unknown[], { glyphs, ground, box }: Sheet) {
  const { font, fontSize, direction } = pen
  if (!font || fontSize === 0) return
  const [a, b, c, d, e, f] = times(pen.ctm, pen.textMatrix)
  const size = Math.hypot(c, d) * fontSize
  if (!Number.isFinite(size) || size <= 0) return
  const along = pen.stretch * direction
  const turn = font.vertical ? Math.atan2(-d, -c) : Math.atan2(b * along, a * along)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const angle = Math.round((turn * 180) / Math.PI)
  // Where a step along the line of writing leads, in the space of the text.
  const [right, up] = font.vertical ? [0, -1] : [along, 0]
  const rise = pen.y + pen.rise
  let ink: Ink | null = null
  let advance = 0
  for (const item of items) {
    if (typeof item === 'number') advance -= (item * fontSize) / 1000
    if (!isShown(item)) continue
    const end = advance + (font.vertical ? fontSize : item.width * font.unit * fontSize)
    const x = a * (pen.x + advance * right) + c * (rise + advance * up) + e
    const y = b * (pen.x + advance * right) + d * (rise + advance * up) + f
    if (Number.isFinite(x) && Number.isFinite(y)) {
      ink ??= inkOf(pen, font, size, ground.shows(pen.fill, x + 0.25 * size * cos, y - 0.3 * size))
      const endX = a * (pen.x + end * right) + c * (rise + end * up) + e
      const endY = b * (pen.x + end * right) + d * (rise + end * up) + f
      glyphs.push({
        text: item.unicode,
        from: x * cos + y * sin,
        to: endX * cos + endY * sin,
        y: y * cos - x * sin,
        size,
        angle,
        ink: within(x, y - 0.2 * size, box) ? ink : { ...ink, hidden: true },
        spaced: false,
        spacing: unmeasured,
      })
    }
    advance = end + ((item.isSpace ? pen.wordSpacing : 0) + pen.characterSpacing) * direction
  }
  if (font.vertical) pen.y -= advance
  else pen.x += advance * pen.stretch * direction
}

const inkOf = (pen: Pen, font: Font, size: number, shows: boolean): Ink => ({
  bold: font.bold || isOutlined(pen),
  italic: font.italic || isSlanted(pen),
  pictures: font.pictures,
  hidden: size < smallestSize || !shows,
  unpainted: isInvisible(pen),
})

/** Sheared upright letters: how programs make an italic face they do not have. */
function isSlanted({ textMatrix: [a, b, c, d] }: Pen): boolean {
  return a > 0 && b === 0 && c > 0.15 * d && c < 0.6 * d
}
