import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { answerByOperation } from '../../testing/answers.ts'
import { Requirements } from './requirements.tsx'
import type { Row } from './rows.ts'
import { someAnalysis } from './testing/analysis.ts'

const advertisement =
  'Product Analyst\nSQL, dbt, Snowflake, Scala, Cobol\nWork shifts\nPlan the roadmap\nPresent to leaders'

const [met = expect.fail(), missing = expect.fail()] = someAnalysis().ledger
const row = (requirement: string, part: Partial<Row>): Row => ({
  ...{ ...met, id: requirement.toLowerCase(), requirement },
  ...part,
})

const notShown = { status: 'not-shown', points: 0, evidence: [] }
const ledger = [
  row('Work shifts', { ...notShown, kind: 'condition', importance: 'mentioned', maxPoints: 0 }),
  row('SQL', { points: 17, maxPoints: 17 }),
  row('3 years in this work', { kind: 'years', points: 17, maxPoints: 17 }),
  row('Plan the roadmap', {
    ...{ ...notShown, kind: 'responsibility', importance: 'mentioned', maxPoints: 10 },
    near: ['Wrote the plan', 'Kept the list'],
  }),
  row('Present to leaders', { kind: 'experience', status: 'partly', points: 8, maxPoints: 17 }),
  row('dbt', { ...notShown, certain: true, importance: 'preferred', maxPoints: 7 }),
  row('Snowflake', { ...notShown, certain: true, maxPoints: 17 }),
  row('Scala', { ...notShown, corrected: 'not-mine', maxPoints: 15 }),
  row('Cobol', { ...notShown, corrected: 'not-asked', points: 0, maxPoints: 0 }),
]

function show(part: Partial<Analysis> = {}) {
  answerByOperation({})
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter>
          <Requirements
            analysis={someAnalysis({ jobDescription: advertisement, ledger, matchScore: 42, ...part })}
            waysOf={() => []}
          />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
}

const groups = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('header')?.textContent ?? heading.textContent)
const group = (name: string) => within(screen.getByRole('region', { name }))
const words = (name: string) =>
  group(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('stands in the order of what the person can settle, each group with its points', () => {
  show()
  expect(groups()).toEqual([
    'Not found (2)0 of 24',
    'Couldn’t match this (1)0 of 10',
    'Close (1)8 of 17',
    'You don’t have this (1)0 of 15',
    'On your resume (2)34 of 34',
    'To check yourself (1)',
    'Not asked (1)',
  ])
})

it('has what is worth most first, with what the ad says of it', () => {
  show()
  expect(words('Not found').map((text) => text?.slice(0, 20))).toEqual([
    expect.stringContaining('“Snowflake”Must'),
    expect.stringContaining('“dbt”Nice to have'),
  ])
})

it('asks of a row that could not be matched whether it is one of the nearest lines', () => {
  show()
  const unsure = group('Couldn’t match this')
  const lines = within(unsure.getByRole('group', { name: 'Is it one of these?' }))
  expect(lines.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'This line shows it: Wrote the plan',
    'This line shows it: Kept the list',
  ])
  expect(unsure.getByRole('button', { name: 'I have this: Plan the roadmap' })).toBeDefined()
})

it('shows the lines of what is on the resume, each once, and quotes only what the ad says', () => {
  const twice = row('SQL', {
    evidence: ['Data Analyst', 'Data Analyst', 'Wrote SQL models'],
    points: 17,
    maxPoints: 17,
  })
  const title = row('Product Analyst', { kind: 'title', evidence: ['Analyst'], points: 15, maxPoints: 15 })
  const years = row('3 years in this work', { kind: 'years', how: '4 of 3 years', points: 9, maxPoints: 9 })
  show({ ledger: [twice, title, years] })
  expect(screen.queryAllByRole('listitem')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'On your resume (3)', expanded: false }))
  expect(words('On your resume')).toEqual([
    expect.stringMatching(/^“SQL”MustData AnalystWrote SQL models17 of 17/),
    expect.stringMatching(/^“Product Analyst”Job titleAnalyst15 of 15/),
    expect.stringMatching(/^3 years in this workMust · 4 of 3 years/),
  ])
})

it('has no points and no buttons for what a resume cannot show', () => {
  show()
  const unchecked = group('To check yourself')
  expect(unchecked.queryByRole('button')).toBeNull()
  expect(words('To check yourself')).toEqual(['“Work shifts”Duty'])
})

it('has points that add up to the score', () => {
  show()
  expect(screen.getByText('These points add up to your score.').parentElement?.textContent).toContain('42 of 100')
  expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(42)
})

it('of an earlier version has rows without points, and offers to analyze again', () => {
  const without = { points: 0, maxPoints: 0, certain: false }
  show({ engineVersion: 'engine-2', ledger: [met, missing].map((it) => ({ ...it, ...without })) })
  expect(screen.getByText(/Computed by an earlier version\. Analyze again for points\./)).toBeDefined()
  expect(groups()).toEqual(['Couldn’t match this (1)', 'On your resume (1)'])
  expect(screen.queryByText(/of 100|add up/)).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Analyze again',
    'On your resume (1)',
  ])
})

it('without a score has no points', () => {
  show({ unscored: true, matchScore: 0, ledger: ledger.slice(0, 1) })
  expect(groups()).toEqual(['To check yourself (1)'])
  expect(screen.queryByText(/of 100|add up/)).toBeNull()
})
