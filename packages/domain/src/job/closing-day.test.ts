import { describe, expect, it } from 'vitest'
import { skillMatcher } from '../skills/index.ts'
import { closingDayOf } from './closing-day.ts'
import { readJob } from './read-job.ts'

const matcher = skillMatcher()

const closingDay = (line: string) => closingDayOf(readJob(`Clerk\nAcme Ltd, Leeds\n\n${line}`, matcher).conditions)

describe('[J8] the closing day', () => {
  it.each([
    ['Salary: £36,400 | Full time | Closing date: 30 January 2027', '2027-01-30'],
    ['Apply with CV and cover letter by Friday 19 February 2027.', '2027-02-19'],
    ['Apply online at tolland.example by 5pm on Monday, March 1st, 2027.', '2027-03-01'],
    ['To apply, please send your CV to Jo Hale by 12 December 2026.', '2026-12-12'],
    ['Closing date\n30 August 2026', '2026-08-30'],
    ['Deadline: 14/03/2027', '2027-03-14'],
    ['Deadline: 3.4.2027', '2027-04-03'],
    ['Deadline: 2027-04-03', '2027-04-03'],
  ])('%s', (line, day) => {
    expect(closingDay(line)).toBe(day)
  })

  it.each([
    ['without its year', 'Closing date: 30 January'],
    ['of two months', 'Deadline: 03/04/2027'],
    ['on another weekday', 'Apply by Monday 19 February 2027'],
    ['there is none of', 'Closing date: 31 February 2027'],
    ['beside another', 'Closing date: 30 January 2027, extended to 14 February 2027'],
    ['of something else', 'Apply with care the coatings that we use.\nStart date: 1 June 2027'],
  ])('is not read from one %s: %s', (_, line) => {
    expect(closingDay(line)).toBeNull()
  })
})
