import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { paths } from '../paths.ts'
import type { Analysis } from './analyses.ts'
import type { DevelopmentPlan } from './plans.ts'

type LedgerRow = Analysis['ledger'][number]

/** A gap: a skill by its name, what an advertisement says of it, or both. */
export interface GapNamed {
  skill?: string | null | undefined
  requirement?: string | null | undefined
}

/** All that is known of one gap. */
export interface ChainKnown extends GapNamed {
  jobId: number | null
  /** The newest of this job on this resume, and the one before it. */
  analysis: Pick<Analysis, 'id' | 'matchScore' | 'ledger'> | null
  scoreBefore: number | null
  guideId: number | null
  plan: DevelopmentPlan | null
  /** Whether a line of a resume shows the skill by now. */
  isShown: boolean
}

interface ChainPart {
  text: string
  quoted?: boolean
  done?: boolean
  way?: { to: string; label: string } | undefined
}

const pattern = (name: string) => name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether a requirement speaks of the skill by its name. */
export const speaksOf = (requirement: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${pattern(name)}(?![\\p{L}\\p{N}+#])`, 'u').test(requirement.toLowerCase())

/** The row of the score that is about this gap; words are counted elsewhere. */
export function rowOf(ledger: readonly LedgerRow[], { skill, requirement }: GapNamed): LedgerRow | undefined {
  const asked = ledger.filter(({ subScore }) => subScore !== 'keyword')
  return (
    asked.find((row) => row.requirement === requirement) ??
    asked.find((row) => skill && speaksOf(row.requirement, skill))
  )
}

export const hoursOf = ({ steps }: Pick<DevelopmentPlan, 'steps'>) => ({
  done: steps.reduce((sum, step) => sum + (step.completedAt === null ? 0 : step.estimatedTimeInHours), 0),
  all: steps.reduce((sum, step) => sum + step.estimatedTimeInHours, 0),
})

/** From the gap to the score: what stands at each place, whether it is done, and the way there. */
export function chainPlaces(known: ChainKnown) {
  return { gap: gap(known), talk: talk(known), plan: plan(known), proof: proof(known), score: score(known) }
}

const query = (jobId: number | null) => (jobId === null ? {} : { job: String(jobId) })

function gap({ analysis, skill, requirement, ...known }: ChainKnown): ChainPart {
  const row = analysis && rowOf(analysis.ledger, { skill, requirement })
  const words = row?.requirement ?? requirement
  const way = analysis ? { to: paths.analyses({ id: String(analysis.id) }), label: 'See the analysis' } : undefined
  return { text: words ?? skill ?? known.plan?.skill.name ?? '', quoted: !!words, done: true, way }
}

function talk({ guideId, jobId, analysis, skill, requirement }: ChainKnown): ChainPart {
  const row = analysis && rowOf(analysis.ledger, { skill, requirement })
  const asked = row?.requirement ?? requirement ?? skill
  const at = asked ? { gap: asked } : {}
  if (guideId !== null) {
    const to = paths.interviewGuide(guideId, at)
    return { text: 'What to say if they ask before you are done', done: true, way: { to, label: 'Read it' } }
  }
  if (jobId === null) return { text: 'Save a job, and its interview guide says what to answer' }
  return {
    text: 'What to say if they ask before you are done',
    way: { to: paths.createInterviewGuide({ ...query(jobId), ...at }), label: 'Prepare it' },
  }
}

function plan({ plan: made, jobId, skill, requirement }: ChainKnown): ChainPart {
  const wanted = skill ?? requirement
  if (!made) {
    const to = paths.createDevelopmentPlan({ ...(wanted && { skill: wanted }), ...query(jobId) })
    return { text: 'Not planned yet', way: { to, label: 'Plan it' } }
  }
  const { done, all } = hoursOf(made)
  const way = { to: paths.developmentPlan(made.id, query(jobId)), label: 'Open your plan' }
  return { text: `${done} of ${all} hours`, done: made.finishedAt !== null, way }
}

function proof({ plan: made, isShown, jobId }: ChainKnown): ChainPart {
  if (isShown) return { text: 'It is in your resume', done: true }
  const text = 'One line in your resume, in your own words'
  if (!made?.finishedAt) return { text }
  return { text, way: { to: paths.developmentPlan(made.id, query(jobId)), label: 'Say it' } }
}

/** A condition that is not shown takes most of what a row would bring: no number is promised then. */
const isHeldBack = (ledger: readonly LedgerRow[]) => ledger.some(({ points }) => points < 0)

function score({ analysis, scoreBefore, jobId, isShown, skill, requirement }: ChainKnown): ChainPart {
  const again = { to: paths.createAnalysis(query(jobId)), label: analysis ? 'Compare again' : 'Compare it' }
  if (!analysis) return { text: 'Moves once the proof is in your resume', way: jobId === null ? undefined : again }
  const row = rowOf(analysis.ledger, { skill, requirement })
  const now = roundedScore(analysis.matchScore)
  if (row?.status === 'met')
    return {
      text: `What you bring, ${scoreBefore === null ? '' : `${roundedScore(scoreBefore)} to `}${now}`,
      done: true,
    }
  const open =
    row && !isHeldBack(analysis.ledger) ? roundedScore(analysis.matchScore + row.maxPoints - row.points) : now
  const text = open > now ? `What you bring, ${now}, with it up to ${open}` : `What you bring, ${now}`
  return { text, way: isShown ? again : undefined }
}
