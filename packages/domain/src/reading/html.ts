import { currentVersion, type ResumeDocument, type Section, type SectionKind } from '../resume/document.ts'
import { keepNodes } from '../resume/html/keep.ts'
import type { HtmlNode } from '../resume/html/node.ts'
import { type Block, isMarked, type Page, type Run } from '../resume/html/page.ts'
import { type MarkedPage, type Part, readMarks } from '../resume/html/read.ts'
import { remark } from '../resume/html/remark.ts'
import { pageOf } from '../resume/html/walk.ts'
import { usualTitle } from '../resume/section-titles.ts'
import { sourceOf } from './html-source.ts'
import { readResume } from './read.ts'

export interface HtmlReading {
  document: ResumeDocument
  /** The page as one text, which the origins point into; null where they point into the source the document had before. */
  source: string | null
}

/**
 * HTML as people leave it. What marks still tell is taken from them; the sections where they do not tell all are read
 * anew, and what is unchanged there keeps its ids. `before` is the document that the page was made of, for editors that
 * drop the marks.
 */
export function readHtml(nodes: readonly HtmlNode[], before?: ResumeDocument): HtmlReading {
  const page = before ? remark(pageOf(nodes), before) : pageOf(nodes)
  if (!page.root && !page.blocks.some(isMarked)) return readResume(sourceOf(page.blocks).source)
  return { document: readMarkedPage(page), source: null }
}
