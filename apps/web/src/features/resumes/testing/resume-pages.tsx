import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { createQueryClient } from '../../../lib/query-client.ts'
import { data, sentEnvelope } from '../../../testing/answers.ts'
import { currentToasts, toast } from '../../../ui/toast.ts'
import { Component as CurrentResumePage } from '../current-resume-page.tsx'
import { Component as MyResumesPage } from '../my-resumes-page.tsx'
import { Component as ResumePage } from '../resume-page.tsx'

const pages = { '/my-resumes': MyResumesPage, '/resume': CurrentResumePage, '/resume/:id': ResumePage }

const elsewhere = ['/resume/tailor', '*'].map((path) => ({ path, element: <Place /> }))

export function showAt(address: string) {
  const routes = Object.entries(pages).map(([path, Page]) => ({ path, element: <Page /> }))
  const router = createMemoryRouter([...routes, ...elsewhere], { initialEntries: [address] })
  return render(
    <QueryClientProvider client={createQueryClient(toast)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

function Place() {
  return <output aria-label="Address">{useLocation().pathname}</output>
}

export const arrival = async () => (await screen.findByLabelText('Address')).textContent
export const lastToast = () => currentToasts()[0]
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
export const choose = async (menu: string, entry: string) => {
  await press(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
export const card = async (title: string) => within(await screen.findByRole('article', { name: title }))

/** The variables of the calls that were made of an operation. */
export const sent = (server: { mock: { calls: Parameters<typeof fetch>[] } }, operation: string): object[] =>
  server.mock.calls
    .filter((call) => String(call[1]?.body).includes(operation))
    .map((call) => (sentEnvelope(call) as { variables: object }).variables)

const layout = { template: 'classic', pageSize: 'a4', accent: null }
const file = { filePath: null, fileType: null }

export const listed = (id: number, title: string, more: object = {}) => ({
  ...{ id, title, isSelected: false, isSample: false, layout, ...file },
  createdAt: `2026-01-0${id}T09:00:00.000Z`,
  updatedAt: `2026-02-0${id}T09:00:00.000Z`,
  ...more,
})

const checks = [{ id: 'phone', title: 'Phone number', status: 'warn', detail: 'None found.', fix: 'Add a number.' }]

export const whole = (id: number, title: string, more: object = {}) => ({
  ...listed(id, title),
  content: '<h1>Ada Lovell</h1><p>Built two services.</p>',
  atsReport: { score: 90, checks },
  ...more,
})

export const version = (id: number, versionNumber: number, label: string | null = null) => ({
  ...{ id, resumeId: 1, versionNumber, label, createdAt: '2026-02-01T09:00:00.000Z' },
})

export const tailored = (id: number, title: string) => ({
  ...{ id, title, jobAdvertisingCompany: 'Oakmere Learning', originalResumeId: 1, jobDescriptionId: 5 },
  ...{
    matchScore: 78.4,
    matchScoreBefore: 64,
    matchScoreCeiling: 84,
    status: 'draft',
  },
  ...{ createdAt: '2026-02-01T09:00:00.000Z', updatedAt: '2026-02-01T09:00:00.000Z' },
})

/** A server with two resumes that agrees to everything; a test replaces the answers it is about. */
export const agreeable = {
  'query Resumes(': () =>
    data({ resumes: [listed(2, 'Platform Engineer'), listed(1, 'Backend Engineer', { isSelected: true })] }),
  'query Resume(': () => data({ resume: whole(1, 'Backend Engineer') }),
  'query SelectedResume': () => data({ selectedResume: whole(1, 'Backend Engineer', { isSelected: true }) }),
  'query ResumeVersions(': () => data({ resumeVersions: [version(12, 2, 'Sent to Ida'), version(11, 1)] }),
  'query TailoredResumesByResume(': () => data({ tailoredResumesByResume: [tailored(7, 'Staff Engineer')] }),
  'query Letters(': () => data({ tailoredResumes: [] }),
  'query JobMatchAnalysesByResume(': () => data({ jobMatchAnalysesByResume: [] }),
  'mutation SelectResume(': () => data({ selectResume: true }),
  'mutation UpdateResume(': () => data({ updateResume: { id: 1, title: '', content: '', updatedAt: '' } }),
  'mutation DeleteResume(': () => data({ deleteResume: true }),
  'mutation DuplicateResume(': () => data({ duplicateResume: { id: 3, title: 'Copy' } }),
  'mutation CreateResumeVersion(': () => data({ createResumeVersion: { id: 13, resumeId: 1, versionNumber: 3 } }),
  'mutation RestoreResumeVersion(': () => data({ restoreResumeVersion: { id: 1, updatedAt: '' } }),
  'mutation GenerateResumeDocument(': () =>
    data({ generateResumeDocument: { resumeId: 1, format: 'pdf', url: '/api/v1/documents/x' } }),
}
