import type { SectionKind } from '../resume/document.ts'
import { findPeriods } from '../text/dates.ts'
import { patternOf } from '../text/patterns.ts'
import { onRequest } from '../words/reading.ts'
import { isLabel } from './entries.ts'
import { sectionKindOf } from './headings.ts'
import { type TextLine, withSlice } from './lines.ts'
import { cut, join, trim } from './slice.ts'
import { untitledSections } from './untitled.ts'
import { degreeness, namesInstitution, titleness } from './vocabulary.ts'

export interface RawSection {
  kind: SectionKind
  title: TextLine | null
  lines: TextLine[]
}

/** What is known of all lines together, so that each can be compared with the others. */
interface Overview {
  lines: readonly TextLine[]
  usualSize: number
  usualGap: number
  /** The space between lines that stand together. */
  closeGap: number
  /** How section titles look, by column. */
  looks: Map<string, Look | null>
  /** Whether every known title has space below it as well. */
  roomBelow: boolean
}

function overviewOf(lines: readonly TextLine[]): Overview {
  const regions = new Map<string, TextLine[]>()
  for (const line of lines) {
    const own = regions.get(line.region)
    if (own) own.push(line)
    else regions.set(line.region, [line])
  }
  const gaps = lines.map((it) => it.gap).sort((a, b) => a - b)
  const usualGap = middle(gaps)
  return {
    lines,
    usualSize: middle(lines.map((it) => it.size)),
    usualGap,
    closeGap: gaps[Math.floor(gaps.length / 4)] ?? 0,
    roomBelow: lines.every((line, index) => !isPlainTitle(line) || (lines[index + 1]?.gap ?? 9) > usualGap * 1.4),
    looks: new Map([...regions].map(([region, own]) => [region, titleLook(own)])),
  }
}

/** Cuts the lines at their section titles; what stands before the first is the contact block. */
export function sectionsOf(lines: readonly TextLine[]): RawSection[] {
  const overview = overviewOf(lines)
  const top: RawSection = { kind: 'other', title: null, lines: [] }
  const sections: RawSection[] = [top]
  let current = top
  for (const [index, line] of lines.entries()) {
    if (current.title && isSecondHalf(current, line)) {
      current.title = { ...current.title, slice: join([current.title.slice, line.slice]) }
      continue
    }
    // What stands at the head of a column, above its first title, belongs to no section of the column before.
    if (index > 0 && line.region !== lines[index - 1]?.region && isColumn(line)) current = top
    const titled = sectionAt(line, index, current, overview)
    if (titled) {
      current = titled
      sections.push(current)
    } else current.lines.push(line)
  }
  return withCores(sections).flatMap(papersApart)
}

function sectionAt(line: TextLine, index: number, current: RawSection, overview: Overview): RawSection | null {
  const kind = titleKind(line, index, overview, current.kind)
  const isApart = line.gap > overview.usualGap * 1.4
  const look = overview.looks.get(line.region)
  const looksTitled = look?.isDistinct === true && look.key === lookOf(line)
  // `Key achievements:` inside a job is no section, though `Key achievements` may be one.
  if (kind && current.kind === 'work' && isLabel(line) && !isApart && !looksTitled) return null
  if (kind) return { kind, title: line, lines: [] }
  const inline = asideIn(line) ? null : inlineTitle(line)
  const isGroup = current.kind === 'skills' && current.title?.y !== current.lines[0]?.y
  const setApart =
    isApart ||
    current.title === null ||
    current.title.y === overview.lines[index - 1]?.y ||
    (current.kind === 'education' && inline?.kind !== 'certificates')
  return inline && setApart && !isGroup && isLastOfSection(index, overview) ? inline : null
}

/** A line of its own, under whatever it stands. */
const isOnRequest = patternOf(onRequest, 'iu')

const inlineKinds = new Set<SectionKind>(['summary', 'skills', 'languages', 'interests', 'certificates', 'education'])

/** Who may be asked, and what else is said of the person in a line, under whatever it stands: it has nothing to do with that. */
export function asideIn(line: TextLine): RawSection | null {
  const { text } = line.slice
  if (isOnRequest.test(text)) return { kind: 'references', title: null, lines: [line] }
  const label = /^[^:,;.|]{3,40}(?=:\s)/u.exec(text)?.[0] ?? ''
  const kind = line.level > 0 ? null : sectionKindOf(label)
  if (kind === 'other' || /^driv/iu.test(label)) return { kind: 'other', title: null, lines: [line] }
  return kind === 'references' ? inlineTitle(line, kind) : null
}

/** Where they may be part of what is told. */
const tellers = new Set<SectionKind>(['work', 'volunteer', 'projects', 'certificates'])

