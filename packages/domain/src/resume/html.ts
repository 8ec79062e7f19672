import { currentVersion, type ResumeDocument, resumeDocument } from './document.ts'
import { type HtmlNode, serialise } from './html/node.ts'
import { readMarks } from './html/read.ts'
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
  const { basics, top, parts, extras, origins } = readMarks(page)
  if (page.root?.['data-resume'] !== currentVersion || ![top, ...parts].every(({ isIntact }) => isIntact)) return null
  const read = resumeDocument.safeParse({
    version: currentVersion,
    basics,
    sections: parts.flatMap(({ section }) => (section ? [section] : [])),
    unplaced: parts.flatMap(({ unplaced }) => unplaced),
    origins: Object.assign({ ...origins }, ...[top, ...parts].map((part) => part.origins)),
    ...(extras === undefined ? {} : { extras }),
  })
  return read.success ? read.data : null
}
