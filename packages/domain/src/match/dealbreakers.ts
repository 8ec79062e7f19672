import type { Job } from '../job/job.ts'
import { tokensOf } from '../text/tokens.ts'
import { dealbreakerWords } from '../words/match.ts'
import type { Counted } from './score.ts'
import type { KnockOutRow } from './types.ts'

/** What usually ends an application, where it is a must: a licence or registration, and years far from those asked. */
export function knockOutsOf(job: Job, rows: readonly Counted[]): KnockOutRow[] {
  const required = new Set(job.requirements.flatMap((it) => (it.importance === 'required' ? [it.id] : [])))
  return rows
    .filter((row) => required.has(row.id) && row.corrected !== 'not-asked' && isDealbreaker(row))
    .map(({ requirement, status, evidence, isDenied, corrected }) => ({
      requirement,
      status: isDenied || corrected === 'not-mine' ? 'failed' : status,
      evidence,
    }))
}

const isDealbreaker = ({ kind, requirement, status }: Counted): boolean =>
  kind === 'certificate'
    ? tokensOf(requirement).some(({ lower }) => dealbreakerWords.has(lower))
    : kind === 'years' && status === 'not-shown'
