import { Document, Footer, PageNumber, Paragraph, TextRun } from 'docx'
import type { Block, RunKind } from '../blocks/block.ts'
import { mapTexts } from '../blocks/map-texts.ts'
import type { DocumentMeta } from '../document-meta.ts'
import { aboutOf } from '../layout.ts'
import type { SetLayout } from '../one-page/steps.ts'
import { lookToFit } from './fit.ts'
import { createLinks } from './links.ts'
import { bulletList } from './lists.ts'
import { lookOf } from './look-of.ts'
import { pack } from './pack.ts'
import { pageOf, roomOf } from './page.ts'
import { paragraphsOf } from './paragraphs.ts'
import { styleIds, stylesOf } from './styles.ts'
import { xmlText } from './xml-text.ts'

/** A resume for Word, in styles that go on working when it is edited there. */
export async function writeDocx(blocks: readonly Block[], layout: SetLayout, meta: DocumentMeta): Promise<Uint8Array> {
  const shown = mapTexts(blocks, xmlText)
  const own = lookOf(layout)
  const room = roomOf(layout, own)
  const look = layout.wordStep ? own : lookToFit(own, shown, room)
  const lead: RunKind = aboutOf(layout.template).heads === 'organisation-first' ? 'organisation' : 'title'
  const links = createLinks()
  const page = { look, links, lead, width: room.width }
  const children = shown.flatMap((block, index) => paragraphsOf(block, shown[index + 1], page))
  const document = new Document({
    styles: stylesOf({ look, lang: meta.lang, width: room.width, lead }),
    numbering: bulletList(look),
    sections: [{ properties: { ...pageOf(layout, look), titlePage: true }, footers: footers(), children }],
  })
  return pack(document, links, meta)
}

/** Numbers from the second page on: the first says whose resume it is. */
const footers = () => ({
  default: new Footer({
    children: [new Paragraph({ style: styleIds.foot, children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
  }),
  first: new Footer({ children: [new Paragraph({ style: styleIds.foot })] }),
})
