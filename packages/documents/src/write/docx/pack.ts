import { type Document, Packer } from 'docx'
import type { DocumentMeta } from '../document-meta.ts'
import { fontTable } from './families.ts'
import type { Links } from './links.ts'
import { stampParts } from './stamp-parts.ts'
import { escapeXml } from './xml-text.ts'

const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink'

/** The bytes of a document: for the same document the same, whenever they are made. */
export async function pack(document: Document, links: Links, meta: DocumentMeta): Promise<Uint8Array> {
  for (const [id, href] of links.all()) document.Document.Relationships.addRelationship(id, hyperlink, href, 'External')
  const parts = [
    { path: 'docProps/core.xml', data: coreProperties(meta) },
    { path: 'word/fontTable.xml', data: fontTable() },
  ]
  const bytes = new Uint8Array(await Packer.toArrayBuffer(document, undefined, parts))
  stampParts(bytes)
  return bytes
}

/** Without the moments of making and changing, which the library would fill in. */
function coreProperties({ title, author, lang }: DocumentMeta): string {
  const element = (name: string, text: string) => (text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`)
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/">',
    element('dc:title', title),
    element('dc:creator', author),
    element('cp:lastModifiedBy', author),
    element('dc:language', lang),
    '</cp:coreProperties>',
  ].join('')
}
