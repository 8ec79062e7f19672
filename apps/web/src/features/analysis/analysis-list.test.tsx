import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { answerByOperation, data, pageOf } from '../../testing/answers.ts'
import { AnalysisList } from './analysis-list.tsx'
import { someAnalysis } from './testing/analysis.ts'

const analyses = Array.from({ length: 52 }, (_, place) =>
  someAnalysis({ id: 500 - place, jobTitle: `Cook ${place + 1}` }),
)

function visit(resumeIds = [1]) {
  answerByOperation({
    'query Resumes(': () =>
      data({
        resumes: resumeIds.map((id) => ({ id, title: `General ${id}`, isSelected: id === 1, isSample: id === 2 })),
      }),
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
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(52))
  expect(document.activeElement).toBe(screen.getByLabelText('Compare Cook 51'))
})

it('of a sample are marked as such, and others are not', async () => {
  visit([1, 2])
  await screen.findAllByRole('listitem')
  expect(screen.queryByText('Sample')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Resume'), '2')
  await waitFor(() => expect(screen.getAllByText('Sample')).toHaveLength(50))
})

it('a search begins with the first ones again, also where more of the one before were shown', async () => {
  visit()
  await userEvent.type(await screen.findByLabelText('Search'), 'c')
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(52)
  await userEvent.type(screen.getByLabelText('Search'), 'o')
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
})

it('analyses of another resume begin with the first ones, also where its words are the same', async () => {
  visit([1, 2])
  const search = (words: string) => userEvent.type(screen.getByLabelText('Search'), words)
  await screen.findAllByRole('listitem')
  await search('c')
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(52)
  await userEvent.selectOptions(screen.getByLabelText('Resume'), '2')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
  await search('c')
  expect(await screen.findByText('50 of 52 shown')).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
})

it('analyses are searched over all of them', async () => {
  visit()
  await userEvent.type(await screen.findByLabelText('Search'), '52')
  expect(screen.queryByText('No analysis has these words.')).toBeNull()
  expect(await screen.findByRole('link', { name: 'Cook 52' })).toBeDefined()
})
