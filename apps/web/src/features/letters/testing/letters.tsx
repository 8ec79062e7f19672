import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import Quill from 'quill/core.js'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { vi } from 'vitest'
import { createQueryClient } from '../../../lib/query-client.ts'
import { AuthProvider } from '../../../lib/session/index.ts'
import { answerByOperation, data, sentEnvelope, someUser } from '../../../testing/answers.ts'
import { tokenExpiringAt } from '../../../testing/tokens.ts'
import { toast } from '../../../ui/toast.ts'
import { Component as LetterPage } from '../letter-page.tsx'
import { Component as LettersPage } from '../letters-page.tsx'

export const opened = '2026-06-01T09:00:00.000Z'
export const later = '2026-06-01T09:05:00.000Z'
const layout = { template: 'classic', pageSize: 'a4', accent: null }

const line = (number: number, text: string) => ({ kind: 'line', text, line: number, place: null })
const ofAd = (text: string) => ({ kind: 'ad', text, line: null, place: null })
const ofYou = (text: string) => ({ kind: 'you', text, line: null, place: null })

const sentence = (paragraph: number, text: string, origins: object[], yours = false) => ({
  ...{ paragraph, text, origins, yours },
})

export const reason = 'My first placement was at Thornbeck.'

export const letter = (change: object = {}) => ({
  content:
    '<p>Dear team,</p><p>I apply as Matron. My first placement was at Thornbeck.</p><ul><li>Reduced falls by a third</li></ul><p>Kind regards,</p><p>Nora Whelan</p>',
  ...{
    company: 'Thornbeck',
    style: 'warm',
    form: 'highlights',
    proofs: [],
    role: 'Matron',
    notes: [],
    updatedAt: opened,
  },
  ...{ shortMessage: 'I apply as Matron.', emailSubject: 'Application: Matron', emailBody: 'Dear team,\n\nI apply.' },
  ...{ motivation: reason, recipient: null, achievements: [], suggestions: [] },
  sentences: [
    sentence(0, 'I apply as Matron.', [ofAd('Matron')]),
    sentence(0, reason, [ofYou(reason)]),
    sentence(1, 'Reduced falls by a third', [line(12, 'Reduced falls by a third')]),
  ],
  lines: [
    { text: 'Reduced falls by a third', line: 12, requirement: 'Falls prevention' },
    { text: 'Led 42 nurses', line: 8, requirement: null },
    { text: 'Ran a budget', line: 9, requirement: 'Budgets' },
    { text: 'Chaired meetings', line: 10, requirement: null },
    { text: 'Mentored nine', line: 14, requirement: null },
  ],
  ...change,
})

const firsts = {
  professional: 'I am applying for the role.',
  warm: 'I would be happy to work with you.',
  concise: 'Please consider me.',
  enthusiastic: 'Yours is work I would love to do.',
}
const previews = Object.entries(firsts).map(([style, first]) =>
  letter({ style, content: `<p>${first}</p>`, sentences: [sentence(0, first, [])], updatedAt: null }),
)

export const version = (change: object = {}) => ({
  ...{ id: 5, title: 'Matron, Thornbeck', jobAdvertisingCompany: 'Thornbeck', jobDescription: 'We ask.', layout },
  ...{
    content: '<h1>Nora Whelan</h1><p data-block="contact">Leeds</p>',
    jobDescriptionId: 3,
    originalResumeId: 1,
    letter: null,
  },
  ...{ createdAt: opened, updatedAt: opened },
  ...change,
})

const listed = (change: object = {}) => ({
  ...{ id: 5, title: 'Matron, Thornbeck', jobAdvertisingCompany: 'Thornbeck', jobDescriptionId: 3 },
  ...{
    originalResumeId: 1,
    matchScore: null,
    matchScoreBefore: null,
    matchScoreCeiling: null,
    status: 'draft',
  },
  ...{ createdAt: opened, updatedAt: opened },
  ...change,
})

export const job = (change: object = {}) => ({
  ...{ id: 3, title: 'Matron', company: 'Thornbeck', location: null, description: 'We ask for a matron.' },
  ...{ requirements: [], url: null, stage: 'saved', appliedOn: null, deadline: null, contact: null, notes: null },
  ...{ sentTailoredResumeId: null, createdAt: opened, updatedAt: opened },
  ...change,
})

const resume = {
  ...{
    id: 1,
    title: 'General',
    content: '<p>Mine</p>',
    filePath: null,
    fileType: null,
    isSelected: true,
    isSample: false,
    layout,
  },
  ...{ explanation: null, createdAt: opened, updatedAt: opened, atsReport: { score: 80, checks: [] } },
}

const allowance = (featureKey: string, used: number) => ({
  ...{ featureKey, used, limitValue: 5, resetsAt: '2026-12-01T00:00:00.000Z' },
})
export const used = (letters: number, tailorings = 0) =>
  data({ getUsageAllowances: [allowance('resume_tailoring', tailorings), allowance('cover_letter', letters)] })

/** A server with one tailored version and no letter; a test replaces the answers it is about. */
const agreeable = {
  'query CurrentUser': () => data({ currentUser: someUser }),
  'query UsageAllowances': () => used(2),
  'query JobDescriptions(': () => data({ jobDescriptions: [job()] }),
  'query TailoredResumes(': () => data({ tailoredResumes: [listed()] }),
  'query SelectedResume': () => data({ selectedResume: resume }),
  'query Resumes(': () => data({ resumes: [resume] }),
  'query Letters(': () => data({ tailoredResumes: [] }),
  'query Letter(': () => data({ tailoredResume: version() }),
  'query CoverLetterPreviews(': () => data({ coverLetterPreviews: previews }),
  'mutation SetTailoredLayout(': () => data({ setTailoredLayout: { layout: null } }),
  'mutation UpdateTailoredResumeCoverLetter(': () =>
    data({ updateTailoredResumeCoverLetter: { id: 5, updatedAt: later } }),
}

type Answers = Parameters<typeof answerByOperation>[0]

const pages = {
  '/cover-letters': LettersPage,
  '/create-cover-letter': LetterPage,
  '/create-cover-letter/:jobId': LetterPage,
  '/edit-cover-letter/:id': LetterPage,
}

/** Opens a page, and says what is sent of an operation from then on. */
export function showAt(address: string, answers: Answers = {}) {
  window.localStorage.setItem('auth_token', tokenExpiringAt())
  const server = answerByOperation({ ...answers, ...agreeable, ...answers })
  const routes = Object.entries(pages).map(([path, Page]) => ({ path, element: <Page /> }))
  const router = createMemoryRouter([...routes, { path: '*', element: <Place /> }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={createQueryClient(toast)}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  )
  const sent = (operation: string): unknown[] =>
    server.mock.calls
      .filter(([, init]) => String(init?.body).includes(operation))
      .map((call) => (sentEnvelope(call) as { variables: unknown }).variables)
  return { sent, router, server }
}

function Place() {
  return <output aria-label="Address">{useLocation().pathname}</output>
}

export const user = () => userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTimeAsync(delay) })
export const press = async (name: string | RegExp) => user().click(await screen.findByRole('button', { name }))
export const rest = (milliseconds = 1500) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

export const editor = () => screen.findByRole('textbox', { name: 'Cover letter' })

/** Types into the letter, where its first words end. */
export async function typeInLetter(words: string) {
  const root = await editor()
  const quill = await waitFor(() => {
    const found = Quill.find(root.parentElement ?? root)
    if (!(found instanceof Quill)) throw new Error('There is no editor yet.')
    return found
  })
  act(() => void quill.insertText(quill.getText().indexOf('\n'), words, 'user'))
}
