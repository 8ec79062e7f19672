import { AlignmentType, type INumberingOptions, type IParagraphStyleOptions, LevelFormat } from 'docx'
import { bulletIndent, hanging } from './bullet-indent.ts'
import type { Look } from './look.ts'
import { twips } from './text-style.ts'

const reference = 'bullets'
const levels = [0, 1, 2, 3, 4] as const
const indentOf = (level: number) => ({ left: twips(bulletIndent(level + 1)), hanging: twips(hanging) })

/** The list that all bullets are in, a level below another. */
export const bulletList = ({ marker, markerColour, size }: Look): INumberingOptions => ({
  config: [
    {
      reference,
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level % 2 === 0 ? marker : '–',
        alignment: AlignmentType.START,
        style: {
          style: bulletStyleId(level + 1),
          run: { color: markerColour, size: Math.round(size * 2), bold: false, italics: false },
          paragraph: { indent: indentOf(level) },
        },
      })),
    },
  ],
})

/** Word's own styles for bullets: `List Bullet`, `List Bullet 2` and so on. Its lists come with them. */
export const bulletStyles = ({ gaps }: Look): IParagraphStyleOptions[] =>
  levels.map((level) => ({
    id: bulletStyleId(level + 1),
    name: level === 0 ? 'List Bullet' : `List Bullet ${level + 1}`,
    basedOn: 'Normal',
    quickFormat: level === 0,
    paragraph: {
      numbering: { reference, level },
      indent: indentOf(level),
      spacing: { before: twips(gaps.bullet) },
    },
  }))

export const bulletStyleId = (level: number): string => {
  const shown = Math.min(Math.max(level, 1), levels.length)
  return shown === 1 ? 'ListBullet' : `ListBullet${shown}`
}
