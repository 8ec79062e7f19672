import type { Job } from '../../../job/job.ts'
import { listed } from '../../../language/speak/listed.ts'
import { standingOf } from '../../match.ts'
import type { LedgerRow, Match, RowKind } from '../../types.ts'
import { roundedScore } from '../../verdict.ts'
import type { Competitor } from '../types.ts'
import { atMost, longest } from '../weights.ts'
import { unique } from '../words.ts'
import { documentOf, profilesFor } from './profiles.ts'

type Scored = Omit<Competitor, 'relativeScore' | 'links'> & { score: number }

/** By advertisement and day: the profiles are the same for every resume. */
const known = new WeakMap<Job, { today: string; scored: Scored[] }>()

/** Typical applicants, scored by the same rules as the user. */
export function competitorsFor(job: Job, { score }: Match, today: string): Competitor[] {
  const made = known.get(job)
  const scored =
    made?.today === today ? made.scored : profilesFor(job).flatMap((profile) => scoredProfile(profile, job, today))
  known.set(job, { today, scored })
  return scored.map(({ score: own, ...rest }) => ({
    ...rest,
    relativeScore: Math.round(10 * (own - score)) / 10,
    links: [],
  }))
}

const askedKinds = new Set<RowKind>(['skill', 'experience', 'years', 'degree', 'certificate', 'language'])
/** What has a name: neither a time nor a sentence. */
const namedKinds = new Set<RowKind>(['skill', 'degree', 'certificate', 'language'])
const isNamed = ({ kind, requirement }: LedgerRow) => namedKinds.has(kind) && requirement.length <= longest.name
const isAsked = ({ kind }: LedgerRow) => askedKinds.has(kind)
const names = (rows: readonly LedgerRow[]) => unique(rows.map(({ requirement }) => requirement)).slice(0, atMost.named)

function scoredProfile(profile: ReturnType<typeof profilesFor>[number], job: Job, today: string): Scored[] {
  const { score, ledger } = standingOf(documentOf(profile, job, today), job, { today, isMade: true })
  const asked = ledger.filter(isAsked)
  const strengths = names(
    asked.filter(({ status, kind }) => status === 'met' && kind !== 'years').sort((a, b) => b.points - a.points),
  )
  // What it is made of it does not lack, even where no line can show it.
  const isBrought = ({ id }: LedgerRow) => profile.shows.some((it) => id === it.id)
  const weaknesses = names(
    asked
      .filter((row) => row.status === 'not-shown' && isNamed(row) && !isBrought(row))
      .sort((a, b) => b.maxPoints - a.maxPoints),
  )
  const lacking = weaknesses.length > 0 ? ` It shows nothing of ${listed(weaknesses)}.` : ''
  const name = profile.name ?? partName(asked)
  if (name === null) return []
  const summary = `A profile made from this ad, not a person. The rules that scored you give it ${roundedScore(score)} of 100.${lacking}`
  return [{ name, tags: profile.tags, strengths, weaknesses, score, summary }]
}

/** By what its ledger says that it shows, and does not; null where that tells no part from the other. */
function partName(asked: readonly LedgerRow[]): string | null {
  const [strong, weak] = ['met', 'not-shown'].map((wanted) => {
    const rows = asked.filter(({ kind, status }) => status === wanted && /skill|experience/.test(kind))
    return rows.find(isNamed) ?? rows.find(({ requirement }) => requirement.length <= longest.name)
  })
  return strong && weak ? `Strong in “${strong.requirement}”, new to “${weak.requirement}”` : null
}
