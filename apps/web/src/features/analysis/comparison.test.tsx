import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Comparison } from './comparison.tsx'
import { someAnalysis } from './testing/analysis.ts'

const compare = (left: Parameters<typeof someAnalysis>[0], right: Parameters<typeof someAnalysis>[0]) =>
  render(
    <MemoryRouter>
      <Comparison left={someAnalysis(left)} right={someAnalysis({ id: 3, ...right })} />
    </MemoryRouter>,
  )

const asked = (requirement: string, points: number, kind = 'skill') => ({
  ...{ requirement, kind, importance: 'required', subScore: 'skills', points, maxPoints: 5 },
  ...{ status: points === 5 ? 'met' : 'partly', evidence: [], id: 'row', how: null, todo: null, corrected: null },
})

const wordsOf = (name: string) => screen.getByRole('region', { name }).textContent

it('says that two jobs ask for different things only where it is known that they are two', () => {
  compare({ jobDescriptionId: null }, { jobDescriptionId: null })
  expect(screen.queryByText(/^Two jobs/)).toBeNull()
  expect(screen.getByText('Each score says how close you are to the job it was measured against.')).toBeDefined()
})

it('tells two analyses of one title apart by their time', () => {
  compare({ jobDescriptionId: null }, { jobDescriptionId: null, createdAt: '2026-11-15T09:00:00.000Z' })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(new Set(heads).size).toBe(heads.length)
})

it('names once what an ad asks twice', () => {
  compare(
    { ledger: [asked('SQL', 5), asked('sql', 5, 'experience'), asked('Tableau', 5), asked('tableau', 4)] },
    { jobDescriptionId: 8, ledger: [asked('SQL', 1)] },
  )
  expect(wordsOf('Where the first is better')).toBe(
    'Where the first is betterAsked in both, and shown better here“SQL”Asked only here, and shown“Tableau”',
  )
})

it('holds what an ad asks twice against all of what the other asks of it', () => {
  compare({ ledger: [asked('SQL', 3)] }, { jobDescriptionId: 8, ledger: [asked('SQL', 5), asked('sql', 0)] })
  expect(wordsOf('Where the first is better')).toContain('“SQL”')
  expect(wordsOf('Where the second is better')).toContain('In nothing.')
})

it('calls nothing shown that the ledger calls a gap', () => {
  compare(
    { ledger: [{ ...asked('Truss rigging', 1), status: 'not-shown' }, asked('SQL', 5)] },
    { jobDescriptionId: 8, ledger: [] },
  )
  expect(wordsOf('Where the first is better')).toBe('Where the first is betterAsked only here, and shown“SQL”')
})
