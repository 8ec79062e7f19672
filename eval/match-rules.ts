import { readJob } from '@bespeak/domain/job/read-job.ts'
import { type LedgerRow, type Match, matchResume } from '@bespeak/domain/match/index.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import {
  advertisementFor,
  isOnlyNear,
  type NearPair,
  resumeWith,
  swaps,
} from '@bespeak/domain/skills/testing/near-names.ts'
import { get, pairSet, today } from './data.ts'
import { type Figures, faultsOf } from './scorer.ts'

/** What must hold in every match, over all graded pairs; and that a skill near the one asked never meets it. */
export function matchRules(): Figures {
  const all = ['', 'ours-pairs', 'fits/made'].flatMap(matchesIn)
  const near = swaps().filter(isOnlyNear)
  return {
    pairs: all.length,
    ...Object.fromEntries(
      Object.entries(rules).map(([rule, faultsIn]) => [
        rule,
        faultsOf(
          rule,
          all.flatMap((it) => named(it, faultsIn)),
        ),
      ]),
    ),
    'near names': near.length,
    'near names that meet': faultsOf(
      'met by what is only near',
      near.filter(isMet).map(({ own, asked }) => `${own} for ${asked}`),
    ),
  }
}

interface NamedMatch {
  name: string
  match: Match
}

type Rule = (match: Match) => string[]

const named = ({ name, match }: NamedMatch, faultsIn: Rule) => faultsIn(match).map((fault) => `${name}: ${fault}`)

function matchesIn(folder: string): NamedMatch[] {
  const { pairs, resumes, jobs } = pairSet(folder)
  return pairs.map(({ resume, job }) => ({
    name: `${resume} × ${job}`,
    match: matchResume(get(resumes, resume), get(jobs, job), { today }),
  }))
}

/** Kinds that can be looked up by their name. */
const exact: readonly LedgerRow['kind'][] = ['skill', 'certificate', 'degree', 'language', 'years']

const rowsWhere =
  (isWrong: (row: LedgerRow) => boolean): Rule =>
  ({ ledger }) =>
    ledger.filter(isWrong).map(({ id }) => id)

const rules: Record<string, Rule> = {
  'rows not shown with evidence or points': rowsWhere(
    ({ status, evidence, points }) => status === 'not-shown' && (evidence.length > 0 || points !== 0),
  ),
  'rows shown without evidence': rowsWhere(({ status, evidence }) => status !== 'not-shown' && evidence.length === 0),
  'points that are not whole, or more than the row has': rowsWhere(
    ({ points, maxPoints }) =>
      !Number.isInteger(points) || !Number.isInteger(maxPoints) || points < 0 || points > maxPoints,
  ),
  'scores that are not the sum of the rows': ({ score, ledger }) =>
    ledger.reduce((sum, { points }) => sum + points, 0) === score ? [] : [String(score)],
  'rows called not found that cannot be looked up': rowsWhere(
    ({ certain, status, kind }) => certain && (status !== 'not-shown' || !exact.includes(kind)),
  ),
  'rows of one id': ({ ledger }) => ledger.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at),
}

/** Of somebody who has one of the two, for an advertisement that asks for the other. */
function isMet(pair: NearPair): boolean {
  const job = readJob(advertisementFor(pair), skillMatcher())
  const { ledger } = matchResume(fromJsonResume(resumeWith(pair)), job, { today })
  return ledger.some(
    ({ requirement, status }) => status === 'met' && requirement.toLowerCase().includes(pair.asked.toLowerCase()),
  )
}
