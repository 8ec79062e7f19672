import { meets } from '../skills/relation.ts'
import { skillCalled } from '../skills/search.ts'
import type { Way } from './ways.ts'

interface PlanResource {
  resourceType: 'documentation'
  title: string
  url: string
  description: string
}

interface PlanStep {
  description: string
  /** 0 where the source does not say. */
  hours: number
  resources: PlanResource[]
}

export interface DevelopmentPlan {
  skill: string
  hoursPerWeek: number
  /** None where no way was found, or the skill is there: then they are the person's own. */
  steps: PlanStep[]
  /** What the source says of the whole, and where and when it was read. */
  conditions: string[]
}

export interface PlanWish {
  /** Under whichever name: the plan has the one of the catalogue. */
  skill: string
  hoursPerWeek?: number | undefined
  /** The names of the skills and credentials that the person shows. */
  shown: readonly string[]
}

const usualHoursPerWeek = 5

export function developmentPlan(
  { skill: called, hoursPerWeek, shown }: PlanWish,
  ways: readonly Way[],
): DevelopmentPlan {
  const skill = skillCalled(called)?.name ?? called
  const isShown = shown.some((own) => meets(own, skill))
  const way = isShown ? undefined : ways.find(({ names }) => names.includes(skill))
  return {
    skill,
    hoursPerWeek: weekly(hoursPerWeek),
    steps: way ? stepsOf(way) : [],
    conditions: way ? sourceOf(way) : [],
  }
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
const weekly = (given = usualHoursPerWeek) => (Number.isFinite(given) ? between(0.5, given, 60) : usualHoursPerWeek)

const stepsOf = ({ steps, source }: Way): PlanStep[] =>
  steps.map(({ description, hours }, at) => ({ description, hours, resources: at === 0 ? [resourceOf(source)] : [] }))

const resourceOf = ({ title, url }: Way['source']): PlanResource => ({
  ...{ resourceType: 'documentation', title, url, description: 'Where these steps come from.' },
})

const sourceOf = ({ notes, source: { title, url, seenOn } }: Way): string[] => [
  ...notes,
  `Steps from ${title} (${host(url)}), read on ${dayWords(seenOn)}. Rules change, so check the page.`,
]

const host = (url: string) => url.split('/')[2]?.replace(/^www\./, '') ?? ''

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayWords = (day: string) => inWords.format(new Date(day))
