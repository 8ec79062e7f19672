import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement } from 'react'
import { fonts, type PlainRow, rowsIn } from './sample.ts'

const family = 'Source Serif 4'
Font.register({
  family,
  fonts: [{ src: fonts.regular }, { src: fonts.bold, fontWeight: 600 }, { src: fonts.italic, fontStyle: 'italic' }],
})
// Words stay whole, as ours do.
Font.registerHyphenationCallback((word) => [word])

const styles = StyleSheet.create({
  page: { fontFamily: family, fontSize: 10.2, lineHeight: 1.35, paddingHorizontal: 62, paddingVertical: 54 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  name: { fontSize: 25, textAlign: 'center' },
  headline: { textAlign: 'center', fontStyle: 'italic' },
  section: { marginTop: 16, fontSize: 12, fontWeight: 600, borderBottom: '0.5pt solid #888888' },
  head: { fontWeight: 600, marginTop: 4 },
  paragraph: { marginTop: 6 },
  label: { fontStyle: 'italic' },
  bullet: { marginTop: 5, flex: 1 },
})

/** The same resume as our classic template, by react-pdf. */
export const printByReactPdf = (round: number): Promise<Uint8Array> =>
  renderToBuffer(
    createElement(
      Document,
      { title: 'Resume', language: 'en' },
      createElement(Page, { size: 'A4', style: styles.page }, ...rowsIn(round).map(rowElement)),
    ),
  )

function rowElement({ look, text, end }: PlainRow) {
  const body = createElement(Text, { style: styles[look] }, text)
  if (look === 'bullet') return createElement(View, { style: styles.row }, createElement(Text, {}, '•  '), body)
  if (end === '') return body
  return createElement(View, { style: styles.row }, body, createElement(Text, {}, end))
}
