import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { answerByOperation, data, refusal } from '../../testing/answers.ts'
import { Component } from './tailor-page.tsx'

it('keeps the focus on the page when a resume that did not come is asked for again', async () => {
  let answer: () => Response | Promise<Response> = () => refusal('The database is on holiday.')
  answerByOperation({ 'query SelectedResume': () => answer(), 'query Resumes(': () => data({ resumes: [] }) })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter>
          <main>
            <Component />
          </main>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  let arrive: (response: Response) => void = () => undefined
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  await userEvent.click(again)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  const page = screen.getByRole('main')
  expect(page.contains(document.activeElement)).toBe(true)
  await act(async () => arrive(data({ selectedResume: null })))
  expect(await screen.findByText('No resume selected')).toBeDefined()
  expect(page.contains(document.activeElement)).toBe(true)
  // A press beside everything takes the focus nowhere.
  await userEvent.tab()
  await userEvent.click(screen.getByRole('heading', { name: 'Tailor Resume' }))
  expect(document.activeElement).toBe(document.body)
})
