import { type Cell, isCellOfText, type Paragraph, type Row, type Table, textOfParagraph } from './block.ts'

// A row is never broken over two pages, for the head of the table would come into the midst of its text. So what is too
// long for one row becomes several, which nothing parts.

const longest = 900

export const withShortRows = (table: Table): Table => ({
  ...table,
  rows: table.rows.flatMap((row) => shortRows(row, table)),
})

function shortRows(row: Row, { columns, form }: Table): Row[] {
  const at = columns.findIndex(({ width }) => width === 'rest')
  const text = row.cells[at]
  if (!text || !isCellOfText(text)) return [row]
  const parts = packed(text.flatMap(piecesOf))
  if (parts.length < 2) return [row]
  const bearing = form === 'hanging' ? 0 : parts.length - 1
  return parts.map((part, index) => ({
    above: index === 0 ? row.above : 'nothing',
    cells: row.cells.map((cell, column): Cell => (column === at ? part : index === bearing ? cell : [])),
  }))
}

/** As many paragraphs in each part as a row may hold. */
function packed(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const parts: Paragraph[][] = []
  let length = longest
  for (const paragraph of paragraphs) {
    const more = textOfParagraph(paragraph).length
    const last = parts.at(-1)
    if (last && length + more <= longest) last.push(paragraph)
    else parts.push([paragraph])
    length = parts.at(-1) === last ? length + more : more
  }
  return parts
}

/** A paragraph that is too long for a row, phrase by phrase. */
function piecesOf(paragraph: Paragraph): Paragraph[] {
  if (textOfParagraph(paragraph).length <= longest) return [paragraph]
  return paragraph.flatMap((phrase) => textPieces(phrase.text).map((text) => [{ ...phrase, text }]))
}

// At a blank where there is one in reach, and never between a letter and its marks.
const piece = new RegExp(`\\S(?:.{0,${longest - 3}}\\S)?(?=\\s|$)|\\S.{0,${longest - 2}}(?!\\p{M})`, 'gsu')

export const textPieces = (text: string): string[] => text.match(piece) ?? []
