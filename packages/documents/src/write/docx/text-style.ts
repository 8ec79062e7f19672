import type { IRunStylePropertiesOptions } from 'docx'
import { fontOf } from './families.ts'
import type { TextLook } from './look.ts'

/** Word counts type in half points and most lengths in twentieths. */
const halfPoints = (points: number) => Math.round(points * 2)
export const twips = (points: number) => Math.round(points * 20)

export function textStyle(look: TextLook, lang: string): IRunStylePropertiesOptions {
  const { family, size, bold, italic, colour, capitals, tracking } = look
  return {
    ...(family ? { font: fontOf(family, lang) } : {}),
    ...(size ? { size: halfPoints(size) } : {}),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italics: italic }),
    ...(colour ? { color: colour } : {}),
    ...(capitals === 'all' ? { allCaps: true } : {}),
    ...(capitals === 'small' ? { smallCaps: true } : {}),
    ...(tracking ? { characterSpacing: twips(tracking) } : {}),
  }
}
