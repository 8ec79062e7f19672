import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { answerByOperation, data, pageOf } from '../../testing/answers.ts'
import { AnalysisList } from './analysis-list.tsx'
import { someAnalysis } from './testing/analysis.ts'

const analyses = Array.from({ length: 120 }, (_, place) =>
  someAnalysis({ id: 500 - place, jobTitle: `Cook ${place + 1}` }),
)

function visit() {
  answerByOperation({
    'query Resumes(': () => data({ resumes: [{ id: 1, title: 'General', isSelected: true }] }),
    JobMatchAnalysesByResume: (page) => data({ jobMatchAnalysesByResume: pageOf(analyses, page) }),
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AnalysisList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('analyses come fifty at a time, in the order of the server, from the first new one on', async () => {
  visit()
  expect(await screen.findAllByRole('listitem')).toHaveLength(50)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(100))
  expect(document.activeElement).toBe(screen.getByLabelText('Compare Cook 51'))
})

it('analyses are searched over all of them', async () => {
  visit()
  await userEvent.type(await screen.findByLabelText('Search'), 'cook 120')
  expect(screen.queryByText('No analysis has these words.')).toBeNull()
  expect(await screen.findByRole('link', { name: 'Cook 120' })).toBeDefined()
})
