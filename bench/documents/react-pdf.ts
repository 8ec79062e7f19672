import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import { fonts, type PlainRow, rowsIn } from './sample.ts'

const family = 'Source Serif 4'
Font.register({
  family,
  fonts: [{ src: fonts.regular }, { src: fonts.bold, fontWeight: 600 }, { src: fonts.italic, fontStyle: 'italic' }],
})
// Words stay whole, as ours do.
Font.registerHyphenationCallback((word) => [word])

const [bold, italic, soft] = [{ fontWeight: 600 }, { fontStyle: 'italic' }, { color: '#55514c' }] as const
const pieces = StyleSheet.create({
  title: bold,
  organisation: italic,
  employer: bold,
  source: italic,
  place: { ...italic, ...soft },
  period: soft,
  link: {},
  plain: {},
})
const rows = StyleSheet.create({
  name: { fontSize: 25, lineHeight: 1.2, textAlign: 'center' },
  headline: { ...italic, ...soft, textAlign: 'center', marginTop: 4 },
  contact: { ...soft, textAlign: 'center', marginTop: 4 },
  section: { ...bold, marginTop: 16, fontSize: 12, borderBottom: '0.5pt solid #888888' },
  head: {},
  paragraph: { marginTop: 3 },
  label: { ...italic, marginTop: 3 },
  bullet: { flex: 1 },
})
const { page, pair, bulletRow, anchor } = StyleSheet.create({
  page: { fontFamily: family, fontSize: 10.2, lineHeight: 1.25, paddingHorizontal: 62, paddingVertical: 54 },
  pair: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 3 },
  bulletRow: { flexDirection: 'row', marginTop: 3 },
  anchor: { color: '#1c1b1a', textDecoration: 'none' },
})

/** The same resume as our classic template, by react-pdf, though without tags and page numbers. */
export const printByReactPdf = (round: number): Promise<Uint8Array> =>
  renderToBuffer(
    createElement(
      Document,
      { title: 'Resume', author: 'Resume', language: 'en' },
      createElement(Page, { size: 'A4', style: page }, ...rowsIn(round).map(rowElement)),
    ),
  )

/** What heads something stays with its first lines. */
const room = { section: 60, head: 30 } as const

function rowElement({ look, start, end }: PlainRow) {
  const body = createElement(Text, { style: rows[look] }, ...start.map(pieceElement))
  if (look === 'bullet') return createElement(View, { style: bulletRow }, createElement(Text, {}, '•  '), body)
  if (look === 'section') return createElement(View, { minPresenceAhead: room.section }, body)
  if (look !== 'head') return body
  const against = createElement(Text, {}, ...end.map(pieceElement))
  return createElement(View, { style: pair, wrap: false, minPresenceAhead: room.head }, body, against)
}

const pieceElement = ({ kind, text, href }: PlainRow['start'][number]) =>
  href === undefined
    ? createElement(Text, { style: pieces[kind] }, text)
    : createElement(Link, { src: href, style: anchor }, text)
