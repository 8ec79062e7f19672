import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { answerByOperation, data } from '../../testing/answers.ts'
import { History } from './history.tsx'
import { someAnalysis } from './testing/analysis.ts'

it('does not join the scores of two engines', async () => {
  const one = someAnalysis({ jobDescriptionId: 3 })
  const listed = [
    one,
    { ...one, id: one.id + 1, createdAt: '2026-01-02T09:00:00.000Z' },
    { ...one, id: one.id + 2, engineVersion: 'engine-1' },
    { ...one, id: one.id + 3, engineVersion: null },
  ]
  answerByOperation({ 'query JobMatchAnalysesByResume(': () => data({ jobMatchAnalysesByResume: listed }) })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <History analysis={one} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText(/^2 more were made by another version of the engine\./)).toBeDefined()
})
