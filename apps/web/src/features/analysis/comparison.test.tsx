import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Comparison } from './comparison.tsx'
import { someAnalysis } from './testing/analysis.ts'

const jobDescription = 'SQL, Tableau'

const compare = (left: Parameters<typeof someAnalysis>[0], right: Parameters<typeof someAnalysis>[0]) =>
  render(
    <MemoryRouter>
      <Comparison
        left={someAnalysis({ jobDescription, ...left })}
        right={someAnalysis({ jobDescription, id: 3, ...right })}
      />
    </MemoryRouter>,
  )

const asked = (requirement: string, status: 'met' | 'partly' | 'not-shown', kind = 'skill') => ({
  ...{ requirement, kind, importance: 'required', subScore: 'skills', points: 0, maxPoints: 5, status },
  ...{ evidence: [], id: requirement.toLowerCase(), certain: false, near: [], how: null, corrected: null },
})

const wordsOf = (name: string) => screen.getByRole('region', { name }).textContent

it('says that two jobs ask for different things only where it is known that they are two', () => {
  compare({ jobDescriptionId: null }, { jobDescriptionId: null })
  expect(screen.queryByText(/^Two jobs/)).toBeNull()
  expect(screen.getByText('Each score is for its own job.')).toBeDefined()
})

it('tells two analyses of one title apart by their time', () => {
  compare({ jobDescriptionId: null }, { jobDescriptionId: null, createdAt: '2026-11-15T09:00:00.000Z' })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(new Set(heads).size).toBe(heads.length)
})

it('tells what both ads ask from what only one of them asks', () => {
  compare(
    { ledger: [asked('SQL', 'met'), asked('Tableau', 'met')] },
    { jobDescriptionId: 8, ledger: [asked('SQL', 'partly')] },
  )
  expect(wordsOf('Where the first is better')).toBe(
    'Where the first is betterAsked in both, and shown better here“SQL”Asked only here, and shown“Tableau”',
  )
  expect(wordsOf('Where the second is better')).toContain('In nothing.')
})

it('says nothing of what is not found, and of what no resume can show', () => {
  compare(
    { ledger: [asked('Truss rigging', 'not-shown'), asked('Patience', 'met', 'trait'), asked('SQL', 'met')] },
    { jobDescriptionId: 8, ledger: [] },
  )
  expect(wordsOf('Where the first is better')).toBe('Where the first is betterAsked only here, and shown“SQL”')
})

it('of an earlier version says nothing that its score could come to', () => {
  compare(
    { engineVersion: 'engine-2', matchScore: 60.4, matchScoreCeiling: 90 },
    { matchScore: 60, matchScoreCeiling: 90 },
  )
  expect(screen.getAllByText('Up to 90 if you can add these.')).toHaveLength(1)
})
