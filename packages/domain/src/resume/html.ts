import { currentVersion, type ResumeDocument } from './document.ts'
import { type HtmlNode, serialise } from './html/node.ts'
import { documentOf, readMarks } from './html/read.ts'
import { pageOf } from './html/walk.ts'
import { toNodes } from './html/write.ts'

/** Clean HTML for people to read and edit. Its marks carry what cannot be seen, so that it reads back exactly. */
export const toHtml = (document: ResumeDocument): string => serialise(toNodes(document))

/**
 * The document that the marks of a page say. Words changed, lines added, moved or taken out are read; null where the
 * marks do not say all of it, or where it is no page of ours (then `readHtml` in `reading` reads it).
 */
export function fromHtml(nodes: readonly HtmlNode[]): ResumeDocument | null {
  const page = pageOf(nodes)
  const marked = readMarks(page)
  const isIntact = [marked.top, ...marked.parts].every((part) => part.isIntact)
  return isIntact && page.root?.['data-resume'] === currentVersion ? documentOf(marked, marked.parts) : null
}
