import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { Component } from '../../../app/upload-page.tsx'
import { createQueryClient } from '../../../lib/query-client.ts'
import { AuthProvider } from '../../../lib/session/index.ts'
import { data, someUser } from '../../../testing/answers.ts'
import { tokenExpiringAt } from '../../../testing/tokens.ts'

export const resumeText = `Mara Ellison
mara.ellison@example.com

EXPERIENCE
Corbel Insurance
Data Analyst, Mar 2021 – present
• Wrote SQL models that feed the weekly claims dashboard, used by 4 teams.
• Ran 11 A/B tests on the online claims form.

SKILLS
SQL, Python, Tableau`

export const advertisement = `Product Analyst
What you need
- Expert SQL
- Python for analysis
- Snowflake`

export function showUpload(address = '/upload') {
  const router = createMemoryRouter(
    [
      { path: '/upload', Component },
      { path: '*', element: <Place /> },
    ],
    { initialEntries: [address] },
  )
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  )
}

function Place() {
  const { pathname } = useLocation()
  return <output aria-label="Address">{pathname}</output>
}

export const signIn = () => window.localStorage.setItem('auth_token', tokenExpiringAt())

export const signedIn = { CurrentUser: () => data({ currentUser: someUser }) }

export const resumeFile = () => new File([resumeText], 'mara.txt', { type: 'text/plain' })

export async function putIn() {
  await userEvent.upload(await screen.findByLabelText('Choose a file'), resumeFile())
  await screen.findByText('mara.txt')
  await userEvent.click(screen.getByLabelText('Job description'))
  await userEvent.paste(advertisement)
}

/** The first of that name: what saves stands at the top and at the end of what is checked. */
export async function press(name: string) {
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button ?? document.body)
}

export const checkPage = () => screen.findByRole('heading', { name: 'Review your resume' })
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
