import { isTimed } from '@bespeak/domain/growth/schedule.ts'
import { oneLine } from '@bespeak/domain/resume/shown.ts'
import {
  type Entry,
  type HouseBlock,
  leading,
  ours,
  own,
  type Paragraph,
  paragraph,
  section,
  type Term,
} from '../house/block.ts'
import { dayOf } from '../house/day.ts'
import { factsTable } from '../house/facts.ts'
import type { Sheet } from '../house/sheet.ts'
import type { PageSize } from '../layout.ts'
import type { PlanContent, PlanContentResource, PlanContentStep } from './plan.ts'

/** A development plan: where it leads, how far it is, and its steps, joined one to the next. */
export function planSheet(plan: PlanContent, pageSize: PageSize): Sheet {
  const skill = oneLine(plan.skill) || 'Development plan'
  const hasEnd = isTimed(plan.steps)
  return {
    title: `Development plan – ${skill}`,
    author: oneLine(plan.person),
    pageSize,
    blocks: [
      {
        type: 'title',
        marked: true,
        kind: 'Development plan',
        date: dayOf(plan.madeOn),
        text: skill,
        paragraphs: [],
      },
      factsTable([
        ['Level now', oneLine(plan.currentLevel)],
        ['Level to reach', oneLine(plan.targetLevel)],
        ['Each week', hoursText(plan.hoursPerWeek)],
        ['From', dayOf(plan.startOn)],
        ['Until', hasEnd ? dayOf(plan.endsOn) : ''],
      ]),
      section('Conditions'),
      ...plan.conditions.map((condition) => paragraph(ours(oneLine(condition)))),
      section('Progress'),
      ...progress(plan.steps),
      section('Steps'),
      ...plan.steps.map((step, index) =>
        stepEntry(hasEnd ? step : { ...step, endsOn: '' }, index + 1 < plan.steps.length),
      ),
      section('Notes'),
      paragraph(own(plan.notes)),
    ],
  }
}

function progress(steps: readonly PlanContentStep[]): HouseBlock[] {
  const done = steps.filter((step) => step.done)
  const [spent, all] = [hoursOf(done), hoursOf(steps)]
  if (steps.length === 0) return [paragraph(ours('No steps yet.'))]
  const hasHours = isTimed(steps)
  const words = `${done.length} of ${steps.length} steps done`
  const share = hasHours ? spent / all : done.length / steps.length
  return [
    { type: 'progress', share: 100 * share },
    paragraph(ours(hasHours ? `${words}, ${numberText(spent)} of ${hoursText(all)}.` : `${words}.`)),
  ]
}

const hoursOf = (steps: readonly PlanContentStep[]) => steps.reduce((sum, { hours }) => sum + hours, 0)
const numberText = (value: number) => String(Math.round(value * 10) / 10)
const hoursText = (hours: number) => `${numberText(hours)} ${hours === 1 ? 'hour' : 'hours'}`

function stepEntry({ description, hours, proof, resources, endsOn, done }: PlanContentStep, joined: boolean): Entry {
  const by = dayOf(endsOn)
  const time = [hours === 0 ? '' : hoursText(hours), by === '' ? '' : `by ${by}`, done ? 'done' : '']
    .filter(Boolean)
    .join(', ')
  return {
    type: 'entry',
    mark: { done },
    title: [ours(oneLine(description), 'strong')],
    paragraphs: [[ours(time, 'soft')]],
    terms: [...named('What proves it', [[ours(oneLine(proof))]]), ...named('Learn from', resources.map(resource))],
    room: 0,
    joined,
  }
}

const named = (name: string, paragraphs: Paragraph[]): Term[] =>
  paragraphs.some((phrases) => phrases.some(({ text }) => text !== '')) ? [{ name, paragraphs }] : []

function resource({ title, url, description }: PlanContentResource): Paragraph {
  const name = ours(oneLine(title), 'strong')
  const about = oneLine(description)
  return [url === null ? name : leading(name, url), ...(about === '' ? [] : [ours(`. ${about}`)])]
}