export function asidesApart(section: RawSection): RawSection[] {
  const own: RawSection = { ...section, lines: [] }
  const parts = [own]
  for (const line of section.lines) {
    const found = asideIn(line)
    // `Other: Public speaking` is a group of skills.
    const aside =
      found?.kind === 'other' && section.kind === 'skills' && !/^driv/iu.test(line.slice.text) ? null : found
    const last = parts.at(-1) ?? own
    const isOwn = !aside || aside.kind === section.kind || (aside.kind === 'other' && tellers.has(section.kind))
    if (!isOwn && aside.kind !== last.kind) parts.push(aside)
    else (isOwn && last.kind !== 'other' ? own : last).lines.push(line)
  }
  return parts
}

/** `Skills: Salesforce, HubSpot`: a title and all that stands under it, on one line. */
export function inlineTitle(line: TextLine, asked?: SectionKind): RawSection | null {
  const colon = /^([^:,;.|]{3,40}):\s+(?=\S)/u.exec(line.slice.text)
  const kind = colon ? sectionKindOf(colon[1] ?? '') : null
  if (
    !colon ||
    !kind ||
    (kind !== asked && !inlineKinds.has(kind)) ||
    line.level > 0 ||
    /@|https?:/.test(line.slice.text)
  )
    return null
  return {
    kind,
    title: withSlice(line, cut(line.slice, 0, colon[1]?.length ?? 0)),
    lines: [withSlice(line, trim(cut(line.slice, colon[0].length)))],
  }
}

/** Inside a job, `Tools: …` belongs to it: dates of the next one follow. */
function isLastOfSection(index: number, { lines }: Overview): boolean {
  const next = lines.slice(index + 1)
  const end = next.findIndex(isPlainTitle)
  return !next
    .slice(0, end < 0 ? next.length : end)
    .some((line) => line.level === 0 && findPeriods(line.slice.text).some(({ isRange }) => isRange))
}

/** `EDUCATION AND` over `TRAINING`, in a narrow column of titles. */
const isSecondHalf = ({ title, lines }: RawSection, line: TextLine) =>
  title !== null &&
  lines.length === 0 &&
  lookOf(title) === lookOf(line) &&
  /\s(?:and|&)$/iu.test(title.slice.text) &&
  sectionKindOf(`${title.slice.text} ${line.slice.text}`) !== null

const isColumn = ({ region }: TextLine) => /^r\d+$/.test(region)

/** Where no section is called work, one that lists jobs is: `Selected work`; papers may be degrees, and are no jobs. */
function withCores(sections: RawSection[]): RawSection[] {
  const others = sections.filter(({ kind }) => kind !== 'certificates')
  promote(others, 'work', (line) => titleness(line.slice.text) > 0.5)
  const [top] = sections
  if (top && !sections.some(({ kind }) => kind === 'work')) sections.splice(1, 0, ...untitledSections(top))
  promote(sections, 'education', (line, lines) => degreeness(line.slice.text) > 0.5 || namesStudies(lines))
  return sections
}

/** `Qualifications` may be schools or papers, or some of each, a line for one; `Education and training` stays under its one title. */
function papersApart(section: RawSection): RawSection[] {
  const { kind, title, lines } = section
  if (kind !== 'education' || !/^(?!.*educ).*(?:qualif|training)/iu.test(title?.slice.text ?? '')) return [section]
  const isOwn = (line: TextLine) => line.level === lines[0]?.level && /\b(?:19|20)\d\d\)?$/.test(line.slice.text)
  const isStudy = ({ slice: { text } }: TextLine) =>
    namesInstitution(text) || degreeness(text) === 1 || findPeriods(text).some((it) => it.isRange)
  if (lines.some((line) => isStudy(line) && !isOwn(line))) return [section]
  const parts: RawSection[] = []
  let own: SectionKind = 'certificates'
  for (const line of lines) {
    if (isOwn(line)) own = isStudy(line) ? 'education' : 'certificates'
    const known = parts.find((part) => part.kind === own)
    if (known) known.lines.push(line)
    else parts.push({ kind: own, title: parts.length === 0 ? title : null, lines: [line] })
  }
  return parts
}

/** Schools and degrees on lines of their own. */
const namesStudies = (lines: TextLine[]) =>
  lines.some((line) => namesInstitution(line.slice.text)) && lines.some((line) => degreeness(line.slice.text) > 0.5)

function promote(sections: RawSection[], kind: SectionKind, tells: (line: TextLine, lines: TextLine[]) => boolean) {
  if (sections.some((section) => section.kind === kind)) return
  const [found] = sections
    .filter(({ title, kind: own }) => title && promotable.has(own))
    .map((section) => ({ section, dated: section.lines.filter(isDated) }))
    .filter(
      ({ section, dated }) =>
        dated.length > 0 && dated.filter((line) => tells(line, section.lines)).length >= 0.6 * dated.length,
    )
    .sort((a, b) => b.dated.length - a.dated.length)
  if (found) found.section.kind = kind
}

const promotable = new Set<SectionKind>(['projects', 'other', 'certificates', 'summary'])

const isDated = (line: TextLine) => line.level === 0 && findPeriods(line.slice.text).length > 0

