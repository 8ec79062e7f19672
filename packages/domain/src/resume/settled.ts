import type { Entry, ResumeDocument } from './document.ts'
import type { Source } from './sources.ts'

/** A line by its words and by the heading it stands under: what is said of it is said of no other. */
export interface LineNamed {
  heading: string
  line: string
}

/** The person was asked whether these words are right for that line, and said yes. They stand for nothing else. */
export interface Confirmed extends LineNamed {
  /** The id of the fact that says so. */
  fact: string
  text: string
  /** The day it was said. */
  saidOn: string
}

/** Words that the person has to agree to, and what they wrote instead. */
export interface Doubt {
  words: string
  /** Empty where no line has a counterpart: it is something new. */
  youWrote: string
  /** The id of the line. */
  source: string
  /** The place of the words in the text. */
  from: number
  to: number
  /** Why they are not the person's, where that can be pointed at. */
  why?: string | undefined
}

/** What the person said when asked about words before. */
export interface Settled {
  yes: readonly Confirmed[]
  /** Lines that they want kept, and are not asked about again. */
  no: readonly LineNamed[]
}

export const nothingSettled: Settled = { yes: [], no: [] }

const isSameLine = (one: LineNamed, other: LineNamed) => one.heading === other.heading && one.line === other.line

export const confirmedFor = ({ yes }: Settled, line: LineNamed, text: string): Confirmed | undefined =>
  yes.find((it) => isSameLine(it, line) && it.text === text)

/** Not about a line that the person keeps, nor about words that rest on their yes: no question builds on another. */
export const mayAskAbout = ({ yes, no }: Settled, line: LineNamed): boolean =>
  !no.some((it) => isSameLine(it, line)) && !yes.some(({ text }) => text === line.line)

/** By the id of a role or of an entry without roles, what stands above its lines. */
export function headingsIn({ sections }: ResumeDocument): Map<string, string> {
  return new Map(sections.flatMap(({ entries }) => entries.flatMap(headingsOf)))
}

function headingsOf(entry: Entry): [id: string, heading: string][] {
  if (entry.type === 'employment') return entry.roles.map(({ id, title }) => [id, joined([title, entry.organisation])])
  if (entry.type === 'study') return [[entry.id, joined([entry.degree, entry.area, entry.institution])]]
  return entry.type === 'item' ? [[entry.id, joined([entry.title, entry.organisation])]] : []
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')

/** The lines that some sources are, as one. */
export const linesNamed = (sources: readonly Source[], headings: ReadonlyMap<string, string>): LineNamed => ({
  heading: headings.get(sources[0]?.role ?? sources[0]?.entry ?? '') ?? '',
  line: sources.map(({ text }) => text).join('\n'),
})
