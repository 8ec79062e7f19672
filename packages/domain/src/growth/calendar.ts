import { calendarFile } from '../calendar/ics.ts'

export interface CalendarStep {
  id: number
  description: string
  hours: number
  proof: string | null
  /** Days: `2026-07-01`. */
  startsOn: string
  endsOn: string
}

export interface CalendarPlan {
  id: number
  skill: string
  steps: readonly CalendarStep[]
  /** When the file is made: `2026-07-01T12:00:00.000Z`. */
  madeAt: string
}

/** Each step as an event over its days. */
export const planCalendar = ({ id, skill, steps, madeAt }: CalendarPlan): string =>
  calendarFile({
    maker: 'Development plan',
    name: skill,
    madeAt,
    events: steps.map((step, at) => ({
      uid: `plan-${id}-step-${step.id}`,
      summary: `${skill}, step ${at + 1}: ${step.description}`,
      description: aboutStep(step),
      startsOn: step.startsOn,
      endsOn: step.endsOn,
    })),
  })

const aboutStep = ({ description, hours, proof }: CalendarStep) =>
  [
    description,
    ...(hours > 0 ? [`${hours} ${hours === 1 ? 'hour' : 'hours'}`] : []),
    ...(proof ? [`What proves it: ${proof}`] : []),
  ].join('\n')
