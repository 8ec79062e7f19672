import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { data, refusal } from '../../testing/answers.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Component } from './tailor-page.tsx'

const at = '2026-01-05T09:00:00.000Z'
const layout = { template: 'classic', pageSize: 'a4', accent: null, fit: null }
const selectedResume = {
  ...{ id: 1, title: 'General', content: '<p>The resume</p>', filePath: null, fileType: null, isSelected: true },
  ...{ isSample: false, explanation: null, createdAt: at, updatedAt: at, layout, atsReport: { score: 80, checks: [] } },
}
const jobDescription = { id: 3, title: 'Analyst', company: 'Fernhill Energy', description: 'We ask for SQL and dbt.' }
const row = {
  ...{ kind: 'skill', importance: 'required', points: 0, maxPoints: 20, how: null, corrected: null, near: [] },
  ...{ id: 'sql', requirement: 'SQL', status: 'not-shown', certain: true, evidence: [] },
}
const ledger = [
  row,
  {
    ...row,
    id: 'dbt',
    requirement: 'dbt',
    status: 'met',
    points: 20,
    evidence: ['Worked on dbt models'],
    certain: false,
  },
]
const analysis = {
  ...{
    id: 8,
    resumeId: 1,
    resumeVersionId: 3,
    jobDescriptionId: 3,
    tailoredResumeId: null,
    shownScoreBefore: null,
    unscored: false,
  },
  ...{ matchScore: 50, matchScoreCeiling: 70, engineVersion, createdAt: at, updatedAt: at, knockOuts: [] },
  ...{ jobDescription: jobDescription.description, requirements: { title: null, company: null }, ledger },
}

const visit = (over: Parameters<typeof showPage>[1] = {}) =>
  showPage(
    { path: '/job/:id', address: '/job/3', Page: Component },
    {
      ...over,
      'query JobDescription(': over['query JobDescription('] ?? (() => data({ jobDescription })),
      'query SelectedResume': () => data({ selectedResume }),
      'query TailoredResumesByResume(': () => data({ tailoredResumesByResume: [] }),
      'query JobMatchAnalysesByResume(':
        over['query JobMatchAnalysesByResume('] ?? (() => data({ jobMatchAnalysesByResume: [analysis] })),
      'query JobMatchAnalysis(': over['query JobMatchAnalysis('] ?? (() => data({ jobMatchAnalysis: analysis })),
      'query Facts': () => data({ facts: [] }),
      'query GapQuestions(': over['query GapQuestions('] ?? (() => data({ gapQuestions: [] })),
    },
  )

beforeEach(() => localStorage.clear())

