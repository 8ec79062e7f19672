import { BorderStyle, Document, type FileChild, type Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import { textOf } from '../blocks/block.ts'
import type { Layout } from '../layout.ts'
import { type LetterContent, type LetterList, type LetterPart, letterMeta } from '../letter-content.ts'
import { contactLines } from './contact-lines.ts'
import { contactRuns } from './inline.ts'
import { letterStyleIds, letterStyles } from './letter-styles.ts'
import { createLinks } from './links.ts'
import { bulletList, bulletStyleId } from './lists.ts'
import { lookOf } from './look-of.ts'
import { pack } from './pack.ts'
import { pageOf, roomOf } from './page.ts'
import { type Page, paragraph, textParagraph } from './paragraphs.ts'
import { styleIds, stylesOf } from './styles.ts'
import { xmlText } from './xml-text.ts'

/** A cover letter for Word in the look of the resume that it goes with. */
export async function writeLetterDocx(letter: LetterContent, layout: Layout): Promise<Uint8Array> {
  const shown = writable(letter)
  const meta = letterMeta(shown)
  const look = lookOf(layout)
  const links = createLinks()
  const { width } = roomOf(layout, look)
  const sheet = { look, lang: meta.lang, width, lead: 'title' } as const
  const styles = stylesOf(sheet)
  const document = new Document({
    styles: { ...styles, paragraphStyles: [...(styles.paragraphStyles ?? []), ...letterStyles(sheet)] },
    numbering: bulletList(look),
    sections: [{ properties: pageOf(layout, look), children: letterParagraphs(shown, { look, links, width }) }],
  })
  return pack(document, links, meta)
}

type LetterSheet = Pick<Page, 'look' | 'links' | 'width'>

function letterParagraphs(letter: LetterContent, page: LetterSheet): FileChild[] {
  const { sender, date, recipient, subject, salutation, paragraphs, closing, signature } = letter
  const text = (style: string, shown: string) => (shown.trim() === '' ? [] : [textParagraph(style, shown, page)])
  return [
    ...text(styleIds.name, sender.name),
    ...(sender.contact.length > 0 ? [contactParagraph(sender.contact, page)] : []),
    ...text(letterStyleIds.date, date),
    ...text(letterStyleIds.recipient, recipient.filter((line) => line.trim() !== '').join('\n')),
    ...text(letterStyleIds.subject, subject),
    ...text(letterStyleIds.salutation, salutation),
    ...bodyOf(paragraphs, page),
    ...text(letterStyleIds.closing, closing),
    ...text(letterStyleIds.signature, signature),
  ]
}

/** Paragraphs, lists, and one table of all that stands beside each other. */
function bodyOf(parts: readonly LetterPart[], page: LetterSheet): FileChild[] {
  const children: FileChild[] = []
  let rows: TableRow[] = []
  const close = () => {
    if (rows.length > 0) children.push(tableOf(rows))
    rows = []
  }
  for (const part of parts) {
    if (typeof part === 'object' && part.beside) {
      rows.push(rowOf(part, page, rows.length === 0))
      continue
    }
    close()
    children.push(...(typeof part === 'string' ? [textParagraph(letterStyleIds.body, part, page)] : listOf(part, page)))
  }
  close()
  return children
}

const listOf = ({ heading, lines }: LetterList, page: LetterSheet): Paragraph[] => [
  ...(heading === '' ? [] : [textParagraph(letterStyleIds.over, heading, page)]),
  ...lines.map((line) => textParagraph(bulletStyleId(1), line, page)),
]

const [askedWidth, shownWidth] = [44, 56]

/** The first row names the columns. */
function rowOf({ heading, lines }: LetterList, page: LetterSheet, isFirst: boolean): TableRow {
  const cell = (size: number, texts: readonly string[]) =>
    new TableCell({
      width: { size, type: WidthType.PERCENTAGE },
      margins: { right: 180 },
      children: texts.map((text) => textParagraph(isFirst ? letterStyleIds.over : letterStyleIds.body, text, page)),
    })
  return new TableRow({ cantSplit: true, children: [cell(askedWidth, [heading]), cell(shownWidth, lines)] })
}

const none = { style: BorderStyle.NONE, size: 0 }

const tableOf = (rows: TableRow[]): Table =>
  new Table({
    rows,
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
  })

const contactParagraph = (items: LetterContent['sender']['contact'], page: LetterSheet) =>
  paragraph(styleIds.contact, textOf(items), page, (inline) =>
    contactRuns(contactLines(items, page.look, page.width), inline),
  )

const writable = (letter: LetterContent): LetterContent => ({
  sender: {
    name: xmlText(letter.sender.name),
    contact: letter.sender.contact.map((run) => ({ ...run, text: xmlText(run.text) })),
  },
  date: xmlText(letter.date),
  recipient: letter.recipient.map(xmlText),
  subject: xmlText(letter.subject),
  salutation: xmlText(letter.salutation),
  paragraphs: letter.paragraphs.map((part) =>
    typeof part === 'string'
      ? xmlText(part)
      : { ...part, heading: xmlText(part.heading), lines: part.lines.map(xmlText) },
  ),
  closing: xmlText(letter.closing),
  signature: xmlText(letter.signature),
})