/** How the titles of a column that are known by their words look; a line of another wording that looks the same is a title too. */
interface Look {
  key: string
  /** Whether hardly any other line looks like it. */
  isDistinct: boolean
  size: number
  caps: boolean
  /** The least space above one. */
  gap: number
  /** Where they begin, if most begin at one place. */
  x: number | null
}

const lookOf = (line: TextLine) => `${line.size.toFixed(1)} ${line.bold} ${line.caps} ${line.headingLevel ?? ''}`

function titleLook(lines: readonly TextLine[]): Look | null {
  const counts = new Map<string, number>()
  for (const line of lines) {
    if (isPlainTitle(line)) counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1)
  }
  const [key, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  const xs = lines.filter((line) => isPlainTitle(line) && lookOf(line) === key).map((line) => line.x)
  const x = xs.find((it) => xs.filter((other) => Math.abs(other - it) < 3).length > 0.6 * xs.length) ?? null
  const first = lines.find((line) => isPlainTitle(line) && lookOf(line) === key)
  if (count < 2 || !first) return null
  // Where all lines look alike, the words alone decide.
  const same = lines.filter((line) => lookOf(line) === key).length
  return { key, isDistinct: same <= count * 1.6 + 1, x, size: first.size, caps: first.caps, gap: leastGap(lines, key) }
}

/** The first line of a column stands under nothing. */
const leastGap = (lines: readonly TextLine[], key: string) =>
  Math.min(
    ...lines.slice(1).flatMap((line) => (isPlainTitle(line) && lookOf(line) === key ? [line.gap] : [])),
    Number.POSITIVE_INFINITY,
  )

const isPlainTitle = (line: TextLine) =>
  line.cells.length === 1 && line.level === 0 && sectionKindOf(line.slice.text) !== null

function titleKind(line: TextLine, index: number, overview: Overview, current: SectionKind): SectionKind | null {
  if (line.cells.length !== 1 || line.level > 0) return null
  const look = overview.looks.get(line.region) ?? null
  const kind = sectionKindOf(line.slice.text) ?? smallTitleKind(line, index, overview)
  if (!look) return kind
  const looksRight = lookOf(line) === look.key && (look.x === null || Math.abs(look.x - line.x) < 3)
  if (kind) return looksRight || (isAsLarge(line, look) && standsOut(line, index, overview)) ? kind : null
  return looksRight && isUnknownTitle(line, index, look, overview, current) ? 'other' : null
}

/** `experience`, written small, is a title where it stands alone between blank lines. */
function smallTitleKind(
  { slice: { text }, gap }: TextLine,
  index: number,
  { lines, closeGap }: Overview,
): SectionKind | null {
  const below = lines[index + 1]?.gap ?? 0
  if (!/^\p{Ll}/u.test(text) || Math.min(gap, below) <= closeGap * 1.4) return null
  return sectionKindOf(text.slice(0, 1).toUpperCase() + text.slice(1))
}

/** A small title inside a section, such as `Languages` among the skills, is set smaller or further in. */
const isAsLarge = (line: TextLine, look: Look) =>
  line.size >= look.size - 0.5 && (look.x === null || line.x <= look.x + 8) && (line.caps || !look.caps)

/** A title in words of the writer's own: it looks like the others and is set apart like them. */
function isUnknownTitle(line: TextLine, index: number, look: Look, overview: Overview, current: SectionKind): boolean {
  const setApart = line.gap >= 0.8 * look.gap || isLarge(line, overview)
  const isEntry = !listKinds.has(current) && opensEntry(line, index, overview)
  return index > 0 && look.isDistinct && setApart && isTitleText(line.slice.text) && !isEntry
}

/** Sections whose items have no dates under them. */
const listKinds = new Set<SectionKind>(['skills', 'languages', 'interests'])

const isLarge = (line: TextLine, { usualSize }: Overview) => line.size > usualSize + 0.8

/** In capitals or bold alone, a job's title looks like a section's: what follows tells them apart. */
function opensEntry(line: TextLine, index: number, overview: Overview): boolean {
  if (isLarge(line, overview)) return false
  const next = overview.lines.slice(index + 1, index + 3)
  if (next[0] && overview.roomBelow && next[0].gap > overview.usualGap * 1.4) return titleness(line.slice.text) > 0.5
  return titleness(line.slice.text) > 0.5 || next.some((it) => findPeriods(it.slice.text).length > 0)
}

/** A known title word may also be an item: `Skills` inside a list is not set apart. */
function standsOut(line: TextLine, index: number, overview: Overview): boolean {
  if (line.headingLevel || line.caps || line.bold || isLarge(line, overview)) return true
  const next = overview.lines[index + 1]
  return line.gap > overview.usualGap * 1.4 && next !== undefined && next.size <= line.size + 0.1
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const isTitleText = (text: string) => text.length <= 40 && !/[.,;:@\d]/.test(text) && text.split(/\s+/).length <= 5
