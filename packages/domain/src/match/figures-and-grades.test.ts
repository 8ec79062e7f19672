import { describe, expect, it } from 'vitest'
import { leadsPeople, teachesPeople } from './charge.ts'
import { matchResume } from './index.ts'
import { jobFrom, type Person, person, today } from './testing/people.ts'

const statusOf = (who: Person, asked: string) =>
  matchResume(person(who), jobFrom(`Clerk\n\nRequirements\n- ${asked}\n- Bookbinding\n- Marquetry\n`), {
    today,
  }).ledger.find(
    ({ kind, requirement }) => kind !== 'keyword' && !/Clerk|Bookbinding|Marquetry|work|Field/.test(requirement),
  )?.status

const held = (name: string): Person => ({ certificates: [{ name }] })
const told = (line: string): Person => ({
  work: [{ name: 'Quill & Co', position: 'Clerk', startDate: '2020', highlights: [line] }],
})

describe('examinations at school', () => {
  const asked = 'GCSE English and Maths grade C/4 or above'
  it.each([
    '7 GCSEs inc English (6) and Maths (5)',
    'GCSEs: 6 A-C including Maths, English and Resistant Materials',
    'GCSE English Language B, Mathematics C, Science D',
    'GCSEs (A*-C): English, Mathematics, Art',
  ])('[M58] are met subject by subject, at the grade asked or a better one: %s', (name) => {
    expect(statusOf(held(name), asked)).toBe('met')
  })

  it.each([
    ['GCSE English (3) and Maths (2)', 'partly'],
    ['GCSE English (6)', 'partly'],
    ['GCSEs in Art (8) and Music (9)', 'not-shown'],
    ['A-levels: English (A), Maths (B)', 'not-shown'],
  ])('[M58] show no more than they say: %s', (name, status) => {
    expect(statusOf(held(name), asked)).toBe(status)
  })

  it.each([
    ['English C, Maths D', 'partly'],
    ['English C, Maths B', 'met'],
  ])('[M58] as a course of study, too: %s', (area, status) => {
    const education = [{ institution: 'Delt School', studyType: 'GCSEs', area, startDate: '2011', endDate: '2015' }]
    expect(statusOf({ education }, asked)).toBe(status)
  })

  it('[M58] of another kind are another one', () => {
    expect(
      statusOf(held('A-levels: Chemistry (B) and Biology (A)'), 'A-levels in Chemistry and Biology at grade B'),
    ).toBe('met')
    expect(statusOf(held('GCSEs: Chemistry (9), Biology (8)'), 'A-levels in Chemistry and Biology at grade B')).toBe(
      'not-shown',
    )
  })
})

describe('a least rate', () => {
  it.each([
    ['Accurate keyboard skills (minimum 40 wpm)', 'Typing 58 wpm'],
    ['Accurate typing (at least 50 words per minute)', 'Typing 65 wpm'],
    ['Accurate keyboard skills (minimum 40 wpm)', 'Copied wills at 60 words a minute'],
    ['Laying at least 400 bricks per day', 'Laid 550 bricks a day on garden walls'],
    ['Serving 80+ covers a night', 'Cooked for the pass, 120 covers per night'],
  ])('[M59] is met by a figure of the same unit: %s, %s', (asked, line) => {
    expect(statusOf(told(line), asked)).toBe('met')
  })

  it.each([
    ['Accurate keyboard skills (minimum 40 wpm)', 'Typing 35 wpm'],
    ['Accurate keyboard skills (minimum 40 wpm)', 'Answered 58 calls a day'],
    ['Laying at least 400 bricks per day', 'Moved 550 tiles a day'],
    ['Accurate keyboard skills (minimum 40 wpm)', 'Learning to type 58 wpm'],
  ])('[M59] is not met by less, by another unit, or by what is learnt: %s, %s', (asked, line) => {
    expect(statusOf(told(line), asked)).not.toBe('met')
  })
})

describe('charges', () => {
  it.each([
    'On-job trainer since 2023. 19 trainees, 18 passed',
    'Mentor to new starters, 7 signed off',
    'Acted as instructor for the cadets',
  ])('[M35] of teaching are told by the doer and those who were taught: %s', (line) => {
    expect(teachesPeople(line)).toBe(true)
  })

  it.each([
    'Shadowed the trainer with five other trainees',
    'Had a mentor as all apprentices do',
    'Dog trainer at a kennels',
    'Trained by our instructor beside two apprentices',
  ])('[M35] of teaching are not told by who else taught: %s', (line) => {
    expect(teachesPeople(line)).toBe(false)
  })

  it('[M35] are of people, and not of the years of a course', () => {
    expect(leadsPeople('Diploma in Hotel Management, year 1 of 2')).toBe(false)
    expect(leadsPeople('Managed a department of six')).toBe(true)
  })

  it.each(['Supervising or coaching others', 'Leading or training apprentices'])(
    '[M35] are met by any one of those that are joined by or: %s',
    (asked) => {
      expect(statusOf(told('Mentor to new starters, 7 signed off'), asked)).toBe('met')
    },
  )
})

describe('alternatives', () => {
  it('[M60] go on with the words of the first where a skill is called so', () => {
    const asked = 'Health and safety committee or representative experience'
    expect(statusOf(told('HSR for the designated work group'), asked)).toBe('met')
    expect(statusOf(told('Safety rep for the bindery'), asked)).toBe('met')
    expect(statusOf(told('Sales representative for paper'), asked)).toBe('not-shown')
  })
})
