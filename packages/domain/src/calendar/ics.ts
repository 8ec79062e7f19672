import { daysAfter } from './days.ts'

// A calendar file: RFC 5545.

export interface CalendarEvent {
  /** The same for the same event, whatever else changes: imported again, it takes the place of the one before. */
  uid: string
  summary: string
  description: string
  /** Days: `2026-07-01`. */
  startsOn: string
  endsOn: string
  /** `10:30`, by the clock of wherever it is; without it, the event is of whole days. */
  time?: string | null
  location?: string | null
  url?: string | null
}

export interface CalendarFile {
  /** What makes such files: "Development plan". */
  maker: string
  name: string
  events: readonly CalendarEvent[]
  /** When the file is made: `2026-07-01T12:00:00.000Z`. */
  madeAt: string
}

export function calendarFile({ maker, name, events, madeAt }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Bespeak//${maker}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, madeAt: string): string[] {
  const { uid, summary, description, location, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@bespeak`,
    `DTSTAMP:${madeAt.slice(0, 19).replace(/[-:]/g, '')}Z`,
    ...when(event),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${oneLine(url)}`] : []),
    'END:VEVENT',
  ]
}

/** A day of one's own does not make one busy; an appointment does. */
function when({ startsOn, endsOn, time }: CalendarEvent): string[] {
  // Without a zone: it is at that time by the clock of whoever looks at it.
  if (time) return [`DTSTART:${plain(startsOn)}T${time.replace(':', '')}00`, 'DURATION:PT1H']
  const last = endsOn < startsOn ? startsOn : endsOn
  return [
    `DTSTART;VALUE=DATE:${plain(startsOn)}`,
    // The day after the last: an event without hours ends before it.
    `DTEND;VALUE=DATE:${plain(daysAfter(last, 1))}`,
    'TRANSP:TRANSPARENT',
  ]
}

const plain = (day: string) => day.replaceAll('-', '')

// What controls a terminal or a reader has no place in a text.
const oneLine = (text: string) => text.replace(/\p{Cc}/gu, ' ')

const escaped = (text: string) => oneLine(text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n'))

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
