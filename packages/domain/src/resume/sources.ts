import type {
  Employment,
  Entry,
  Item,
  Line,
  PartialDate,
  ResumeDocument,
  Role,
  SectionKind,
  Study,
} from './document.ts'
import { displayPeriod } from './partial-date.ts'

/** What kind of statement a source is: a heading of a role says something else than a bullet below it. */
export type SourceKind = 'line' | 'summary' | 'role' | 'study' | 'item' | 'skill' | 'language' | 'label' | 'fact'

/** Something the person wrote, as one statement that a generated line can be traced to. */
export interface Source {
  /** The id of the line, role, study, item, skill or language; `basics.label`; `fact-<id>`. */
  id: string
  kind: SourceKind
  /** The whole statement: `Senior Accountant, Tarnbrook Fasteners Inc., Apr 2020 – Present`. */
  text: string
  /** The same in the person's own words, piece by piece, each as it stands in the resume. */
  quotes: string[]
  section: SectionKind | null
  /** The entry and, in an employment, the role it belongs to; null outside of entries. */
  entry: string | null
  role: string | null
  start?: PartialDate | undefined
  end?: PartialDate | undefined
  /** Whether it is still so, where that is told and the dates are not. */
  lasts?: boolean | undefined
}

/** Something the person said about themselves when asked. */
export interface Fact {
  id: string
  statement: string
  skill?: string | undefined
  requirement?: string | undefined
  /** The day it was said. */
  saidOn: string
}

/** What a source is a part of, and when that was. */
type Belonging = Pick<Source, 'section' | 'entry' | 'role' | 'start' | 'end'>

const ofNothing: Belonging = { section: null, entry: null, role: null }

/** Everything the document and the facts state, in reading order. Labels inside entries state nothing. */
export function sourcesOf(document: ResumeDocument, facts: readonly Fact[] = []): Source[] {
  const { basics, sections, unplaced } = document
  return [
    ...stated('basics.label', 'label', [basics.label], ofNothing),
    ...basics.more.flatMap((line) => lineSource(line, 'line', ofNothing)),
    ...sections.flatMap(({ kind, entries }) => entries.flatMap((entry) => entrySources(entry, kind))),
    ...unplaced.flatMap((line) => lineSource(line, 'line', ofNothing)),
    ...facts.flatMap(({ id, statement }) => stated(`fact-${id}`, 'fact', [statement], ofNothing)),
  ]
}

function entrySources(entry: Entry, section: SectionKind): Source[] {
  const belonging = { section, entry: entry.id, role: null }
  const lines = (of: Line[], kind: SourceKind = 'line') => of.flatMap((line) => lineSource(line, kind, belonging))
  switch (entry.type) {
    case 'employment':
      return [
        ...stated(`${entry.id}.description`, 'line', [entry.description], belonging),
        ...entry.roles.flatMap((role) => roleSources(role, entry, section)),
      ]
    case 'study':
      return [...heading(entry, 'study', studyParts(entry), belonging), ...lines(entry.courses), ...lines(entry.lines)]
    case 'item':
      return [
        ...heading(entry, 'item', [entry.title, entry.organisation], belonging),
        ...lines(entry.lines),
        ...lines(entry.keywords, 'skill'),
      ]
    case 'skills':
      return [...stated(entry.id, 'skill', [entry.name, entry.level], belonging), ...lines(entry.keywords, 'skill')]
    case 'language':
      return stated(entry.id, 'language', [entry.language, entry.fluency], belonging, ': ')
    case 'text':
      return lines(entry.lines, section === 'summary' ? 'summary' : 'line')
  }
}

const studyParts = ({ degree, area, institution, score }: Study) => [degree, area, institution, score]

function roleSources(role: Role, { id, organisation }: Employment, section: SectionKind): Source[] {
  const belonging = { section, entry: id, role: role.id, start: role.start, end: role.end }
  return [
    ...heading(role, 'role', [role.title, organisation], belonging),
    ...role.lines.flatMap((line) => lineSource(line, 'line', belonging)),
  ]
}

function heading(
  { id, start, end }: Role | Study | Item,
  kind: SourceKind,
  parts: Parts,
  belonging: Belonging,
): Source[] {
  const period = displayPeriod(start, end)
  return stated(id, kind, period ? [...parts, period] : parts, { ...belonging, start, end })
}

const lineSource = ({ id, text, label }: Line, kind: SourceKind, belonging: Belonging): Source[] =>
  label ? [] : stated(id, kind, [text], belonging)

type Parts = (string | undefined)[]

function stated(id: string, kind: SourceKind, parts: Parts, belonging: Belonging, joint = ', '): Source[] {
  const quotes = parts.filter((part) => part !== undefined && part.trim() !== '') as string[]
  return quotes.length === 0 ? [] : [{ id, kind, text: quotes.join(joint), quotes, ...belonging }]
}
