import { type Pictures, picturesIn } from '../icon-fonts.ts'

/** What a font's own name and shape say about the text set in it. */
export interface Font {
  bold: boolean
  italic: boolean
  pictures: Pictures | null
  vertical: boolean
  /** Width of a glyph's unit, at size 1. */
  unit: number
}

// Names as foundries write them: `ABCDEF+Lato-SemiBold`, `Arial,BoldItalic`, `LMRoman10-Bold`, `CMBX12`, `Frutiger-Cn75`.
const bold =
  /bold|black|heavy|(?:semi|demi)(?![a-z]*(?:light|cond|exp))|(?:^|[-_ ])(?:bd|blk|[6-9]00)\b|^(?:cmbx|cmssbx|sfbx|ecbx|eurb)/i
const notBold = /semi-?light|demi-?light/i
const italic = /ital|obliq|kursiv|slanted|(?:^|[-_ ,])(?:it|bi)\b|^(?:cmti|cmsl|sfti|ecti)/i
export function fontOf(value: unknown): Font {
  const font = typeof value === 'object' && value !== null ? value : {}
  const name = withoutPrefix(textOf(font, 'name'))
  return {
    bold: (bold.test(name) && !notBold.test(name)) || flagOf(font, 'bold') || flagOf(font, 'black'),
    italic: italic.test(name) || flagOf(font, 'italic'),
    pictures: picturesIn(name),
    vertical: flagOf(font, 'vertical'),
    unit: unitOf(font),
  }
}

/** A subset of a font is named `ABCDEF+Name`; its six letters may spell anything. */
const withoutPrefix = (name: string) => name.replace(/^[A-Z]{6}\+/, '')

const textOf = (font: object, key: string) => {
  const value: unknown = Reflect.get(font, key)
  return typeof value === 'string' ? value : ''
}

const flagOf = (font: object, key: string) => Reflect.get(font, key) === true

function unitOf(font: object): number {
  const matrix: unknown = Reflect.get(font, 'fontMatrix')
  const unit = Array.isArray(matrix) ? Number(matrix[0]) : Number.NaN
  return Number.isFinite(unit) && unit !== 0 ? unit : 0.001
}
