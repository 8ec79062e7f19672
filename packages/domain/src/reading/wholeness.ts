import type { Basics, Entry, ResumeDocument, Section } from '../resume/document.ts'

/** How much more a reading is worth that has a job, a school or a skill at all. */
const worth = { employment: 2, study: 1, skills: 1 }
/** Of two readings that lack as little, the one is better that knows more ways to the person, then the one with more whole entries. */
const knownOfPerson = 0.1
const wholeEntry = 0.02
/** A line that found no place but under a title of its own. */
const inNoSection = 0.1

/**
 * How little a reading lacks: what its jobs and schools do not say, and lines that found no place, for each job and school.
 * Shares, not counts: who cuts a job in three has three entries, and is not the better reader.
 */
export function wholeness(document: ResumeDocument): number {
  const { basics, sections } = document
  const entries = sections.flatMap((section) => section.entries)
  const missing = entries.flatMap(missingIn)
  const types = (Object.keys(worth) as (keyof typeof worth)[]).filter((it) => entries.some(({ type }) => type === it))
  return (
    sumOf(types.map((it) => worth[it])) -
    lackOf(document) +
    wholeEntry * missing.filter((it) => it === 0).length +
    knownOfPerson * knownOf(basics)
  )
}

/** What its jobs and schools do not say and what found no place, for each job and school. */
export function lackOf({ sections, unplaced }: ResumeDocument): number {
  const missing = sections.flatMap((section) => section.entries).flatMap(missingIn)
  const unread = unplaced.length + inNoSection * sumOf(sections.map(otherLines))
  return (sumOf(missing) + unread) / Math.max(1, missing.length)
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, it) => sum + it, 0)

const otherLines = ({ kind, entries }: Section): number =>
  kind === 'other' ? sumOf(entries.map((entry) => ('lines' in entry ? entry.lines.length : 0))) : 0

const knownOf = ({ name, email, phone, location }: Basics) =>
  [name, email, phone, location?.city].filter(Boolean).length

/** How many of three things an entry lacks: for each job of an employer, and for a school. A sentence is no name of a job. */
function missingIn(entry: Entry): number[] {
  if (entry.type === 'employment')
    return entry.roles.map(
      ({ title, start }) =>
        lackingOf([entry.organisation, title, start]) + [entry.organisation, title].filter(isSentence).length,
    )
  if (entry.type === 'study')
    return [lackingOf([entry.institution, entry.degree ?? entry.area, entry.end ?? entry.start])]
  return []
}

const lackingOf = (said: readonly unknown[]) => said.filter((it) => !it).length

const mostWords = 8

const isSentence = (name: string | undefined) =>
  name !== undefined && (/^\p{Ll}|[.!?;:,]$/u.test(name) || name.split(/\s+/).length > mostWords)
