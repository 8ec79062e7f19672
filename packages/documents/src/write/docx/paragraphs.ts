import { Paragraph, type ParagraphChild, TextRun } from 'docx'
import { type Block, isOfHead, type List, type Row, type RunKind, textOf } from '../blocks/block.ts'
import { listText } from '../blocks/plain-text.ts'
import { contactLines } from './contact-lines.ts'
import { isRightToLeft } from './direction.ts'
import { contactRuns, type Inline, rowRuns, textRuns } from './inline.ts'
import type { Links } from './links.ts'
import { bulletStyleId } from './lists.ts'
import type { Look } from './look.ts'
import { styleIds } from './styles.ts'

export interface Page {
  look: Look
  links: Links
  lead: RunKind
  /** The width of a line, in points. */
  width: number
}

/** The paragraphs of a block; `next` is the block below it. */
export function paragraphsOf(block: Block, next: Block | undefined, page: Page): Paragraph[] {
  switch (block.type) {
    case 'contact':
      return [
        paragraph(styleIds.contact, textOf(block.items), page, (inline) =>
          contactRuns(contactLines(block.items, page.look, page.width), inline),
        ),
      ]
    case 'head':
      return block.rows.map((row, index) => headRow(block.level, row, index, page, staysWithNext(block, index, next)))
    case 'bullet':
      return [textParagraph(bulletStyleId(block.level), block.text, page)]
    case 'list':
      return [paragraph(undefined, listText(block), page, (inline) => listRuns(block, inline))]
    case 'paragraph':
      return [textParagraph(undefined, block.text, page)]
    default:
      return [textParagraph(styleIds[block.type], block.text, page)]
  }
}

export const textParagraph = (style: string | undefined, text: string, page: Pick<Page, 'look' | 'links'>) =>
  paragraph(style, text, page, (inline) => textRuns(text, inline))

/** A paragraph that runs in the direction of its text. */
export function paragraph(
  style: string | undefined,
  text: string,
  { look, links }: Pick<Page, 'look' | 'links'>,
  childrenOf: (inline: Inline) => ParagraphChild[],
  more: { keepNext?: boolean } = {},
): Paragraph {
  const right = isRightToLeft(text)
  return new Paragraph({
    ...(style ? { style } : {}),
    ...(right ? { bidirectional: true } : {}),
    ...more,
    children: childrenOf({ look, links, right }),
  })
}

function headRow(level: 1 | 2, row: Row, index: number, page: Page, stays: boolean): Paragraph {
  const [style, lead] = headStyle(level, index, page)
  const runs = (inline: Inline) => rowRuns(row, inline, lead)
  return paragraph(style, textOf(row.start), page, runs, stays ? {} : { keepNext: false })
}

function headStyle(level: 1 | 2, index: number, page: Page): [style: string, lead: RunKind | null] {
  if (index > 0) return [styleIds.row, null]
  return level === 1 ? [styleIds.entry, page.lead] : [styleIds.role, 'title']
}

/** The rows of a head stay together, and with what belongs to it; of a list of heads each may stand alone. */
const staysWithNext = (head: Extract<Block, { type: 'head' }>, index: number, next: Block | undefined) =>
  index + 1 < head.rows.length || isOfHead(next)

const listRuns = ({ name, items }: List, inline: Inline): TextRun[] => [
  ...(name === '' ? [] : [...textRuns(`${name}:`, inline, { style: 'Strong' }), new TextRun(' ')]),
  ...textRuns(items.join(', '), inline),
]
