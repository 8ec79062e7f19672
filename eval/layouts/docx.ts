import { paragraph, run } from '@bespeak/documents/testing/make-docx.ts'
import { zipOf } from '@bespeak/documents/testing/make-zip.ts'
import type { PlainLine, PlainText } from './plain.ts'
import type { Chance } from './random.ts'
import { escaped, type LineLabel, type Sheet } from './truth.ts'

// A drawn resume as a word processor would hold it: paragraphs in reading order, cells behind tabs.

/** How a document is written: styles or looks for headings, real or typed bullets. */
interface WordForm {
  styledHeadings: boolean
  listBullets: boolean
  font: string
  size: number
  /** In half points; those that are not named are set like the text. */
  sizes: Partial<Record<LineLabel, number>>
  bold: ReadonlySet<LineLabel>
}

const usualLook = {
  sizes: { name: 44, heading: 28, headline: 24 },
  bold: new Set<LineLabel>(['name', 'heading', 'entry-head', 'skill-group']),
}

export function wordForm(chance: Chance): WordForm {
  return {
    styledHeadings: chance.is(0.5),
    listBullets: chance.is(0.6),
    font: chance.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans']),
    size: chance.pick([20, 21, 22]),
    ...usualLook,
  }
}

/** One that looks as people make them: titles no larger than the text, heads that nothing sets apart. */
export function anyWordForm(chance: Chance): WordForm {
  const name = chance.pick([24, 28, 32, 40, 48])
  const heading = chance.pick([0, 0, 24, 26, 28, 32])
  const isBold = { name: 0.7, heading: heading === 0 ? 0.9 : 0.7, 'entry-head': 0.5, 'skill-group': 0.5, label: 0.3 }
  return {
    ...wordForm(chance),
    sizes: { name, ...(heading > 0 && { heading }), ...(chance.is(0.5) && { headline: 24 }) },
    bold: new Set((Object.keys(isBold) as (keyof typeof isBold)[]).filter((label) => chance.is(isBold[label]))),
  }
}

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const styles =
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>'

const levels = ['\u2022', '\u2013'].map(
  (mark, level) =>
    `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${mark}"/><w:pPr><w:ind w:left="${360 * (level + 1)}" w:hanging="240"/></w:pPr></w:lvl>`,
)
const numbering = `<w:abstractNum w:abstractNumId="7">${levels.join('')}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>`

/** All that a word processor needs to open it. */
function packageOf(body: string): Uint8Array {
  const part = (name: string, content: string) => ({
    name: `word/${name}.xml`,
    data: `${declared}<w:${name} xmlns:w="${main}">${content}</w:${name}>`,
  })
  const relation = (id: string, to: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${to}" Target="${target}"/>`
  const related = (content: string) =>
    `${declared}<Relationships xmlns="${packaged}/relationships">${content}</Relationships>`
  const override = (name: string, type: string) =>
    `<Override PartName="/word/${name}.xml" ContentType="${kind}.${type}+xml"/>`
  const types = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('document', 'document.main')}${override('styles', 'styles')}${override('numbering', 'numbering')}`
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1100" w:bottom="1000" w:left="1100"/></w:sectPr>'
  return zipOf([
    { name: '[Content_Types].xml', data: `${declared}<Types xmlns="${packaged}/content-types">${types}</Types>` },
    { name: '_rels/.rels', data: related(relation('r1', 'officeDocument', 'word/document.xml')) },
    part('document', `<w:body>${body}${page}</w:body>`),
    {
      name: 'word/_rels/document.xml.rels',
      data: related(relation('r1', 'styles', 'styles.xml') + relation('r2', 'numbering', 'numbering.xml')),
    },
    part('styles', styles),
    part('numbering', numbering),
  ])
}

const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

const rightTab = '<w:tabs><w:tab w:val="right" w:pos="9600"/></w:tabs>'

/** The file, and the text that must be found in it. */
export function wordFile(
  lines: readonly PlainLine[],
  sheet: Sheet,
  form: WordForm,
): { bytes: Uint8Array; plain: PlainText } {
  const shown = lines.map((line) => (form.listBullets ? withoutMarker(line, sheet) : line))
  const body = shown.map((line) => paragraphOf(line, sheet, form)).join('')
  return { bytes: packageOf(body), plain: joined(shown) }
}

function withoutMarker(line: PlainLine, { atoms }: Sheet): PlainLine {
  const [first, ...rest] = line.spans
  if (!first || atoms[first.atom]?.field !== 'marker' || !rest[0]) return line
  const cut = rest[0].from
  return {
    ...line,
    text: line.text.slice(cut),
    spans: rest.map(({ from, to, atom }) => ({ from: from - cut, to: to - cut, atom })),
  }
}

const joined = (lines: readonly PlainLine[]): PlainText => {
  const made: PlainText = { text: '', spans: [] }
  for (const { text, spans } of lines) {
    const start = made.text.length
    made.spans.push(...spans.map(({ from, to, atom }) => ({ from: from + start, to: to + start, atom })))
    made.text += `${text}\n`
  }
  return made
}

function paragraphOf(
  { line, text, isApart }: PlainLine,
  { lines }: Sheet,
  { styledHeadings, listBullets, font, size, sizes, bold }: WordForm,
): string {
  const { label = 'text', level = 0 } = lines[line] ?? {}
  const isStyled = styledHeadings && label === 'heading'
  const look = isStyled
    ? ''
    : `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>${bold.has(label) ? '<w:b/>' : ''}<w:sz w:val="${sizes[label] ?? size}"/>`
  const cells = text.split('\t').map((cell) => run(escaped(cell), look))
  const list = listBullets && level > 0 ? `<w:numPr><w:ilvl w:val="${level - 1}"/><w:numId w:val="3"/></w:numPr>` : ''
  const style = isStyled ? '<w:pStyle w:val="Heading1"/>' : ''
  const space = `<w:spacing w:before="${isApart ? 160 : 0}" w:after="0"/>`
  return paragraph(cells.join('<w:r><w:tab/></w:r>'), `${style}${list}${cells.length > 1 ? rightTab : ''}${space}`)
}
