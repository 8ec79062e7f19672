import type { SectionKind } from '../../resume/document.ts'
import { sectionKindOf } from '../headings.ts'
import type { TextLine } from '../lines.ts'
import type { RawSection } from '../sections.ts'
import type { SpotLabel } from './passes.ts'

const topLabels = new Set<SpotLabel | undefined>(['name', 'headline', 'contact'])

/** Sections as the labels of lines tell them; the first is what belongs to none. */
export function labelledSections(lines: readonly TextLine[]): RawSection[] {
  const top: RawSection = { kind: 'other', title: null, lines: [] }
  const sections = [top]
  let current = top
  let named: SectionKind | null = null
  for (const line of lines) {
    const { label, section = 'other' } = line.told ?? {}
    const told = section === 'top' ? 'other' : section
    // A title in several rows is known only as a whole.
    const isTitle = label === 'heading'
    const kind: SectionKind = told === 'other' ? ((isTitle ? sectionKindOf(line.slice.text) : named) ?? told) : told
    if (isTitle) {
      current = { kind, title: line, lines: [] }
      named = kind === told ? null : kind
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
