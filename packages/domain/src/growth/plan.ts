import { upperFirst } from '../language/speak/lower-first.ts'
import { endOfMany } from '../language/speak/many.ts'
import { skillNamed } from '../skills/index.ts'
import { type Nature, natureOf } from '../skills/nature.ts'
import { skillCalled } from '../skills/search.ts'
import { spokenName } from '../skills/spoken-name.ts'
import { officialPage, type PlanTexts } from './plan-texts.ts'
import { scheduleOf } from './schedule.ts'
import type { ResourceType, StepTemplate } from './steps.ts'

interface PlanResource {
  resourceType: ResourceType
  title: string
  url: string | null
  description: string
}

interface PlanStep {
  stepNumber: number
  description: string
  estimatedTimeInHours: number
  /** What shows that it is done. */
  proof: string
  resources: PlanResource[]
  /** The day by which it is done at the hours per week. */
  endsOn: string
}

export interface DevelopmentPlan {
  skill: string
  nature: Nature
  currentLevel: number
  targetLevel: number
  hoursPerWeek: number
  startOn: string
  estimatedTimeToComplete: number
  endsOn: string
  steps: PlanStep[]
  /** Of whoever awards it, where it is awarded. */
  conditions: string[]
}

export interface PlanWish {
  /** Under whichever name: the plan has the one of the catalogue. */
  skill: string
  /** 1 to 5. */
  currentLevel: number
  targetLevel: number
  hoursPerWeek?: number | undefined
  /** A day, `2026-07-01`. */
  startOn: string
}

const usualHoursPerWeek = 5

export function developmentPlan(wish: PlanWish, texts: PlanTexts): DevelopmentPlan {
  const currentLevel = level(wish.currentLevel)
  const targetLevel = level(wish.targetLevel)
  const hoursPerWeek = weekly(wish.hoursPerWeek)
  const { startOn } = wish
  const skill = skillCalled(wish.skill)?.name ?? wish.skill
  const nature = comeBy(skill)
  const wanted = templates(texts, skill, nature, currentLevel, targetLevel)
  const schedule = scheduleOf(
    wanted.map(({ hours }) => ({ hours, doneOn: null })),
    { startOn, hoursPerWeek, today: startOn },
  )
  return {
    ...{ skill, nature, currentLevel, targetLevel, hoursPerWeek, startOn },
    estimatedTimeToComplete: wanted.reduce((sum, { hours }) => sum + hours, 0),
    endsOn: schedule.endsOn,
    steps: wanted.map((template, at) => ({
      stepNumber: at + 1,
      description: template.description,
      estimatedTimeInHours: template.hours,
      proof: template.proof,
      resources: template.resources.filter(isKnownOf(skill)).map((type) => resource(type, skill, texts)),
      endsOn: schedule.steps[at]?.endsOn ?? startOn,
    })),
    conditions: texts.conditions.conditionsFor(skill, nature),
  }
}

/** Of what the catalogue does not know, nobody can say whether anything was written about it. */
const isKnownOf = (skill: string) => (type: ResourceType) =>
  skillNamed(skill) !== undefined || (type !== 'book' && type !== 'documentation')

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
const level = (given: number) => (Number.isFinite(given) ? between(1, Math.round(given), 5) : 1)
const weekly = (given = usualHoursPerWeek) => (Number.isFinite(given) ? between(0.5, given, 60) : usualHoursPerWeek)

const cefr = ['A1', 'A2', 'B1', 'B2', 'C1']
const studyHoursPerLevel = 30

/** What is written small in the field of tools is done, not opened: there is no manual of `incident response`. */
function comeBy(skill: string): Nature {
  const nature = natureOf(skill)
  return nature === 'tool' && /^\p{Ll}[\p{Ll}-]* [\p{Ll} -]+(?<!software|systems?)$/u.test(spokenName(skill))
    ? 'method'
    : nature
}

function templates(
  { steps: { ladders, ways } }: PlanTexts,
  skill: string,
  nature: Nature,
  current: number,
  target: number,
): StepTemplate[] {
  if (target <= current) return []
  const way = ways[nature]
  if (way)
    return way.map((it) => filled({ ...it, hours: it.hours || studyHoursPerLevel * (target - current) }, skill, ''))
  const stepsPerLevel = 2
  return (ladders[nature] ?? []).slice(stepsPerLevel * (current - 1), stepsPerLevel * (target - 1)).map((it, index) => {
    const hours = Math.round(it.hours * distance(skill, nature))
    return filled({ ...it, hours }, skill, cefr[current + Math.floor(index / stepsPerLevel)] ?? '')
  })
}

/** Languages far from English, and written in another script, take about twice as long. */
function distance(skill: string, nature: Nature): number {
  const far = nature === 'language' && /^(?:Middle East|Asia)/.test(skillNamed(skill)?.category ?? '')
  return far ? 2 : 1
}

function filled(template: StepTemplate, skill: string, reached: string): StepTemplate {
  const fill = (text: string) =>
    (text.startsWith('{x}') ? skill + text.slice(3) : text)
      .replaceAll('{x}', () => spokenName(skill) + endOfMany(skill))
      .replaceAll('{level}', reached)
  return { ...template, description: fill(template.description), proof: fill(template.proof) }
}

function resource(type: ResourceType, skill: string, texts: PlanTexts): PlanResource {
  const { title, description, search } = texts.steps.resourceWords[type]
  const url = officialPage(texts, skill, type)
  const body = type === 'body' ? texts.conditions.known.get(skill)?.body : undefined
  const name = body ? upperFirst(body) : title
  const where = url ? host(url) : search && `search for “${search.replaceAll('{x}', () => skill)}”`
  return { resourceType: type, title: where ? `${name}: ${where}` : name, url, description }
}

const host = (url: string) => url.split('/')[2]?.replace(/^www\./, '') ?? ''
