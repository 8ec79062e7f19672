import { listed } from '../../language/speak/listed.ts'
import { quoted } from '../../text/quoted.ts'
import type { LedgerRow, Match } from '../types.ts'
import { isChecked } from '../verdict.ts'
import type { Competitor } from './types.ts'
import { atMost } from './weights.ts'

/** Somebody who may answer an ad, by the rows that they show. */
interface Applicant {
  name: string
  tags: string[]
  shows: (row: LedgerRow) => boolean
}

const isMust = ({ importance }: LedgerRow) => importance !== 'preferred'
const isOf =
  (...kinds: LedgerRow['kind'][]) =>
  (row: LedgerRow) =>
    kinds.includes(row.kind)
const isTraining = isOf('degree', 'certificate')
const isStanding = isOf('title', 'years')
const isTransferable = isOf('skill', 'language', 'degree')

const applicants: readonly Applicant[] = [
  { name: 'Has everything the ad asks for', tags: ['must-haves', 'nice-to-haves'], shows: () => true },
  { name: 'Has the must-haves, no extras', tags: ['must-haves'], shows: isMust },
  {
    name: 'Has the experience, no degree or certificate',
    tags: ['experience'],
    shows: (row) => isMust(row) && !isTraining(row),
  },
  { name: 'New to this level', tags: ['fewer years'], shows: (row) => isMust(row) && !isStanding(row) },
  {
    name: 'Career changer',
    tags: ['transferable skills'],
    shows: (row) => isMust(row) && isTransferable(row),
  },
]

/** Typical applicants, made from the ad's rows: each has the points of the rows that they show. */
export function applicantsFor({ ledger, score }: Match): Competitor[] {
  const rows = ledger.filter(isChecked).toSorted((a, b) => b.maxPoints - a.maxPoints)
  const made = applicants.map((applicant) => ({ ...applicant, shown: rows.filter(applicant.shows) }))
  return made
    .filter(({ shown }, at) => shown.length > 0 && made.findIndex((it) => isSame(it.shown, shown)) === at)
    .map(({ name, tags, shown }) => {
      const open = rows.filter((row) => !shown.includes(row))
      const own = shown.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
      return {
        ...{ name, tags, strengths: namesOf(shown), weaknesses: namesOf(open), links: [] },
        summary: summaryOf(own, namesOf(open)),
        relativeScore: own - score,
      }
    })
}

const isSame = (one: readonly LedgerRow[], other: readonly LedgerRow[]) =>
  one.length === other.length && one.every((row) => other.includes(row))

const namesOf = (rows: readonly LedgerRow[]) => rows.slice(0, atMost.named).map(({ requirement }) => requirement)

const summaryOf = (score: number, open: readonly string[]) =>
  `An example made from this ad, not a person. It would score ${score}.${open.length > 0 ? ` It doesn’t show ${listed(open.map(quoted))}.` : ''}`
