import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { answerByOperation, data } from '../../testing/answers.ts'
import { History } from './history.tsx'
import { someAnalysis } from './testing/analysis.ts'

type Shown = ReturnType<typeof someAnalysis>

function show(analysis: Shown, listed: Shown[]) {
  answerByOperation({ 'query JobMatchAnalysesByResume(': () => data({ jobMatchAnalysesByResume: listed }) })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <History analysis={analysis} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'History of the score' }))
}

it('shows a score of nothing, and none where the ad asks nothing', async () => {
  const one = someAnalysis({ jobDescriptionId: 3, matchScore: 0, unscored: true })
  show(one, [one, { ...one, id: one.id + 1, createdAt: '2026-01-02T09:00:00.000Z', unscored: false }])
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.includes('0Low')).sort()).toEqual([false, true])
})

it('does not join the scores of two engines', async () => {
  const one = someAnalysis({ jobDescriptionId: 3 })
  const listed = [
    one,
    { ...one, id: one.id + 1, createdAt: '2026-01-02T09:00:00.000Z' },
    { ...one, id: one.id + 2, engineVersion: 'engine-1' },
    { ...one, id: one.id + 3, engineVersion: null },
  ]
  show(one, listed)
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/^2 more come from another version of the scoring/)).toBeDefined()
})
