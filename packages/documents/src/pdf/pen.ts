import type { Font } from './fonts.ts'
import { type Box, identity, type Matrix } from './matrix.ts'

/** What a page's program has set so far: where the next glyph goes, and how it will look. */
export interface Pen {
  ctm: Matrix
  clip: Box
  /** Colour of fills, `#rrggbb`; `null` for a pattern. */
  fill: string | null
  alpha: number
  font: Font | null
  fontSize: number
  /** -1 where a negative size mirrors the text. */
  direction: 1 | -1
  characterSpacing: number
  wordSpacing: number
  stretch: number
  leading: number
  rise: number
  mode: number
  textMatrix: Matrix
  x: number
  y: number
  lineX: number
  lineY: number
}

export const newPen = (ctm: Matrix, clip: Box): Pen => ({
  ctm,
  clip,
  fill: '#000000',
  alpha: 1,
  font: null,
  fontSize: 0,
  direction: 1,
  characterSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  textMatrix: identity,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
})

export function startText(pen: Pen, matrix: Matrix) {
  pen.textMatrix = matrix
  pen.x = 0
  pen.y = 0
  pen.lineX = 0
  pen.lineY = 0
}

export function moveLine(pen: Pen, x: number, y: number) {
  pen.lineX += x
  pen.lineY += y
  pen.x = pen.lineX
  pen.y = pen.lineY
}

export function setFont(pen: Pen, font: Font | null, size: number) {
  pen.font = font
  pen.fontSize = Math.abs(size)
  pen.direction = size < 0 ? -1 : 1
}

/** Fills only; 3 is drawn by nothing, 7 only cuts. */
export const isInvisible = ({ mode, alpha }: Pen) => mode === 3 || mode === 7 || alpha < 0.05
/** Outlined as well as filled: how programs make a bold face they do not have. */
export const isOutlined = ({ mode }: Pen) => mode === 2 || mode === 6
