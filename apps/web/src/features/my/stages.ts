import type { Stage } from '@bespeak/domain/applications/stages.ts'
import { daysBetween } from '@bespeak/domain/calendar/days.ts'
import { dayOf, shortDay } from '../../lib/days.ts'
import { untilWords } from '../../lib/texts/days.ts'
import * as texts from './texts.tsx'

export const stages: readonly { value: Stage; label: string; tone: 'plain' | 'chalk' | 'fit' }[] = [
  { value: 'saved', label: texts.saved, tone: 'plain' },
  { value: 'applied', label: texts.applied, tone: 'fit' },
  { value: 'interviewing', label: texts.interviewing, tone: 'chalk' },
  { value: 'offer', label: texts.offer, tone: 'fit' },
  { value: 'rejected', label: texts.rejected, tone: 'plain' },
  { value: 'withdrawn', label: texts.withdrawn, tone: 'plain' },
]

export const stageOf = (stage: string) =>
  stages.find(({ value }) => value === stage) ?? { value: stage, label: stage, tone: 'plain' as const }

export const stageName = (stage: string): string => stageOf(stage).label

type Named = { title: string | null; company: string | null }

/** A title of "Job" says nothing: it is what an analysis is stored under. */
export function jobTitle({ title }: Pick<Named, 'title'>): string {
  const said = title?.trim() ?? ''
  return said === '' || said === 'Job' ? texts.untitled : said
}

/** In the middle of a sentence: whose job it is, else what. */
export const placeOf = (job: Named): string => job.company?.trim() || jobTitle(job)

/** The day of a date as the service keeps it. */
export const dayIn = (moment: string | null): string | null => moment?.slice(0, 10) ?? null

/** What is kept when a job is moved: who says that they have applied has most often done so today. */
export const movedTo = (stage: string, { appliedOn }: { appliedOn: string | null }, now: Date) => ({
  stage,
  ...(stage === 'applied' && !appliedOn && { appliedOn: `${dayOf(now)}T00:00:00.000Z` }),
})

/** So many days before it a date is marked. */
export const nearDays = 7

/** "closes today", "closes in 3 days", "closed on 6 Nov"; null once one has applied. */
export function deadlineWords({ deadline, stage }: { deadline: string | null; stage: string }, now: Date) {
  const day = dayIn(deadline)
  if (!day || stage !== 'saved') return null
  const left = daysBetween(dayOf(now), day)
  if (left < 0) return { text: texts.closedOn(shortDay(day)), isNear: false }
  if (left > nearDays) return { text: texts.closesOn(shortDay(day)), isNear: false }
  return { text: texts.closesIn(untilWords(left)), isNear: true }
}
