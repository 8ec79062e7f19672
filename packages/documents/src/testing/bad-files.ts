import { Buffer } from 'node:buffer'
import { deflateRawSync } from 'node:zlib'
import { docxOf, paragraph } from './make-docx.ts'
import { type PdfObject, pagesPdf, pdfOf, smallPdf, streamOf, write } from './make-pdf.ts'
import { zipOf } from './make-zip.ts'

// Files as people send them by mistake, and as others make them to do harm.

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const words = write('Some plain words that can be read by anyone who cares to look', 72, 700)
const catalogue = '<</Type/Catalog/Pages 2 0 R>>'

export const truncated = (share: number) => {
  const whole = smallPdf()
  return whole.subarray(0, Math.floor(whole.length * share))
}

export const brokenTable = () =>
  bytes(
    Buffer.from(smallPdf())
      .toString('latin1')
      .replace(/\d{10} 00000 n/g, '9999999999 00000 n'),
  )

export const cyclicPages = () =>
  pdfOf([catalogue, '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 1>>'])

/** Two pages, of which one is not there. */
export const missingPage = () =>
  pdfOf([
    catalogue,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Font<</F 6 0 R>>>>>>',
    '(no page)',
    streamOf(words),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])

export const millionPages = () =>
  pdfOf([catalogue, '<</Type/Pages/Kids[3 0 R]/Count 1000000>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>'])

export const manyPages = (count: number) =>
  pagesPdf(
    Array.from({ length: count }, (_, at) => ({ content: write(`Page ${at} has these few words on it`, 72, 700) })),
  )

export const deepObjects = () =>
  pdfOf([
    catalogue,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/X ${'['.repeat(200_000)}${']'.repeat(200_000)}>>`,
  ])

/** A page whose program is nothing but blanks, packed to a thousandth of its length. */
export const flateBomb = (length: number) =>
  pagesPdf([{ content: streamOf(Buffer.alloc(length, ' '), { packed: true }) }])

const image = (width: number, height: number) =>
  streamOf('x', {
    entries: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB`,
  })

/** A page that shows one picture, as scanners make them. */
export const scan = (width = 2_480, height = 3_508, content = '') =>
  pagesPdf([{ content: `q 612 0 0 792 0 0 cm /Scan Do Q ${content}` }], [image(width, height)])

/** A scan with the words that were recognised in it, unpainted. */
export const recognisedScan = () => scan(2_480, 3_508, `BT 3 Tr ET ${words}`)

export const encryptedPdf = () =>
  pagesPdf(
    [{ content: words }],
    [`<</Filter/Standard/V 1/R 2/O(${'a'.repeat(32)})/U(${'b'.repeat(32)})/P -44>>`],
    '/Encrypt 7 0 R/ID[(aaaaaaaaaaaaaaaa)(aaaaaaaaaaaaaaaa)]',
  )

/** Words in a font that does not say which letters its glyphs are. */
export const codedText = () => {
  const codes = Array.from({ length: 60 }, (_, at) => (3 + (at % 20)).toString(16).padStart(4, '0')).join('')
  const name = '/BaseFont/ABCDEF+Own'
  const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>'
  return pagesPdf(
    [{ content: `BT /Own 10 Tf 72 700 Td <${codes}> Tj ET`, entries: '/Resources<</Font<</Own 7 0 R>>>>' }],
    [
      `<</Type/Font/Subtype/Type0${name}/Encoding/Identity-H/DescendantFonts[8 0 R]>>`,
      `<</Type/Font/Subtype/CIDFontType2${name}${system}/FontDescriptor 9 0 R/DW 500>>`,
      '<</Type/FontDescriptor/FontName/ABCDEF+Own/Flags 4/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 1>>',
    ],
  )
}

const actions = (url: string): PdfObject[] => [
  `<</S/JavaScript/JS(app.launchURL\\("${url}"\\))>>`,
  `<</S/Launch/F(evil.exe)>>`,
  `<</Type/Filespec/FS/URL/F(${url})>>`,
]

/** Scripts, launch actions and files elsewhere, all to be started on opening. */
export const activePdf = (url: string) =>
  pagesPdf(
    [{ content: words, entries: '/AA<</O 7 0 R/C 8 0 R>>' }],
    actions(url),
    '/OpenAction 7 0 R/Names<</JavaScript<</Names[(a) 7 0 R]>>/EmbeddedFiles<</Names[(b) 9 0 R]>>>>',
  )

export const oldWord = (inside = '') =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from(inside, 'utf16le'),
    ]),
  )

const document = (body: string, prologue: string) =>
  docxOf({ body: paragraph(`<w:r><w:t>${body}</w:t></w:r>`), prologue: `<?xml version="1.0"?>${prologue}` })

export const entityBomb = () => {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
  return document('&l9;', `<!DOCTYPE d [<!ENTITY l0 "lol">${levels.join('')}]>`)
}

export const externalEntity = (url: string) => document('&x;', `<!DOCTYPE d [<!ENTITY x SYSTEM "${url}">]>`)
export const externalSubset = (url: string) => document('x', `<!DOCTYPE d SYSTEM "${url}">`)

/** A template, a picture and a part that are elsewhere. */
export const externalParts = (url: string) =>
  docxOf({
    body: `${paragraph('Ada Example')}<w:altChunk r:id="far"/><w:r><w:instrText>INCLUDETEXT "${url}"</w:instrText></w:r>`,
    headers: {},
    more: [
      {
        name: 'word/_rels/settings.xml.rels',
        data: `<Relationships><Relationship Id="far" Type="t/attachedTemplate" Target="${url}" TargetMode="External"/></Relationships>`,
      },
      { name: 'word/settings.xml', data: '<w:settings xmlns:w="w"><w:attachedTemplate r:id="far"/></w:settings>' },
    ],
  })

const manyBlanks = (length: number) => deflateRawSync(Buffer.alloc(length, ' '))

export const zipBomb = (claims: number) =>
  docxOf({ body: '', more: [{ name: 'word/media/a.xml', data: '', packed: manyBlanks(20_000_000), claims }] })

export const lyingZipBomb = () =>
  zipOf([{ name: 'word/document.xml', data: '', packed: manyBlanks(60_000_000), claims: 1_000 }])

export const nestedZip = () => {
  const inner = zipOf([{ name: 'b.zip', data: zipOf([{ name: 'c.zip', data: 'x' }]) }])
  return zipOf([{ name: 'a.zip', data: inner }])
}

export const climbingNames = () =>
  docxOf({ body: paragraph('Ada Example'), more: [{ name: '../../../tmp/evil\u202exml.sh', data: 'x' }] })
