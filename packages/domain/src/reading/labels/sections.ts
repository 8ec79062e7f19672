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

/** From here on weights are not told by words what they took a title for. */
const sureEnough = 0.9

/** A known title says what stands under it where weights do not know, or see it in small letters, which they were not taught. */
function namedBy({ slice: { text }, told: own }: TextLine, told: SectionKind): Named {
  const isOpen = told === 'other' || /^\P{L}*\p{Ll}/u.test(text)
  const kind = sectionKindOf(text.replace(/\p{L}/u, (it) => it.toUpperCase()))
  const isKnown = isOpen || ((own?.sure ?? 0) < sureEnough && kind !== 'other')
  return { told, kind: (isKnown && kind) || told }
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
