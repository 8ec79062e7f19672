import { skillNamed } from '../skills/index.ts'
import { type Nature, natureOf } from '../skills/nature.ts'
import { spokenName } from '../skills/spoken-name.ts'
import { officialPage, type PlanTexts } from './plan-texts.ts'
import type { ResourceType, StepTemplate } from './steps.ts'

export interface PlanResource {
  resourceType: ResourceType
  title: string
  url: string | null
  description: string
}

export interface PlanStep {
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
}

export interface PlanWish {
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
  const { skill, startOn } = wish
  const nature = natureOf(skill)
  let spent = 0
  const steps = templates(texts, skill, nature, currentLevel, targetLevel).map((template, index): PlanStep => {
    spent += template.hours
    return {
      stepNumber: index + 1,
      description: template.description,
      estimatedTimeInHours: template.hours,
      proof: template.proof,
      resources: template.resources.map((type) => resource(type, skill, texts)),
      endsOn: daysAfter(startOn, Math.ceil((spent / hoursPerWeek) * 7)),
    }
  })
  const endsOn = steps.at(-1)?.endsOn ?? startOn
  return {
    skill,
    nature,
    currentLevel,
    targetLevel,
    hoursPerWeek,
    startOn,
    estimatedTimeToComplete: spent,
    endsOn,
    steps,
  }
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
const level = (given: number) => (Number.isFinite(given) ? between(1, Math.round(given), 5) : 1)
const weekly = (given = usualHoursPerWeek) => (Number.isFinite(given) ? between(0.5, given, 60) : usualHoursPerWeek)

const cefr = ['A1', 'A2', 'B1', 'B2', 'C1']
const studyHoursPerLevel = 30

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
      .replaceAll('{x}', () => spokenName(skill))
      .replaceAll('{level}', reached)
  return { ...template, description: fill(template.description), proof: fill(template.proof) }
}

function resource(type: ResourceType, skill: string, texts: PlanTexts): PlanResource {
  const [title, description] = texts.steps.resourceWords[type]
  const url = officialPage(texts, skill, type)
  return { resourceType: type, title: url ? `${title}: ${host(url)}` : title, url, description }
}

const host = (url: string) => url.split('/')[2]?.replace(/^www\./, '') ?? ''

const day = 86_400_000

function daysAfter(date: string, days: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, dayOfMonth) + days * day).toISOString().slice(0, 10)
}
