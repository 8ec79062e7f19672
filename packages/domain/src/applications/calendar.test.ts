import { describe, expect, it } from 'vitest'
import { type CalendarJob, jobsCalendar } from './calendar.ts'

const job: CalendarJob = {
  ...{ id: 3, title: 'Site Manager; nights', company: 'Eastwold, NHS', location: 'Leeds\nWing B', stage: 'saved' },
  ...{ url: 'https://jobs.example/7?a=1,2', contact: 'Ann\\Bo', interviewTime: '10:30' },
  ...{ deadline: '2026-11-22', followUpOn: '2026-11-24', interviewOn: '2026-12-31' },
}
const linesOf = (...jobs: CalendarJob[]) =>
  jobsCalendar('Jobs', jobs, '2026-11-16T09:00:00.000Z').replaceAll('\r\n ', '').split('\r\n')
const starting = (word: string, lines: string[]) => lines.filter((line) => line.startsWith(word))

describe("a job's dates as a calendar file", () => {
  it('leaves out a job that is over, and a deadline that is met', () => {
    expect(starting('BEGIN:VEVENT', linesOf({ ...job, stage: 'withdrawn' }))).toEqual([])
    expect(starting('SUMMARY', linesOf({ ...job, stage: 'applied' }))).toHaveLength(2)
  })

  it('has an event for each date, with a name that stays', () => {
    const lines = linesOf(job)
    expect(starting('UID', lines)).toEqual([
      ...['UID:job-3-deadline@bespeak', 'UID:job-3-followUp@bespeak', 'UID:job-3-interview@bespeak'],
    ])
    expect(starting('DTSTART', lines)).toEqual([
      ...['DTSTART;VALUE=DATE:20261122', 'DTSTART;VALUE=DATE:20261124', 'DTSTART:20261231T103000'],
    ])
    expect(starting('DTEND', lines)).toEqual(['DTEND;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261125'])
    expect(lines).toContain('DURATION:PT1H')
  })

  it('of an interview whose time is not known is a whole day', () => {
    expect(linesOf({ ...job, interviewTime: null })).toContain('DTEND;VALUE=DATE:20270101')
  })

  it('[C13] holds what was typed as text', () => {
    const lines = linesOf(job)
    expect(lines).toContain('SUMMARY:Closes: Site Manager\\; nights\\, Eastwold\\, NHS')
    expect(lines).toContain('LOCATION:Leeds\\nWing B')
    expect(lines).toContain('URL:https://jobs.example/7?a=1,2')
    expect(linesOf({ ...job, url: 'https://a.example/\r\nEND:VCALENDAR' })).toContain(
      'URL:https://a.example/  END:VCALENDAR',
    )
    expect(starting('DESCRIPTION', lines)[0]).toContain('\\nContact: Ann\\\\Bo')
  })
})
