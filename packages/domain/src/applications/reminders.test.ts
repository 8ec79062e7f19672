import { describe, expect, it } from 'vitest'
import type { ApplicationDates } from './dates.ts'
import { dueReminders, nextReminderAt } from './reminders.ts'

const job = (part: Partial<ApplicationDates>): ApplicationDates => ({
  ...{ stage: 'saved', deadline: null, followUpOn: null, interviewOn: null },
  ...part,
})
const all = { deadline: '2026-11-22', followUpOn: '2026-11-24', interviewOn: '2026-11-30' }
const at = (text: string) => new Date(`${text}Z`)
const next = (part: Partial<ApplicationDates>, after: string) =>
  nextReminderAt(job(part), at(after))?.toISOString().slice(0, 16) ?? null

describe('the next reminder', () => {
  it.each(['rejected', 'withdrawn'])('there is none of a job that is %s', (stage) => {
    expect(next({ ...all, stage }, '2026-11-01T00:00')).toBeNull()
  })

  it('there is none where no date is set, or all of it is over', () => {
    expect(next({}, '2026-11-01T00:00')).toBeNull()
    expect(next(all, '2026-11-30T00:00')).toBeNull()
  })

  it.each<[string, Partial<ApplicationDates>, string, string | null]>([
    ['a deadline three days before', { deadline: '2026-11-22' }, '2026-11-01T00:00', '2026-11-19T08:00'],
    ['and on its day', { deadline: '2026-11-22' }, '2026-11-19T08:00', '2026-11-22T08:00'],
    ['set too late for the first', { deadline: '2026-11-22' }, '2026-11-20T12:00', '2026-11-22T08:00'],
    ['not after one has applied', { deadline: '2026-11-22', stage: 'applied' }, '2026-11-01T00:00', null],
    ['a follow-up on its day', { followUpOn: '2026-11-24', stage: 'applied' }, '2026-11-01T00:00', '2026-11-24T08:00'],
    ['an interview the day before', { interviewOn: '2026-12-01' }, '2026-11-01T00:00', '2026-11-30T08:00'],
    ['whichever is first', all, '2026-11-22T08:00', '2026-11-24T08:00'],
  ])('of %s', (_, dates, after, expected) => {
    expect(next(dates, after)).toBe(expected)
  })
})

describe('what is due', () => {
  const due = (part: Partial<ApplicationDates>, since: string, now: string) =>
    dueReminders(job(part), at(since), at(now)).map(({ kind }) => kind)

  it('is nothing before its time', () => {
    expect(due(all, '2026-11-19T08:00', '2026-11-19T07:59')).toEqual([])
  })

  it('is said once for each date, however long nothing ran', () => {
    expect(due(all, '2026-11-19T08:00', '2026-11-22T23:00')).toEqual(['deadline'])
  })

  it('is not said when it is over: a deadline that has passed, an interview that was', () => {
    expect(due(all, '2026-11-19T08:00', '2026-11-23T00:00')).toEqual([])
    expect(due(all, '2026-11-19T08:00', '2026-12-01T00:00')).toEqual(['followUp'])
    expect(due(all, '2026-11-19T08:00', '2026-12-02T00:00')).toEqual([])
  })

  it('is not what was said before', () => {
    expect(due(all, '2026-11-24T08:00', '2026-11-24T09:00')).toEqual(['followUp'])
    expect(due(all, '2026-11-29T08:00', '2026-11-29T09:00')).toEqual(['interview'])
  })
})
