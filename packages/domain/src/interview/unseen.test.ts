import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readJob } from '../job/read-job.ts'
import { readPlainText } from '../reading/read.ts'
import { fromJsonResume } from '../resume/json-resume.ts'
import { skillMatcher } from '../skills/index.ts'
import { technicalQuestions } from './bank/index.ts'
import { interviewGuide } from './index.ts'
import * as sentences from './sentences/index.ts'
import { splitLine } from './split-line.ts'

// Persons and advertisements that were written before any guide was made from them.

const folder = fileURLToPath(new URL('../../../../eval/ours-texts/', import.meta.url))
const textOf = (name: string) => readFileSync(folder + name, 'utf8')
const expected = JSON.parse(textOf('expected.json')) as Record<string, { lacks: string[] }>

function guideFor(name: string) {
  const isJson = existsSync(`${folder}${name}.json`)
  const resume = isJson
    ? fromJsonResume(JSON.parse(textOf(`${name}.json`)))
    : readPlainText(textOf(`${name}.txt`)).document
  const job = readJob(textOf(`${name}.job.txt`), skillMatcher())
  return interviewGuide(resume, job, { today: '2026-07-01', technicalQuestions }, sentences)
}

/** Questions that take it for granted that something was done. */
const presumes =
  /^(?:When did you last|Tell me about a time|Give me one example|Walk me through|What has gone wrong|How do you go about|Tell me about this one)|Where have you done that|Give me an example/

describe.each(Object.entries(expected))('%s', (name, { lacks }) => {
  const { questions, questionsToAsk } = guideFor(name)

  it('no question takes for done what the resume does not show', () => {
    const about = (text: string) => lacks.some((it) => text.toLowerCase().includes(it.toLowerCase()))
    expect(questions.filter(({ question }) => presumes.test(question) && about(question))).toEqual([])
  })

  it('no quality is taken for a deed, and nobody for a duty', () => {
    const texts = [...questions.map(({ question }) => question), ...questionsToAsk]
    expect(
      texts.filter((text) => /\bto (?:lower|green) |“some(?:one|body) |come to raise|\bpower BI/.test(text)),
    ).toEqual([])
  })
})

it('a degree of another kind is asked about as what it is', () => {
  const gaps = guideFor('arborist').questions.filter(({ kind }) => kind === 'gap')
  expect(gaps.map(({ question }) => question)).toContain(
    "We ask for “Bachelor's degree in forestry, urban forestry, arboriculture or a related field”. What have you studied, and how does it compare?",
  )
})

it('a standard is no degree', () => {
  const { questions } = guideFor('lift-engineer')
  expect(questions.filter(({ question }) => /EN 81.*(?:in its place|studied)/.test(question))).toEqual([])
})

it.each([
  ['Remakes down from 6% to 2%; every order checked', 'every order checked', 'Remakes down from 6% to 2%'],
  ['Introduced scanning: casting time down by half', 'Introduced scanning', 'casting time down by half'],
  ['Leadership of a choir; 12 concerts a season', 'Leadership of a choir; 12 concerts a season', null],
  ['Estimates with homeowners; $480K sold in 2024', 'Estimates with homeowners', '$480K sold in 2024'],
])('how much there was is no result, what changed is one: %s', (line, action, result) => {
  expect(splitLine(line)).toEqual({ action, result })
})
