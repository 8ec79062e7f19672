import { isTimed } from '@bespeak/domain/growth/schedule.ts'
import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/chain.ts'
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

/** The row of the score that is about this gap. */
export function rowOf(ledger: readonly LedgerRow[], { skill, requirement }: GapNamed): LedgerRow | undefined {
  return (
    ledger.find((row) => row.requirement === requirement) ??
    ledger.find((row) => skill && speaksOf(row.requirement, skill))
  )
}

interface PlanSteps {
  steps: readonly { estimatedTimeInHours: number; completedAt: string | null }[]
}

/** Whether each step has its hours: where a source states none, they are the person's to add. */
export const hasHours = ({ steps }: PlanSteps): boolean =>
  isTimed(steps.map(({ estimatedTimeInHours: hours }) => ({ hours })))

/** How far a plan is: in hours, or in steps where not all have hours. */
export function planProgress(plan: PlanSteps) {
  const isTimed = hasHours(plan)
  const sum = (steps: PlanSteps['steps']) =>
    isTimed ? steps.reduce((total, step) => total + step.estimatedTimeInHours, 0) : steps.length
  return { isTimed, done: sum(plan.steps.filter(({ completedAt }) => completedAt !== null)), all: sum(plan.steps) }
}

/** From the gap to the score: what stands at each place, whether it is done, and the way there. */
export function chainPlaces(known: ChainKnown) {
  return { gap: gap(known), talk: talk(known), plan: plan(known), proof: proof(known), score: score(known) }
}

const query = (jobId: number | null) => (jobId === null ? {} : { job: String(jobId) })

function gap({ analysis, skill, requirement, ...known }: ChainKnown): ChainPart {
  const row = analysis && rowOf(analysis.ledger, { skill, requirement })
  const words = row?.requirement ?? requirement
  const way = analysis ? { to: paths.analyses({ id: String(analysis.id) }), label: texts.seeAnalysis } : undefined
  return { text: words ?? skill ?? known.plan?.skill.name ?? '', quoted: !!words, done: true, way }
}

function talk({ guideId, jobId, analysis, skill, requirement }: ChainKnown): ChainPart {
  const row = analysis && rowOf(analysis.ledger, { skill, requirement })
  const asked = row?.requirement ?? requirement ?? skill
  const at = asked ? { gap: asked } : {}
  if (guideId !== null) {
    const to = paths.interviewGuide(guideId, at)
    return { text: texts.whatToSay, done: true, way: { to, label: texts.readIt } }
  }
  if (jobId === null) return { text: texts.saveJobFirst }
  return {
    text: texts.whatToSay,
    way: { to: paths.createInterviewGuide({ ...query(jobId), ...at }), label: texts.prepareIt },
  }
}

function plan({ plan: made, jobId, skill, requirement }: ChainKnown): ChainPart {
  const wanted = skill ?? requirement
  if (!made) {
    const to = paths.createDevelopmentPlan({ ...(wanted && { skill: wanted }), ...query(jobId) })
    return { text: texts.notPlanned, way: { to, label: texts.planIt } }
  }
  const { isTimed, done, all } = planProgress(made)
  const way = { to: paths.developmentPlan(made.id, query(jobId)), label: texts.openPlan }
  const text = all === 0 ? texts.noSteps : (isTimed ? texts.hoursOf : texts.stepsOf)(done, all)
  return { text, done: made.finishedAt !== null, way }
}

function proof({ plan: made, isShown, jobId }: ChainKnown): ChainPart {
  if (isShown) return { text: texts.isInResume, done: true }
  const text = texts.oneLine
  if (!made?.finishedAt) return { text }
  return { text, way: { to: paths.developmentPlan(made.id, query(jobId)), label: texts.sayIt } }
}

function score({ analysis, scoreBefore, jobId, isShown, skill, requirement }: ChainKnown): ChainPart {
  const again = { to: paths.createAnalysis(query(jobId)), label: analysis ? texts.compareAgain : texts.compareIt }
  if (!analysis) return { text: texts.movesOnceProved, way: jobId === null ? undefined : again }
  const row = rowOf(analysis.ledger, { skill, requirement })
  const now = roundedScore(analysis.matchScore)
  if (row?.status === 'met')
    return {
      text: scoreBefore === null ? texts.yourMatch(now) : texts.movedTo(roundedScore(scoreBefore), now),
      done: true,
    }
  const open = row ? roundedScore(analysis.matchScore + row.maxPoints - row.points) : now
  const text = open > now ? texts.upTo(now, open) : texts.yourMatch(now)
  return { text, way: isShown ? again : undefined }
}
