import type { RunKind } from '../blocks/block.ts'
import type { FamilyName } from './families.ts'

/** How a stretch of text looks, as far as it differs from what is around it. Sizes in points, colours as `rrggbb`. */
export interface TextLook {
  family?: FamilyName
  size?: number
  bold?: boolean
  italic?: boolean
  colour?: string
  capitals?: 'all' | 'small'
  /** Space added between letters. */
  tracking?: number
}

/** A line that is drawn along a paragraph; `width` in points. */
export interface Rule {
  width: number
  colour: string
  /** From the text to the line, in points. */
  space: number
}

export interface Ruled {
  above?: Rule
  below?: Rule
}

/** A painted ground with a stronger edge where the line begins. */
export interface Bar {
  fill: string
  colour: string
  edge: number
  /** Between the edges of the ground and the text, in points. */
  inset: number
}

/** A template as far as Word can show it. */
export interface Look {
  family: FamilyName
  size: number
  /** Lines apart, as a multiple of what the font asks for. */
  line: number
  ink: string
  margin: { x: number; top: number; bottom: number }
  /** Where name, headline and ways to reach the person stand, and the number of the page. */
  align: 'start' | 'center' | 'end'
  separator: string
  separatorColour: string
  marker: string
  markerColour: string
  name: TextLook
  headline: TextLook
  contact: TextLook & Ruled
  section: TextLook & Ruled & { bar?: Bar }
  runs: Record<RunKind, TextLook>
  /** Lines of an entry's head below its first. */
  row: TextLook
  label: TextLook
  term: TextLook
  foot: TextLook
  /** Space above each kind of paragraph, in points; `opening` is below the title of a section. */
  gaps: Record<Gap, number>
  /** Ways to draw it together, each closer than the one before, where it is for one page. */
  steps: { space: number; smaller: number }[]
}

export type Gap =
  | 'headline'
  | 'contact'
  | 'section'
  | 'opening'
  | 'entry'
  | 'role'
  | 'row'
  | 'label'
  | 'line'
  | 'bullet'

/** A template in its colour. */
export type LookOf = (accent: string) => Look

/** A colour brought nearer to white: 0 leaves it, 1 is white. */
export function lightened(colour: string, by: number): string {
  const channels = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return channels
    .map((it) =>
      Math.round(it + (255 - it) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}

/** Titles and employers stand out, where and when stand back. */
export const usualRuns = (soft: string): Look['runs'] => ({
  ...{ title: { bold: true }, organisation: {}, employer: { bold: true }, source: {} },
  ...{ place: { colour: soft }, period: { colour: soft }, link: {}, plain: {} },
})
