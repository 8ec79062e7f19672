import { Document, type Paragraph } from 'docx'
import { textOf } from '../blocks/block.ts'
import type { Layout } from '../layout.ts'
import { type LetterContent, letterMeta } from '../letter-content.ts'
import { contactLines } from './contact-lines.ts'
import { contactRuns } from './inline.ts'
import { letterStyleIds, letterStyles } from './letter-styles.ts'
import { createLinks } from './links.ts'
import { bulletList } from './lists.ts'
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

function letterParagraphs(letter: LetterContent, page: Pick<Page, 'look' | 'links' | 'width'>): Paragraph[] {
  const { sender, date, recipient, subject, salutation, paragraphs, closing, signature } = letter
  const text = (style: string, shown: string) => (shown.trim() === '' ? [] : [textParagraph(style, shown, page)])
  return [
    ...text(styleIds.name, sender.name),
    ...(sender.contact.length > 0 ? [contactParagraph(sender.contact, page)] : []),
    ...text(letterStyleIds.date, date),
    ...text(letterStyleIds.recipient, recipient.filter((line) => line.trim() !== '').join('\n')),
    ...text(letterStyleIds.subject, subject),
    ...text(letterStyleIds.salutation, salutation),
    ...paragraphs.flatMap((it) => text(letterStyleIds.body, it)),
    ...text(letterStyleIds.closing, closing),
    ...text(letterStyleIds.signature, signature),
  ]
}

const contactParagraph = (items: LetterContent['sender']['contact'], page: Pick<Page, 'look' | 'links' | 'width'>) =>
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
  paragraphs: letter.paragraphs.map(xmlText),
  closing: xmlText(letter.closing),
  signature: xmlText(letter.signature),
})
