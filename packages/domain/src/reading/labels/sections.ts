import type { SectionKind } from '../../resume/document.ts'
import { sectionKindOf } from '../headings.ts'
import type { TextLine } from '../lines.ts'
import type { RawSection } from '../sections.ts'
import type { SpotLabel } from './passes.ts'

const topLabels = new Set<SpotLabel | undefined>(['name', 'headline', 'contact'])

/** What all that was taken for something is, by the title over it. */
interface Named {
  told: SectionKind
  kind: SectionKind
}

/** A title in several rows or in small letters is no known one to weights, which see each fragment as it is written. */
function namedBy({ slice: { text } }: TextLine, told: SectionKind): Named {
  const isSmall = /^\P{L}*\p{Ll}/u.test(text)
  const kind = told === 'other' || isSmall ? sectionKindOf(text.replace(/\p{L}/u, (it) => it.toUpperCase())) : null
  return { told, kind: kind ?? told }
}

/** Sections as the labels of lines tell them; the first is what belongs to none. */
export function labelledSections(lines: readonly TextLine[]): RawSection[] {
  const top: RawSection = { kind: 'other', title: null, lines: [] }
  const sections = [top]
  let current = top
  let named: Named | null = null
  for (const line of lines) {
    const { label, section = 'other' } = line.told ?? {}
    const told = section === 'top' ? 'other' : section
    if (label === 'heading') named = namedBy(line, told)
    const kind = named?.told === told ? named.kind : told
    if (label === 'heading') {
      current = { kind, title: line, lines: [] }
      sections.push(current)
      continue
    }
    if (topLabels.has(label) || (section === 'top' && current.lines.length === 0)) {
      top.lines.push(line)
      continue
    }
    if (current === top || (kind !== current.kind && section !== 'top')) {
      current = { kind, title: null, lines: [] }
      sections.push(current)
    }
    current.lines.push(line)
  }
  return sections
}
