import type { Job } from '../job/job.ts'
import { type Correction, type LedgerRow, type Standing, standingOf } from '../match/index.ts'
import { askedOutright, roundedScore } from '../match/verdict.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Fact, sourcesOf } from '../resume/sources.ts'
import type { Measured } from './measured.ts'
import { likenessOf, type WordVector, wordsOf } from './words.ts'

/** An ad as it is kept, so that it is read once. */
export interface ReadAd {
  job: Job
  words: WordVector
}

interface Person {
  document: ResumeDocument
  facts: readonly Fact[]
  denied: readonly string[]
  /** The day, `2026-07-01`. */
  today: string
}

export const wordsOfResume = (document: ResumeDocument): WordVector =>
  wordsOf(
    sourcesOf(document)
      .map(({ text }) => text)
      .join('\n'),
  )

/** One resume against ads: what is the same for all of them is made once. */
export function measureFor({
  document,
  ...options
}: Person): (ad: ReadAd, corrections?: readonly Correction[]) => Measured {
  const own = wordsOfResume(document)
  return ({ job, words }, corrections = []) => {
    const standing = standingOf(document, job, { ...options, corrections })
    const { asked, met } = askedOutright(standing.ledger)
    return {
      score: standing.weights.some(({ assessed }) => assessed) ? roundedScore(standing.score) : null,
      likeness: likenessOf(own, words),
      dealbreaker: dealbreakerIn(standing),
      ...{ shown: met, asked },
      missing: namesOf(standing.ledger, (row) => exact.has(row.kind) && row.status === 'not-shown'),
      strongest: namesOf(standing.ledger, ({ kind, status }) => isNamed(kind) && status === 'met').slice(0, mostStrong),
    }
  }
}

/** As many as a list has room for. */
const mostStrong = 3

/** Of anything else nobody knows that it is not there: it may be said in other words. */
const exact: ReadonlySet<string> = new Set([
  'skill',
  'certificate',
  'degree',
  'language',
  'years',
] satisfies LedgerRow['kind'][])

/** A duty is too long for a list, and the whole is no requirement. */
const isNamed = (kind: string) => exact.has(kind) || kind === 'experience'

/** [RK4] Musts first, then what weighs most. */
function namesOf(ledger: readonly LedgerRow[], isMeant: (row: LedgerRow) => boolean): string[] {
  const rows = ledger.filter((row) => row.maxPoints > 0 && isMeant(row))
  const sorted = rows.toSorted((one, other) => musts(other) - musts(one) || other.maxPoints - one.maxPoints)
  return [...new Set(sorted.map(({ requirement }) => requirement))]
}

const musts = ({ importance }: LedgerRow) => Number(importance === 'required')

/** [RK5] A condition that the resume denies, or one that holds its score down. */
function dealbreakerIn({ knockOuts, ledger }: Standing): string | null {
  const held = ledger.find(({ kind, requirement }) => kind === 'rule' && requirement.startsWith('Condition'))
  const unmet = knockOuts.filter(
    ({ status, requirement }) => status === 'not-shown' && held?.requirement.includes(`“${requirement}”`),
  )
  return (knockOuts.find(({ status }) => status === 'failed') ?? unmet[0])?.requirement ?? null
}
