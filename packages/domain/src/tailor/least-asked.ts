import type { Job } from '../job/job.ts'
import { standingOf } from '../match/index.ts'
import { proofsOf } from '../proof/index.ts'
import type { Line, ResumeDocument } from '../resume/document.ts'
import { evidenceLeft } from './evidence-left.ts'
import { type LineList, listsIn } from './lists.ts'

/**
 * The lines that may be hidden where a page is too long, the weakest for this job first: of equals the last. Never a
 * heading, a title or a role; never all that shows a requirement; and the strongest line of each role after all others.
 */
export function linesAskedForLeast(document: ResumeDocument, job: Job | null, today: string): string[] {
  const proofs = proofsOf(document, { title: job?.title ?? '', text: job?.text ?? '' })
  const scores = new Map(proofs.map(({ source, score }) => [source.id, score]))
  const scoreOf = ({ id }: Line) => scores.get(id) ?? 0
  const weakestFirst = (lines: Line[]) => lines.toSorted((one, other) => scoreOf(one) - scoreOf(other))
  const lists = listsIn(document)
    .toReversed()
    .map((list) => weakestFirst(linesToHide(list).toReversed()))
  const strongest = lists.flatMap((lines) => lines.slice(-1))
  const others = lists.flatMap((lines) => lines.slice(0, -1))
  const order = [...weakestFirst(others), ...weakestFirst(strongest)].map(({ id }) => id)
  return job ? order.filter(evidenceLeft(standingOf(document, job, { today }).ledger)) : order
}

/** What one may take off a list: labels lead others, keywords and courses share a line, a text without lines is none. */
function linesToHide({ id, role, entry, lines }: LineList): Line[] {
  const shareLine = entry.type === 'skills' || id !== (role ?? entry.id)
  if (shareLine || (entry.type === 'text' && lines.length < 2)) return []
  return lines.filter((line, at) => !line.label && (lines[at + 1]?.level ?? 0) <= (line.level ?? 0))
}
