import type { TextLine } from '../lines.ts'
import type { RawSection } from '../sections.ts'
import type { SpotLabel } from './passes.ts'

const topLabels = new Set<SpotLabel | undefined>(['name', 'headline', 'contact'])

/** Sections as the labels of lines tell them; the first is what belongs to none. */
export function labelledSections(lines: readonly TextLine[]): RawSection[] {
  const top: RawSection = { kind: 'other', title: null, lines: [] }
  const sections = [top]
  let current = top
  for (const line of lines) {
    const { label, section = 'other' } = line.told ?? {}
    const kind = section === 'top' ? 'other' : section
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
