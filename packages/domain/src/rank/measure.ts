import type { Job } from '../job/job.ts'
import { type Correction, type KnockOutRow, type LedgerRow, type RowKind, standingOf } from '../match/index.ts'
import { askedOutright } from '../match/verdict.ts'
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
    const { score, unscored, ledger, knockOuts } = standingOf(document, job, { ...options, corrections })
    const { asked, met } = askedOutright(ledger)
    return {
      score: unscored ? null : score,
      likeness: likenessOf(own, words),
      dealbreaker: knockOuts.find(({ status }) => unmet.has(status))?.requirement ?? null,
      ...{ shown: met, asked },
      missing: namesOf(ledger, ({ status, certain }) => status === 'not-shown' && certain),
      strongest: namesOf(ledger, ({ status, kind }) => status === 'met' && named.has(kind)).slice(0, mostStrong),
    }
  }
}

/** [RK5] */
const unmet: ReadonlySet<KnockOutRow['status']> = new Set(['not-shown', 'failed'])

/** As many as a list has room for. */
const mostStrong = 3

/** A duty is too long for a list, and the title stands over it. */
const named: ReadonlySet<RowKind> = new Set(['skill', 'experience', 'years', 'certificate', 'degree', 'language'])

/** [RK4] Musts first, then what weighs most. */
function namesOf(ledger: readonly LedgerRow[], isMeant: (row: LedgerRow) => boolean): string[] {
  const rows = ledger.filter((row) => row.maxPoints > 0 && isMeant(row))
  const sorted = rows.toSorted((one, other) => musts(other) - musts(one) || other.maxPoints - one.maxPoints)
  return sorted.map(({ requirement }) => requirement)
}

const musts = ({ importance }: LedgerRow) => Number(importance === 'required')
