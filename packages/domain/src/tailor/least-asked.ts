import type { Job } from '../job/job.ts'
import { matchResume } from '../match/index.ts'
import type { Line, ResumeDocument } from '../resume/document.ts'
import { listsIn } from './lists.ts'

/**
 * The lines that may be hidden where a page is too long, those asked for least first: never a heading, a title or a role,
 * and never the only line that shows a requirement. The first line of an entry goes after all others.
 */
export function linesAskedForLeast(document: ResumeDocument, job: Job | null, today: string): string[] {
  const kept = job ? onlyEvidence(document, job, today) : new Set<string>()
  return linesToHide(document)
    .filter(({ id }) => !kept.has(id))
    .toReversed()
    .map(({ id }) => id)
}

/** Without these lines, a requirement that is shown would be no more. */
function onlyEvidence(document: ResumeDocument, job: Job, today: string): Set<string> {
  const rows = matchResume(document, job, { today }).ledger.map(({ evidence }) => evidence.map(({ source }) => source))
  return new Set(
    rows.map((sources) => [...new Set(sources)]).flatMap((sources) => (sources.length === 1 ? sources : [])),
  )
}

function linesToHide(document: ResumeDocument): Line[] {
  return listsIn(document)
    .filter(({ id, entry, lines }) => id === entry.id || entry.type === 'employment' || lines.length === 0)
    .flatMap(({ entry, lines }) =>
      entry.type === 'skills' || (entry.type === 'text' && lines.length < 2) ? [] : lines.filter(isFree),
    )
}

const isFree = ({ label }: Line, at: number, all: Line[]) =>
  !label && (all[at + 1]?.level ?? 0) <= (all[at]?.level ?? 0)
