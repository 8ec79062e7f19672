import type { Entry, ResumeDocument } from '../resume/document.ts'

/** How many of its jobs and schools say all that such entries say, less those that do not. */
export const wholeness = ({ sections }: ResumeDocument): number =>
  sections.flatMap(({ entries }) => entries.flatMap(missingIn)).reduce((sum, missing) => sum + 1 - 1.5 * missing, 0)

/** How many of three things an entry lacks: for each job of an employer, and for a school. */
function missingIn(entry: Entry): number[] {
  if (entry.type === 'employment')
    return entry.roles.map(({ title, start }) => lacking([entry.organisation, title, start]))
  if (entry.type === 'study')
    return [lacking([entry.institution, entry.degree ?? entry.area, entry.end ?? entry.start])]
  return []
}

const lacking = (said: readonly unknown[]) => said.filter((it) => !it).length
