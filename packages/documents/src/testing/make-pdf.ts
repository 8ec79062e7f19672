import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'

export type PdfObject = string | Uint8Array

/** A PDF of these objects, the first of them the catalogue, with a table of where each one is. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, object] of objects.entries()) {
    places.push(length)
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : Buffer.from(object)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]))
  }
  const table = length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`))
  add(Buffer.from(`trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${table}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}

/** A stream object, packed when asked for. */
export function streamOf(content: string | Uint8Array, { packed = false, entries = '' } = {}): Uint8Array {
  const plain = typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content)
  const body = packed ? deflateSync(plain) : plain
  const head = `<<${packed ? '/Filter/FlateDecode' : ''}${entries}/Length ${body.length}>>stream\n`
  return new Uint8Array(Buffer.concat([Buffer.from(head, 'latin1'), body, Buffer.from('\nendstream')]))
}

export interface PdfPage {
  /** The page's program: operators and what they are given. */
  content: string | Uint8Array
  /** More entries of the page: `/Rotate 90`, `/Annots [...]`. */
  entries?: string
}

const faces = {
  F: 'Helvetica',
  B: 'Helvetica-Bold',
  I: 'Helvetica-Oblique',
  S: 'ABCDEF+FontAwesome5Free-Solid',
}

/** A PDF of pages that write in `/F`, `/B` bold and `/I` italic. More objects may follow; their numbers start at 7. */
export function pagesPdf(pages: readonly PdfPage[], more: readonly PdfObject[] = [], trailer = ''): Uint8Array {
  const fonts = Object.values(faces).map(
    (name) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`,
  )
  const firstPage = 3 + fonts.length + more.length
  const named = Object.keys(faces).map((key, index) => `/${key} ${index + 3} 0 R`)
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')
  const pageObjects = pages.flatMap(({ content, entries = '' }, index) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${firstPage + 2 * index + 1} 0 R` +
      `/Resources<</Font<<${named.join('')}>>>>${entries}>>`,
    content instanceof Uint8Array ? content : streamOf(content),
  ])
  return pdfOf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
      ...fonts,
      ...more,
      ...pageObjects,
    ],
    trailer,
  )
}

/** Operators that write a line at a place, measured from the bottom left. */
export const write = (text: string, x: number, y: number, font = '/F 10 Tf') =>
  `BT ${font} ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`

/** A plain resume of one page, to show that reading still works. */
export const smallPdf = () =>
  pagesPdf([
    {
      content: [
        write('Ada Example', 72, 720, '/B 20 Tf'),
        write('ada@example.com', 72, 700),
        write('Experience', 72, 670, '/B 12 Tf'),
        write('Engineer, Difference Works, 2019 to 2021', 72, 650),
      ].join(''),
    },
  ])
