// What stands beside the ledger: what could be done about a row, dealbreakers, the table of keywords.

import { affirmed } from '../credentials/index.ts'
import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { sourcesOf } from '../resume/sources.ts'
import { skillMatcher } from '../skills/index.ts'
import { perText } from '../text/remembered.ts'
import { tokensOf } from '../text/tokens.ts'
import { dealbreakerWords } from '../words/match.ts'
import type { Counted } from './score.ts'
import type { Fix, KeywordRow, KnockOutRow, LedgerRow, RowKind } from './types.ts'

/** What the person can do about a row, if it is true of them. */
export function todoFor(kind: RowKind, requirement: string, skills: readonly string[] = []): string | null {
  switch (kind) {
    case 'skill':
      return `Used ${skills.length > 0 ? skills.join(', ') : requirement}? Add it to the job where you did.`
    case 'experience':
    case 'responsibility':
      return 'Done this? Add a line to the job where you did.'
    case 'degree':
      return 'Have it? Add the degree and its subject to your education.'
    case 'certificate':
      return 'Hold it? Add it to your certificates, with its date.'
    case 'language':
      return 'Speak it? Add it to your languages, with your level.'
    case 'years':
      return 'Give each job its start and end month.'
    case 'title':
      return 'Worked under a similar title? Say so in your headline.'
    case 'trait':
    case 'condition':
      return null
  }
}

const mostFixes = 5

/** What would add most, if it is true of the person. */
export const topFixes = (ledger: readonly LedgerRow[]): Fix[] =>
  openRows(ledger)
    .slice(0, mostFixes)
    .map((row) => ({ text: fixText(row), gain: gainOf(row), requirement: row.id }))

/** Rows that a line would show, a name that is not there before what nobody could match. */
export const openRows = (ledger: readonly LedgerRow[]): LedgerRow[] =>
  ledger
    .filter(
      ({ status, kind, corrected, todo }) =>
        status !== 'met' && kind !== 'title' && kind !== 'years' && !corrected && todo !== null,
    )
    .filter((row) => gainOf(row) > 0)
    .toSorted((a, b) => Number(b.certain) - Number(a.certain) || gainOf(b) - gainOf(a))

const gainOf = ({ maxPoints, points }: LedgerRow) => maxPoints - points

export const fixText = ({ kind, requirement, todo }: LedgerRow) =>
  kind === 'skill' ? (todo ?? '') : `“${requirement}” ${todo ?? ''}`

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
