import type { SectionKind } from '../../resume/document.ts'
import { entriesOf } from '../entries.ts'
import { linesOf, type TextLine } from '../lines.ts'
import type { Row } from '../rows.ts'
import { sectionsOf } from '../sections.ts'
import type { Fragment } from '../source.ts'

/** What the rules make of a fragment: one opinion among others. */
export interface Opinion {
  section: SectionKind | null
  part: 'title' | 'head' | 'opens' | 'body' | 'bullet' | 'more'
}

/** By fragment; those that no rule has an opinion of are left out. */
export function opinionsOn(rows: readonly Row[], positioned: boolean): Map<Fragment, Opinion> {
  const owners: Fragment[] = []
  const starts = new Map<Fragment, number>()
  let length = 0
  for (const fragment of rows.flatMap(({ cells }) => cells)) {
    starts.set(fragment, length)
    for (let at = 0; at <= fragment.text.length; at += 1) owners.push(fragment)
    length += fragment.text.length + 1
  }
  const lines = linesOf(rows, (fragment) => starts.get(fragment) ?? 0, { positioned })
  const opinions = new Map<Fragment, Opinion>()
  const give = (line: TextLine, part: Opinion['part'], section: SectionKind | null) => {
    const own = new Set<Fragment>()
    for (const { at } of line.cells)
      for (const offset of at) {
        const owner = owners[offset]
        if (owner) own.add(owner)
      }
    const [first] = own
    for (const it of own) {
      const isFirstRow = first !== undefined && it.page === first.page && it.y - first.y < 0.6 * first.size
      opinions.set(it, { section, part: isFirstRow ? part : 'more' })
    }
  }
  const [top, ...sections] = sectionsOf(lines)
  for (const line of top?.lines ?? []) give(line, line.level > 0 ? 'bullet' : 'body', null)
  for (const { kind, title, lines: own } of sections) {
    if (title) give(title, 'title', kind)
    for (const { head, body } of entriesOf(own)) {
      for (const [at, line] of head.entries()) give(line, at === 0 ? 'opens' : 'head', kind)
      for (const line of body) give(line, line.level > 0 ? 'bullet' : 'body', kind)
    }
  }
  return opinions
}
