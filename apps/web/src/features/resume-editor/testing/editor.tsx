import type { Line } from '@bespeak/domain/resume/document.ts'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { fromJsonResume } from '@bespeak/domain/resume/json-resume.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createQueryClient } from '../../../lib/query-client.ts'
import { AuthProvider } from '../../../lib/session/index.ts'
import { data, someUser } from '../../../testing/answers.ts'
import { tokenExpiringAt } from '../../../testing/tokens.ts'
import { toast } from '../../../ui/toast.ts'
import { Component as EditorPage } from '../editor-page.tsx'

export const opened = '2026-06-01T09:00:00.000Z'
export const later = '2026-06-01T09:05:00.000Z'

const words = {
  basics: { name: 'Ines Duarte', email: 'ines@example.com' },
  work: [
    {
      name: 'Northwind',
      position: 'Accountant',
      startDate: '2019-03',
      highlights: ['Closed the books in four days.', 'Led a team of six.'],
    },
  ],
  skills: [{ name: 'Tools', keywords: ['SAP', 'Excel'] }],
}

export const contentWith = (change: object = {}, unplaced: Line[] = []) =>
  toHtml({ ...fromJsonResume({ ...words, ...change }), unplaced })

export const someResume = (change: object = {}) => ({
  id: 7,
  title: 'General',
  content: contentWith(),
  filePath: null,
  fileType: null,
  isSelected: true,
  isSample: false,
  createdAt: opened,
  updatedAt: opened,
  layout: { template: 'classic', pageSize: 'a4', accent: null, fit: null },
  atsReport: { score: 80, checks: [] },
  ...change,
})

/** What the server answers; each is named as its operation begins. */
export const answers = {
  'query CurrentUser': () => data({ currentUser: someUser }),
  'query JobDescriptions': () => data({ jobDescriptions: [] }),
  'query Resume(': () => data({ resume: someResume() }),
  'query SelectedResume': () => data({ selectedResume: someResume() }),
  'mutation UpdateResume': () =>
    data({ updateResume: { id: 7, title: 'General', content: contentWith(), updatedAt: later } }),
}

export function showEditor(address = '/resume/7/edit') {
  window.localStorage.setItem('auth_token', tokenExpiringAt())
  const routes = ['/resume/edit', '/resume/:id/edit'].map((path) => ({ path, element: <EditorPage /> }))
  const router = createMemoryRouter([...routes, { path: '*', element: <p>Elsewhere</p> }], {
    initialEntries: [address],
  })
  return render(
    <QueryClientProvider client={createQueryClient(toast)}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  )
}

export const line = (number: number) => screen.getByLabelText<HTMLTextAreaElement>(`Accountant, line ${number}`)
export const lines = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Accountant, line/).map(({ value }) => value)
export const keptDraft = () => window.localStorage.getItem('resume_drafts_7')
