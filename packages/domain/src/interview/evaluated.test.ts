import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPlainText } from '../reading/read.ts'
import type { Edit } from '../resume/edit.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { sourcesOf } from '../resume/sources.ts'
import { florist, floristAd, jobFrom } from './testing/cases.ts'
import { guideFaults, makeGuide } from './testing/guide-faults.ts'

// The rules of every guide, in a few of the trades that `npm run eval -- interview` holds them in, and for the worst inputs.

const today = '2026-07-01'
const read = (path: string) => readFileSync(new URL(`../../../../eval/${path}`, import.meta.url), 'utf8')
const person = (name: string) => fromJsonResume(JSON.parse(read(`resumes/${name}.json`)))
const typed = (text: string) => readPlainText(text).document

const [first] = sourcesOf(florist).filter(({ kind }) => kind === 'line')
const reworded: Edit = {
  ...{ id: 'e1', line: first?.id ?? '', kind: 'reworded', reason: '', requirement: null, sources: [first?.id ?? ''] },
  text: 'Designed the flowers of about 60 weddings and funerals a year.',
}

const guides = [
  makeGuide(florist, floristAd, today, [reworded]),
  ...[
    ['nurse', 'icu-nurse-columbus'],
    ['chef', 'maths-teacher-bristol'],
    ['accountant', 'financial-controller'],
    ['backend-engineer', 'frontend-react-remote'],
  ].map(([resume = '', job]) => makeGuide(person(resume), jobFrom(read(`jobs/${job}.txt`)), today)),
  makeGuide(typed(''), jobFrom(''), today),
  makeGuide(typed('Ana Lopes\nana@example.com\n\nExperience\nWelder, Ironbay, 2015 – 2020\n'), floristAd, today),
  makeGuide(typed('Ana Lopes\n\nSummary\nCalm welder with ten years in shipyards.\n'), floristAd, today),
  makeGuide(florist, jobFrom('Florist\nWe are a friendly shop. Join us!'), today),
  makeGuide(person('nurse'), jobFrom('Nurse'), today),
]

it.each<[string, keyof typeof guideFaults]>([
  ['[I1] has 15 to 25 questions besides gaps and lines to explain', 'other than 15 to 25 questions'],
  ['[I2] has no question twice', 'questions twice'],
  ['[I3] has whole lines of the person, word for word', 'lines that are not the person’s'],
  ['[I4] quotes what stands in the ad or the resume', 'quotations that are neither the ad’s nor the person’s'],
  [
    '[I5] has four headings, each with a line or a question',
    'answers without the four headings, a line or a question under each',
  ],
  ['[I8] asks about each gap', 'gaps without a question'],
  ['[I8] takes no gap for done', 'gaps asked about as done, or called strengths'],
  ['[I12] has a question for each changed line', 'changed lines without a question'],
])('every guide %s', (_, rule) => {
  expect(guides.flatMap(guideFaults[rule])).toEqual([])
})
