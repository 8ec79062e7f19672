import { affirmed } from '../credentials/index.ts'
import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { sourcesOf } from '../resume/sources.ts'
import { skillMatcher } from '../skills/index.ts'
import { perText } from '../text/remembered.ts'
import type { KeywordRow, LedgerRow } from './types.ts'

const statuses = { met: 'matched', partly: 'partial', 'not-shown': 'missing' } as const

/** The skills that the ad names in its requirements, and how often ad and resume name each. */
export function keywordTable(ledger: readonly LedgerRow[], job: Job, document: ResumeDocument): KeywordRow[] {
  const rows = new Map(ledger.map((row) => [row.id, row]))
  const [inJob, inResume] = [
    counted(job.text),
    counted(
      sourcesOf(document)
        .map(({ text }) => affirmed(text))
        .join('\n'),
    ),
  ]
  const found = new Map<string, KeywordRow>()
  for (const { id, skills, importance } of job.requirements) {
    const row = rows.get(id)
    if (!row) continue
    for (const term of skills)
      if (!found.has(term)) {
        const count = inResume.get(term) ?? 0
        const isOwn = row.kind === 'skill' && skills.length === 1
        const isNamed = count > 0 && row.corrected !== 'not-mine'
        const status = isNamed ? 'matched' : isOwn ? statuses[row.status] : 'missing'
        const evidence = status === 'missing' ? [] : row.evidence.map(({ quote }) => quote)
        found.set(term, { term, importance, inJob: inJob.get(term) ?? 1, inResume: count, status, evidence })
      }
  }
  return [...found.values()]
}

const counted = perText((text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { skill, negated } of skillMatcher().find(text))
    if (!negated) counts.set(skill.name, (counts.get(skill.name) ?? 0) + 1)
  return counts
}, 20)
