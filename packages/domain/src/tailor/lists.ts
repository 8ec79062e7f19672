import type { Entry, Line, ResumeDocument, SectionKind } from '../resume/document.ts'
import { patternOf } from '../text/patterns.ts'
import { tailorWords } from '../words/tailor.ts'

/** A list of lines in a document, and what it belongs to: lines do not leave it. */
export interface LineList {
  /** As in `EditPlace`. */
  id: string
  lines: Line[]
  section: SectionKind
  entry: Entry
  /** In an employment. */
  role: string | null
}

/** What holds the sections, for the place of one that is moved. */
export const allSections = 'sections'

const coursesOf = (id: string): string => `${id}.courses`
const keywordsOf = (id: string): string => `${id}.keywords`

/** Every list of lines in the sections, in reading order. */
export const listsIn = ({ sections }: ResumeDocument): LineList[] =>
  sections.flatMap(({ kind, entries }) => entries.flatMap((entry) => listsOf(entry, kind)))

/** What each line says. */
export const textsIn = (document: ResumeDocument): Map<string, string> =>
  new Map(listsIn(document).flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)))

function listsOf(entry: Entry, section: SectionKind): LineList[] {
  const list = (id: string, lines: Line[], role: string | null = null): LineList => ({
    ...{ id, lines, section, entry, role },
  })
  switch (entry.type) {
    case 'employment':
      return entry.roles.map(({ id, lines }) => list(id, lines, id))
    case 'study':
      return [list(coursesOf(entry.id), entry.courses), list(entry.id, entry.lines)]
    case 'item':
      return [list(entry.id, entry.lines), list(keywordsOf(entry.id), entry.keywords)]
    case 'skills':
      return [list(entry.id, entry.keywords)]
    case 'text':
      return [list(entry.id, entry.lines)]
    case 'language':
      return []
  }
}

/** The same document with other lines in its lists. */
export function withLists(document: ResumeDocument, linesOf: (list: string, lines: Line[]) => Line[]): ResumeDocument {
  const sections = document.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => withLines(entry, linesOf)),
  }))
  return { ...document, sections }
}

function withLines(entry: Entry, linesOf: (list: string, lines: Line[]) => Line[]): Entry {
  const { id } = entry
  switch (entry.type) {
    case 'employment':
      return { ...entry, roles: entry.roles.map((role) => ({ ...role, lines: linesOf(role.id, role.lines) })) }
    case 'study':
      return { ...entry, courses: linesOf(coursesOf(id), entry.courses), lines: linesOf(id, entry.lines) }
    case 'item':
      return { ...entry, lines: linesOf(id, entry.lines), keywords: linesOf(keywordsOf(id), entry.keywords) }
    case 'skills':
      return { ...entry, keywords: linesOf(id, entry.keywords) }
    case 'text':
      return { ...entry, lines: linesOf(id, entry.lines) }
    case 'language':
      return entry
  }
}

/**
 * Lines that may change places: neighbours that each stand for themselves. A label, running text, a line with others
 * below it, and a line that speaks of the one before keep theirs; so do those that are told to.
 */
export function runsIn(lines: readonly Line[], stays: ReadonlySet<string> = new Set()): Line[][] {
  const runs: Line[][] = []
  let run: Line[] = []
  lines.forEach((line, at) => {
    if (!stays.has(line.id) && isFree(line, lines[at + 1])) run.push(line)
    else {
      runs.push(run)
      run = []
    }
  })
  return [...runs, run].filter(({ length }) => length > 0)
}

function isFree({ label, level, paragraph }: Line, next: Line | undefined): boolean {
  const leads = next !== undefined && (next.level !== undefined || speaksOfBefore.test(next.text))
  return !(label || level !== undefined || paragraph || leads)
}

const speaksOfBefore = patternOf(tailorWords.speaksOfBefore)
