import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { answerByOperation, data, noConnection } from '../../testing/answers.ts'
import { TailorScreen } from './tailor-screen.tsx'

const opened = '2026-01-05T09:00:00.000Z'
const layout = { template: 'classic', pageSize: 'a4', accent: null }
const resume = {
  ...{ id: 1, title: 'General', content: '<p>The resume</p>', filePath: null, fileType: null, isSelected: true },
  ...{ createdAt: opened, updatedAt: opened, layout, atsReport: { score: 80, checks: [] } },
}
const tailoredResume = {
  ...{ id: 5, title: 'Analyst', content: '<p>The version</p>', rationale: '', originalResumeId: 1, status: 'draft' },
  ...{ jobAdvertisingCompany: 'Fernhill Energy', jobDescription: 'We ask for SQL.', jobDescriptionId: null },
  ...{ matchScore: null, matchScoreBefore: null, matchScoreCeiling: null, createdAt: opened, updatedAt: opened },
  ...{ edits: [], provenance: [], gaps: [], layout },
}

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter>
          <TailorScreen resume={resume} back={null} />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
const never = () => new Promise<Response>(() => undefined)

it('says how far tailoring is, also when the advertisement is taken away meanwhile', async () => {
  answerByOperation({ 'query Resumes(': () => data({ resumes: [] }), 'mutation TailorResume(': never })
  show()
  fireEvent.change(screen.getByLabelText('Advertising Company *'), { target: { value: 'Fernhill Energy' } })
  fireEvent.change(screen.getByLabelText('Job Advertisement *'), { target: { value: 'We ask for SQL.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Tailor & Save' }))
  expect(await screen.findByRole('progressbar', { name: 'Tailoring' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('Advertising Company *'), { target: { value: '' } })
  expect(screen.getByRole('progressbar', { name: 'Tailoring' })).toBeDefined()
})

it('keeps the focus in the card when a version that did not come is asked for again', async () => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  let answer: () => Promise<Response> = () => Promise.reject(noConnection())
  answerByOperation({ 'query Resumes(': () => data({ resumes: [] }), 'query TailoredResume(': () => answer() })
  show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  let arrive: (response: Response) => void = () => undefined
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  await userEvent.click(again)
  const card = screen.getByRole('region', { name: 'Tailored Resume' })
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(card.contains(document.activeElement)).toBe(true)
  await act(async () => arrive(data({ tailoredResume })))
  expect(await screen.findByDisplayValue('Analyst')).toBeDefined()
  expect(card.contains(document.activeElement)).toBe(true)
})

it('takes the focus of nobody while a version is opened', async () => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  answerByOperation({
    'query Resumes(': () => data({ resumes: [] }),
    'query TailoredResume(': () => data({ tailoredResume }),
  })
  show()
  expect(await screen.findByDisplayValue('Analyst')).toBeDefined()
  expect(document.activeElement).toBe(document.body)
})

it('shows the whole version beside the original, word by word, however each is kept', async () => {
  window.localStorage.setItem('selected_tailored_resume_id', '5')
  const plain = 'Mara Ellison\n\nExperience\nClerk, Corbel, Leeds\n2019 - 2021\n- Responsible for ordering felt\n'
  const content = '<p>Mara Ellison</p><h2>Experience</h2><h3>Clerk, Corbel, Leeds</h3><ul><li>Ordered felt</li></ul>'
  answerByOperation({
    'query Resumes(': () => data({ resumes: [] }),
    'query Resume(': () => data({ resume: { ...resume, content: plain } }),
    'query TailoredResume(': () => data({ tailoredResume: { ...tailoredResume, content } }),
  })
  show()
  await screen.findByDisplayValue('Analyst')
  expect(screen.queryByText(/Responsible/, { selector: 'del' })).toBeNull()
  await userEvent.click(screen.getByText('Original and tailored, word by word'))
  expect(await screen.findByText(/Responsible for/, { selector: 'del' })).toBeDefined()
  expect(screen.getByText(/Ordered/, { selector: 'ins' })).toBeDefined()
})

it.each([
  [[], 'Your resume shows all that is asked here.'],
  [[true], 'You have answered every question. Tailor the resume to use what you told.'],
])('says of %j answered questions: %s', async (answered, words) => {
  const question = { requirement: 'SQL', importance: 'required', question: 'Have you used SQL?' }
  const gapQuestions = answered.map((it) => ({ ...question, answered: it }))
  answerByOperation({
    'query Resumes(': () => data({ resumes: [] }),
    'query Facts': () => data({ facts: [] }),
    'query GapQuestions(': () => data({ gapQuestions }),
  })
  show()
  fireEvent.change(screen.getByLabelText('Job Advertisement *'), { target: { value: 'We ask for SQL.' } })
  await userEvent.click(screen.getByRole('button', { name: 'Ask me what my resume does not show' }))
  expect(await screen.findByText(words)).toBeDefined()
})
