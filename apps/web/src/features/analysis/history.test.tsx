import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
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
}

it('leaves out the figure of a page that is not measured, and shows a 0 that is', async () => {
  const one = someAnalysis({ jobDescriptionId: 3, shownScore: 0, isMeasured: false })
  show(one, [one, { ...one, id: one.id + 1, createdAt: '2026-01-02T09:00:00.000Z', isMeasured: true }])
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.includes('page shows 0')).sort()).toEqual([false, true])
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
  expect(screen.getByText(/^2 more were made by another version of the engine\./)).toBeDefined()
})
