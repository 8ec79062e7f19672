import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fromJsonResume } from '../resume/json-resume.ts'
import { florist, floristAd, jobFrom } from './testing/cases.ts'
import { guideFaults, makeGuide } from './testing/guide-faults.ts'

// The rules of every guide, in a few of the trades that `npm run eval -- interview` holds them in.

const today = '2026-07-01'
const read = (path: string) => readFileSync(new URL(`../../../../eval/${path}`, import.meta.url), 'utf8')

const guides = [
  makeGuide(florist, floristAd, today),
  ...[
    ['nurse', 'icu-nurse-columbus'],
    ['nurse', 'clinical-nurse-educator'],
    ['chef', 'maths-teacher-bristol'],
    ['accountant', 'financial-controller'],
    ['backend-engineer', 'frontend-react-remote'],
  ].map(([resume, job]) =>
    makeGuide(fromJsonResume(JSON.parse(read(`resumes/${resume}.json`))), jobFrom(read(`jobs/${job}.txt`)), today),
  ),
]

const faults = (rule: keyof typeof guideFaults) => guides.flatMap(guideFaults[rule])

it('[I1] every guide has 15 to 25 questions, besides gaps and changed lines', () => {
  expect(faults('other than 15 to 25 questions')).toEqual([])
})

it('[I2] no question stands twice', () => {
  expect(faults('questions twice')).toEqual([])
})

it('[I3] every quote is in its source and passes the claim check', () => {
  expect(faults('quotes that their source does not support')).toEqual([])
})

it('[I4] every answer has four lines, and says what a good one shows', () => {
  expect(faults('answers without four lines and what shows')).toEqual([])
})

it('[I11] every changed line that is more than a keyword has its question, with the words behind it', () => {
  expect(guides.flatMap(({ edits }) => edits).length).toBeGreaterThan(0)
  expect(faults('changed lines without a question')).toEqual([])
})

it('[I17] every missing requirement has its talk', () => {
  expect(faults('missing requirements without a talk')).toEqual([])
})

it('[I18] nothing that the ledger calls a gap is asked about as if it had been done', () => {
  expect(faults('gaps asked about as done')).toEqual([])
})

it('[I18] nor called a strength', () => {
  expect(faults('gaps called strengths')).toEqual([])
})

it('[I19] no heading over skills is quoted as one', () => {
  expect(faults('headings quoted as skills')).toEqual([])
})
