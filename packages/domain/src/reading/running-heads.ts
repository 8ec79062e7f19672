import { findPeriods } from '../text/dates.ts'
import { type Fragment, mostLines, type SourceText } from './source.ts'

const margin = 0.09
// A line as long as a page is none: it is kept as it stands, unread.
const longestLine = 4000
const pageNumber = /^(?:page|seite|p\.?)?\s*\d{1,2}\s*(?:(?:\/|of|von|–|-)\s*\d{1,2})?$/iu
const namedPage = /\b(?:page|seite)\s*\d{1,2}\b/iu

/** What stands at the edge of the pages again and again: page numbers, and a name or title with them. It says nothing new. */
export function runningHeads({ positioned, pages, fragments }: SourceText): Set<Fragment> {
  if (!positioned || pages.length < 2) return new Set()
  const edges = fragments.filter((it) => isAtEdge(it, pages))
  const counts = new Map<string, Set<number>>()
  for (const it of edges) counts.set(gist(it), (counts.get(gist(it)) ?? new Set()).add(it.page))
  return new Set(edges.filter((it) => isRunning(it, counts.get(gist(it))?.size ?? 0)))
}

/** What is read of the pages. What nobody can see, nobody has said: it stays among what has no place. */
export const bodyOf = ({ fragments }: SourceText, heads: ReadonlySet<Fragment>): Fragment[] =>
  fragments.slice(0, mostLines).filter((it) => it.text.length <= longestLine && !heads.has(it) && !it.hidden)

const isAtEdge = ({ page, y }: Fragment, pages: SourceText['pages']) => {
  const height = pages[page - 1]?.height ?? 0
  return y < margin * height || y > (1 - margin) * height
}

/** The same but for its number. */
const gist = ({ text }: Fragment) => text.trim().toLowerCase().replace(/\d+/g, '#')

/** On the first page a name is the name itself; a number alone is a page number anywhere. */
function isRunning({ text, page }: Fragment, pages: number): boolean {
  const shown = text.trim()
  if (findPeriods(shown).length > 0) return false
  if (pageNumber.test(shown) && pages > 1) return true
  if (page === 1) return namedPage.test(shown) && pages > 1
  return (
    namedPage.test(shown) || (pages > 1 && /\d/.test(shown) && shown.length < 80 && /\d\s*$/.test(shown)) || pages > 2
  )
}
