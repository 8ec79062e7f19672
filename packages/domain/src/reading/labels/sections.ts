import type { SectionKind } from '../../resume/document.ts'
import { sectionKindOf } from '../headings.ts'
import type { TextLine } from '../lines.ts'
import { asideIn, inlineTitle, type RawSection } from '../sections.ts'
import type { SpotLabel } from './passes.ts'

const topLabels = new Set<SpotLabel | undefined>(['name', 'headline', 'contact'])

/** What all that was taken for something is, by the title over it. */
interface Named {
  told: SectionKind
  kind: SectionKind
}

/** From here on weights are not told by words what they took a title for. */
const sureEnough = 0.9

/** Text without places is all in one region; how its titles look says little, and their words say what they are. */
const isText = ({ region }: TextLine) => region === 'text'

/** Small letters are no reason not to be a title, where it was taken for one. */
const kindNamed = (text: string) => sectionKindOf(text.replace(/\p{L}/u, (it) => it.toUpperCase()))

/** A known title says what stands under it in text, and where weights do not know, or see it in small letters, which they were not taught. */
function namedBy(line: TextLine, told: SectionKind): Named {
  const { slice, told: own } = line
  const { text } = slice
  const isOpen = told === 'other' || isText(line) || /^\P{L}*\p{Ll}/u.test(text)
  const kind = kindNamed(text)
  const isKnown = isOpen || ((own?.sure ?? 0) < sureEnough && kind !== 'other')
  return { told, kind: (isKnown && kind) || told }
}

/** Text with fewer blank lines than this does not part its sections by them. */
const fewBlanks = 3

/** Sections as the labels of lines tell them; the first is what belongs to none. */
export function labelledSections(lines: readonly TextLine[]): RawSection[] {
  const top: RawSection = { kind: 'other', title: null, lines: [] }
  const sections = [top]
  let current = top
  let named: Named | null = null
  const isSpaced = lines.filter(({ gap }) => gap >= 1.6).length >= fewBlanks
  for (const line of lines) {
    const { label, section = 'other' } = line.told ?? {}
    const told = section === 'top' ? 'other' : section
    const inline = inlineTitle(line)
    if (inline && (current === top ? isText(line) : isOfItself(inline, line, current))) {
      current = inline
      sections.push(current)
      continue
    }
    const isTitle = label === 'heading' ? !asideIn(line) : isTitleOfText(line, current)
    if (isTitle) named = namedBy(line, told)
    const kind = named?.told === told ? named.kind : told
    if (isTitle) {
      current = { kind, title: line, lines: [] }
      sections.push(current)
      continue
    }
    if (topLabels.has(label) || (section === 'top' && (current === top || current.lines.length === 0))) {
      if (current === sections[1] && isNoTitle(current)) {
        top.lines.push(...sections.splice(1).flatMap(({ title }) => title ?? []))
        current = top
      }
      top.lines.push(line)
      continue
    }
    const goesOn = isText(line) && isSpaced && current.title !== null && !mayBegin(kind, current)
    if (!goesOn && (current === top || (kind !== current.kind && section !== 'top'))) {
      current = { kind, title: null, lines: [] }
      sections.push(current)
    }
    current.lines.push(goesOn && ofItems.has(current.kind) && line.level === 0 ? asItem(line) : line)
  }
  const firstWork = sections.findIndex(({ kind }) => kind === 'work')
  return sections.map((section, at) => unlessGuessed(section, firstWork >= 0 && at > firstWork))
}

/** `Languages: Welsh, English` under papers or schools, or behind a blank line; among skills they are a group. */
const isOfItself = ({ kind }: RawSection, { gap }: TextLine, { kind: above }: RawSection) =>
  (kind === 'languages' || kind === 'interests') && above !== 'skills' && (gap >= 1.6 || !tellers.has(above))

/** Among papers a line that was taken for a skill is one of them. */
const ofItems = new Set<SectionKind>(['certificates', 'awards'])
const asItem = (line: TextLine): TextLine =>
  line.told?.label === 'skills' || line.told?.label === 'group'
    ? { ...line, told: { ...line.told, label: 'opens' } }
    : line

const tellers = new Set<SectionKind>(['work', 'volunteer', 'projects'])

/** A title that is known by its words, under a blank line, whatever it was taken for. */
const isTitleOfText = (line: TextLine, { kind }: RawSection) => {
  const own = isText(line) && line.gap >= 1.6 && line.cells.length === 1 ? sectionKindOf(line.slice.text) : null
  // `Service`, `Languages`, `Personal` and `Driving licence` may be a group of skills, or one.
  const isSure = own !== null && noSkills.has(own) && !/^personal$/iu.test(line.slice.text)
  const mayBeSkill = kind === 'skills' && line.told?.label !== 'heading' && !isSure
  return (
    own !== null && own !== 'other' && own !== kind && !mayBeSkill && line.level === 0 && !line.slice.text.endsWith(':')
  )
}

const noSkills = new Set<SectionKind>(['interests', 'education', 'work', 'references'])

/** Over nothing but ways to reach the person stands no title, but a name. */
const isNoTitle = ({ title, lines }: RawSection) =>
  title !== null && isText(title) && lines.length === 0 && sectionKindOf(title.slice.text) === null

/** Without a title of its own; papers may name schools. */
const mayBegin = (kind: SectionKind, { kind: own }: RawSection) =>
  kind === 'work' || (kind === 'education' && own !== 'certificates')

/** Less sure than this on the whole, a title in words that nobody knows says nothing of what stands under it; below the jobs it opens no summary. */
const guessed = 0.4

function unlessGuessed(section: RawSection, isLate: boolean): RawSection {
  const { kind, title, lines } = section
  if (!title || !isText(title) || kindNamed(title.slice.text)) return section
  const sure = (lines.length > 0 ? lines : [title]).map(({ told }) => told?.sure ?? 0)
  const isGuess = sure.reduce((sum, it) => sum + it, 0) < guessed * sure.length
  return isGuess || (isLate && kind === 'summary') ? { ...section, kind: 'other' } : section
}
