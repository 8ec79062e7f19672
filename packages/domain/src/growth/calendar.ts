// A plan as a calendar file: RFC 5545.

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

/** Each step as an event over its days. Imported again after a change, it takes the place of the one before. */
export function planCalendar({ id, skill, steps, madeAt }: CalendarPlan): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bespeak//Development plan//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(skill)}`,
    ...steps.flatMap((step, at) => eventLines(step, at + 1, { id, skill, madeAt })),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(step: CalendarStep, number: number, plan: Omit<CalendarPlan, 'steps'>): string[] {
  const { description, hours, proof, startsOn, endsOn } = step
  const about = [
    description,
    `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    ...(proof ? [`What proves it: ${proof}`] : []),
  ]
  return [
    'BEGIN:VEVENT',
    `UID:plan-${plan.id}-step-${step.id}@bespeak`,
    `DTSTAMP:${plan.madeAt.slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;VALUE=DATE:${plain(startsOn)}`,
    `DTEND;VALUE=DATE:${plain(dayAfter(endsOn < startsOn ? startsOn : endsOn))}`,
    `SUMMARY:${escaped(`${plan.skill}, step ${number}: ${description}`)}`,
    `DESCRIPTION:${escaped(about.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const plain = (day: string) => day.replaceAll('-', '')

/** The day after the last: an event without hours ends before it. */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // What else controls a terminal or a reader has no place in a text.
    .replace(/\p{Cc}/gu, ' ')

const mostOctets = 75
const encoder = new TextEncoder()
const octetsOf = (sign: string) => encoder.encode(sign).length

/** No line has more than 75 octets; the next begins with a blank. No sign is cut in two. */
function folded(line: string): string {
  const lines: string[] = ['']
  let room = mostOctets
  for (const sign of line) {
    const octets = octetsOf(sign)
    if (octets > room) {
      lines.push(' ')
      room = mostOctets - 1
    }
    lines[lines.length - 1] += sign
    room -= octets
  }
  return lines.join('\r\n')
}
