import { printable } from '../fonts/missing-glyphs.ts'
import type { PageSize } from '../layout.ts'
import type { TypesetTask } from '../typeset.ts'
import { fallbackFor } from '../typst/resume-data.ts'
import type { HouseBlock } from './block.ts'
import { houseData } from './house-data.ts'
import { houseLines } from './lines.ts'
import { mapHouseTexts } from './map-blocks.ts'
import { withShortRows } from './split-rows.ts'

/** A document of the house: what it says of itself, and its blocks from top to bottom. */
export interface Sheet {
  title: string
  /** The person it is for, or who issues it. */
  author: string
  pageSize: PageSize
  blocks: HouseBlock[]
}

// More would not stay on one line with the page's number.
const longestFoot = 70

/** A sheet as a task for the typesetter; what no font can print is left out. */
export function sheetTask({ title, author, pageSize, blocks }: Sheet): TypesetTask {
  const printed = mapHouseTexts(blocks, printable).map((it) => (it.type === 'table' ? withShortRows(it) : it))
  const lines = printed.flatMap(houseLines)
  const name = [...printable(title)].slice(0, longestFoot).join('').trim()
  return {
    template: '/house.typ',
    data: {
      title,
      author: author === '' ? [] : [author],
      name,
      // Its own words are English, whatever is quoted in it.
      lang: 'en',
      pageSize,
      accent: '#1a2036',
      fallback: fallbackFor(lines.join('\n')),
      blocks: printed.map(houseData),
    },
    lines,
    name,
  }
}
