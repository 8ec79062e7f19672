import type { ResumeDocument } from '../resume/document.ts'
import { createKeeper, keepBasics, keepSection } from '../resume/html/keep.ts'
import type { HtmlNode } from '../resume/html/node.ts'
import { isMarked } from '../resume/html/page.ts'
import { documentOf, type MarkedPage, readMarks } from '../resume/html/read.ts'
import { remark } from '../resume/html/remark.ts'
import { pageOf } from '../resume/html/walk.ts'
import { leftOver, partsAnew, readUnknown } from './html-parts.ts'
import { sourceOf } from './html-source.ts'
import { readResume } from './read.ts'

export interface HtmlReading {
  document: ResumeDocument
  /** The page as one text that the origins point into; null where they point into the source there was before. */
  source: string | null
}

/**
 * HTML as people leave it. What marks still tell is taken from them; sections where they do not tell all are read anew,
 * and what is unchanged there keeps its ids. `before` is the document that the page was made of, for editors that drop
 * marks.
 */
export function readHtml(nodes: readonly HtmlNode[], before?: ResumeDocument): HtmlReading {
  const page = before ? remark(pageOf(nodes), before) : pageOf(nodes)
  if (!page.blocks.some(isMarked)) return readResume(sourceOf(page.blocks).source)
  const marked = readMarks(page, before)
  const isIntact = [marked.top, ...marked.parts].every((part) => part.isIntact)
  return { document: isIntact ? documentOf(marked, marked.parts) : readAnew(marked, before), source: null }
}

function readAnew(marked: MarkedPage, before?: ResumeDocument): ResumeDocument {
  const { top, ids } = marked
  const keeper = createKeeper(before ?? documentOf(marked, marked.parts), ids)
  const found = readUnknown(marked)
  const basics = top.isIntact ? marked.basics : keepBasics(found.document.basics, marked.basics, keeper)
  const opening = top.isIntact ? [] : found.sectionsIn(top).map((section) => keepSection(section, null, keeper))
  const parts = marked.parts.flatMap((part) => (part.isIntact ? [part] : partsAnew(part, found, keeper)))
  const document = documentOf({ ...marked, basics }, parts)
  const unplaced = leftOver(marked, found).map((text) => ({ id: ids.claim(undefined, 'l'), text }))
  return { ...document, sections: [...opening, ...document.sections], unplaced: [...document.unplaced, ...unplaced] }
}