it('has one number, what is found, what answers lead to, and each row with what it is worth', async () => {
  visit()
  expect(await screen.findByRole('img', { name: 'Your match: 50 of 100' })).toBeDefined()
  expect(screen.getByText('1 of 2 requirements found on your resume.')).toBeDefined()
  expect(screen.getByText(/^Answer 1 question to reach up to/).textContent).toContain('70')
  const missing = within(screen.getByRole('region', { name: 'Not found' }))
  expect(missing.getByText('+20')).toBeDefined()
  expect(missing.getByRole('button', { name: 'I have this: SQL' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Analyst at Fernhill Energy')
  expect(screen.getByText('Original resume')).toBeDefined()
})

it('asks for an analysis once where there is none, and says why it cannot be had', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const { sent } = visit({
    'query JobMatchAnalysesByResume(': () => data({ jobMatchAnalysesByResume: [] }),
    'mutation AnalyzeJobMatch(': () => refusal('Not now.', { code: 'BAD_USER_INPUT' }),
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(/We couldn’t check the requirements.*Not now\./)
  expect(sent('AnalyzeJobMatch')).toMatchObject([{ input: { jobDescriptionId: 3, subject: 'resume', notify: false } }])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(sent('AnalyzeJobMatch')).toHaveLength(2))
  vi.mocked(console.error).mockClear()
})

it('asks what was done in a weak line, keeps it under that line, and counts its row again', async () => {
  const question = {
    ...{ requirement: 'Worked on dbt models', importance: 'required', answered: false, unsure: null },
    question: 'Your line: “Worked on dbt models”. What did you do there yourself?',
  }
  const { sent } = visit({
    'query GapQuestions(': () => data({ gapQuestions: [question] }),
    'mutation SaveFact(': () => data({ saveFact: { id: 1 } }),
    'mutation CorrectRequirement(': () => data({ correctRequirement: analysis }),
  })
  await userEvent.type(await screen.findByLabelText(question.question), 'Built 12 models.')
  await userEvent.click(screen.getByRole('button', { name: 'Add to resume' }))
  expect(await screen.findByText('Your answer counts.')).toBeDefined()
  expect(sent('SaveFact')).toEqual([{ input: { statement: 'Built 12 models.', requirement: 'Worked on dbt models' } }])
  expect(sent('CorrectRequirement')).toEqual([
    { input: { resumeId: 1, jobDescriptionId: 3, analysisId: 8, rowId: 'dbt', correction: null, line: null } },
  ])
})

it('says that a weak line’s answer counts only once its row is counted again, and keeps it once', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  const question = {
    ...{ requirement: 'Worked on dbt models', importance: 'required', answered: false, unsure: null },
    question: 'Your line: “Worked on dbt models”. What did you do there yourself?',
  }
  let isAway = true
  const { sent } = visit({
    'query GapQuestions(': () => data({ gapQuestions: [{ ...question, answered: sent('SaveFact').length > 0 }] }),
    'mutation SaveFact(': () => data({ saveFact: { id: 1 } }),
    'mutation CorrectRequirement(': () =>
      isAway ? refusal('Not now.', { code: 'BAD_USER_INPUT' }) : data({ correctRequirement: analysis }),
  })
  const field = () => screen.findByLabelText<HTMLInputElement>(question.question)
  await userEvent.type(await field(), 'Built 12 models.')
  await userEvent.click(screen.getByRole('button', { name: 'Add to resume' }))
  await vi.waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'))
  expect((await field()).value).toBe('Built 12 models.')
  expect(screen.queryByText('Your answer counts.')).toBeNull()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Add to resume' }))
  expect(await screen.findByText('Your answer counts.')).toBeDefined()
  expect(sent('SaveFact')).toHaveLength(1)
  expect(screen.queryByLabelText(question.question)).toBeNull()
  vi.mocked(console.error).mockClear()
})

it('asks about no line that the person has confirmed: counting its row again would take that back', async () => {
  const confirmed = { ...analysis, ledger: [{ ...ledger[1], corrected: 'shown' }] }
  const question = {
    ...{ requirement: 'Worked on dbt models', importance: 'required', answered: false, unsure: null },
    question: 'What did you do there yourself?',
  }
  const { sent } = visit({
    'query JobMatchAnalysis(': () => data({ jobMatchAnalysis: confirmed }),
    'query GapQuestions(': () => data({ gapQuestions: [question] }),
  })
  await vi.waitFor(() => expect(sent('GapQuestions')).not.toHaveLength(0))
  expect(await screen.findByRole('button', { name: 'Undo: dbt' })).toBeDefined()
  expect(screen.queryByLabelText(question.question)).toBeNull()
})

describe('a figure that fell', () => {
  const earlier = {
    ...analysis,
    id: 7,
    engineVersion: 'engine-0',
    matchScore: 60,
    createdAt: '2026-01-04T09:00:00.000Z',
  }
  const told = /^This was 60 and is now 50/
  const after = (over: object) =>
    visit({
      'query JobMatchAnalysesByResume(': () => data({ jobMatchAnalysesByResume: [analysis, { ...earlier, ...over }] }),
      'query JobMatchAnalysis(': ({ id }: { id?: unknown }) =>
        data({ jobMatchAnalysis: id === 7 ? { ...earlier, ...over } : analysis }),
    })

  it('because another engine counts it says so', async () => {
    after({})
    expect(await screen.findByText(told)).toBeDefined()
  })

  it.each([
    ['the resume', { resumeVersionId: 4 }],
    ['the ad', { jobDescription: 'We ask for SQL.' }],
    ['what was said of a row', { ledger: [{ ...row, corrected: 'shown' }, ledger[1]] }],
  ])('does not say so where %s is another', async (_, over) => {
    const { sent } = after(over)
    expect(await screen.findByRole('img', { name: 'Your match: 50 of 100' })).toBeDefined()
    await vi.waitFor(() => expect(sent('query JobMatchAnalysis(').length).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText(told)).toBeNull()
  })
})

it('a job without its ad asks for it', async () => {
  const { sent } = visit({
    'query JobDescription(': () => data({ jobDescription: { ...jobDescription, description: '' } }),
    'mutation UpdateJobDescription(': () => data({ updateJobDescription: jobDescription }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Job Advertisement' }), 'We ask for SQL.')
  await userEvent.click(screen.getByRole('button', { name: 'Save the ad' }))
  await vi.waitFor(() =>
    expect(sent('UpdateJobDescription')).toEqual([{ id: 3, input: { description: 'We ask for SQL.' } }]),
  )
})

it.each([
  ['has an id that is no number', '/job/x'],
  ['is not there', '/job/3'],
])('a job that %s says so', async (_, address) => {
  showPage(
    { path: '/job/:id', address, Page: Component },
    {
      'query JobDescription(': () => data({ jobDescription: null }),
      'query SelectedResume': () => data({ selectedResume }),
      'query TailoredResumesByResume(': () => data({ tailoredResumesByResume: [] }),
    },
  )
  expect(await screen.findByText('There is no such job.')).toBeDefined()
})
