import { type ZipEntry, zipOf } from './make-zip.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const others =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="urn:shape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:a="urn:drawing"'
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export interface DocxParts {
  /** What stands inside `w:body`. */
  body: string
  styles?: string
  numbering?: string
  /** Links by id. */
  links?: Record<string, string>
  /** Headers and footers by id. */
  headers?: Record<string, string>
  footers?: Record<string, string>
  footnotes?: string
  /** A prologue before the root, for documents that should not have one. */
  prologue?: string
  type?: string
  more?: ZipEntry[]
}

/** A Word document, as small as Word would still open it. */
export function docxOf(parts: DocxParts): Uint8Array {
  const { body, styles = '', numbering = '', links = {}, headers = {}, footers = {}, footnotes, more = [] } = parts
  const relations = [
    relation('rStyles', 'styles', 'styles.xml'),
    relation('rNumbering', 'numbering', 'numbering.xml'),
    ...(footnotes === undefined ? [] : [relation('rNotes', 'footnotes', 'footnotes.xml')]),
    ...Object.keys(headers).map((id) => relation(id, 'header', `${id}.xml`)),
    ...Object.keys(footers).map((id) => relation(id, 'footer', `${id}.xml`)),
    ...Object.entries(links).map(([id, url]) => relation(id, 'hyperlink', url, ' TargetMode="External"')),
  ]
  return zipOf([
    {
      name: '[Content_Types].xml',
      data: `<Types><Override PartName="/word/document.xml" ContentType="${parts.type ?? mainType}"/></Types>`,
    },
    { name: '_rels/.rels', data: relationsOf([relation('r1', 'officeDocument', 'word/document.xml')]) },
    { name: 'word/document.xml', data: root('document', `<w:body>${body}</w:body>`, parts.prologue) },
    { name: 'word/_rels/document.xml.rels', data: relationsOf(relations) },
    { name: 'word/styles.xml', data: root('styles', styles) },
    { name: 'word/numbering.xml', data: root('numbering', numbering) },
    ...(footnotes === undefined ? [] : [{ name: 'word/footnotes.xml', data: root('footnotes', footnotes) }]),
    ...Object.entries(headers).map(([id, data]) => ({ name: `word/${id}.xml`, data: root('hdr', data) })),
    ...Object.entries(footers).map(([id, data]) => ({ name: `word/${id}.xml`, data: root('ftr', data) })),
    ...more,
  ])
}

const root = (name: string, content: string, prologue = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${prologue}<w:${name} ${word} ${others}>${content}</w:${name}>`

const relation = (id: string, kind: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${officeTypes}/${kind}" Target="${target}"${mode}/>`

const relationsOf = (relations: readonly string[]) => `<Relationships>${relations.join('')}</Relationships>`

export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

/** A paragraph of a text, or of runs that are already written out. */
export const paragraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`

/** A table of rows of cells, each a paragraph or more. */
export const table = (rows: readonly (readonly string[])[], widths: readonly number[] = [2000, 8000]) =>
  `<w:tbl><w:tblPr/><w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`

export const bulletList =
  '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:pPr><w:ind w:left="720"/></w:pPr></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/><w:pPr><w:ind w:left="1440"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num>'

export const bullet = (text: string, level = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`)
