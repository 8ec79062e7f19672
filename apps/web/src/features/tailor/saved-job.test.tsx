import { engineVersion } from '@bespeak/domain/match/analysis/version.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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
  ...{ id: 8, resumeId: 1, jobDescriptionId: 3, tailoredResumeId: null, shownScoreBefore: null, unscored: false },
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
      'query JobMatchAnalysis(': () => data({ jobMatchAnalysis: analysis }),
      'query Facts': () => data({ facts: [] }),
      'query GapQuestions(': over['query GapQuestions('] ?? (() => data({ gapQuestions: [] })),
    },
  )

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
  expect(sent('AnalyzeJobMatch')).toHaveLength(1)
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
    { input: { resumeId: 1, jobDescriptionId: 3, rowId: 'dbt', correction: null, line: null } },
  ])
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
