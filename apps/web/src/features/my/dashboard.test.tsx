import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { somePlan } from '../../lib/resumes/testing/plan.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { storeToken } from '../../lib/session/token.ts'
import { answerByOperation, data, refusal, someUser } from '../../testing/answers.ts'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { Component } from './my-page.tsx'
import { someJob } from './testing/jobs.ts'

const check = { id: 'a', title: 'Name', status: 'pass', detail: 'Your name is there.', fix: null }
const resume = {
  id: 4,
  title: 'General',
  content: '',
  filePath: null,
  fileType: null,
  isSelected: true,
  isSample: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  layout: { template: 'classic', pageSize: 'a4', accent: null },
  atsReport: { score: 97, checks: [check] },
}
const version = (id: number, matchScore: number) => ({
  id,
  title: `Analyst ${id}`,
  jobAdvertisingCompany: 'Fernhill Energy',
  originalResumeId: 4,
  jobDescriptionId: 1,
  matchScore,
  matchScoreBefore: 60,
  matchScoreCeiling: 90,
  status: 'draft',
  createdAt: `2026-11-0${id}T09:00:00.000Z`,
  updatedAt: `2026-11-0${id}T09:00:00.000Z`,
})

interface Kept {
  resume?: object | null
  tailored?: object[]
  jobs?: object[]
}

function visit({ resume: selected = null, tailored = [], jobs = [] }: Kept, more = {}) {
  storeToken(tokenExpiringAt())
  answerByOperation({
    CurrentUser: () => data({ currentUser: someUser }),
    SelectedResume: () => data({ selectedResume: selected }),
    'query Resumes': () => data({ resumes: [] }),
    TailoredResumes: () => data({ tailoredResumes: tailored }),
    JobDescriptions: () => data({ jobDescriptions: jobs }),
    InterviewGuides: () => data({ interviewGuides: [] }),
    UsageAllowances: () =>
      data({
        getUsageAllowances: [
          { featureKey: 'resume_tailoring', used: 5, limitValue: 5, resetsAt: '2026-12-01T00:00:00.000Z' },
        ],
      }),
    ...more,
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter initialEntries={['/my']}>
          <Routes>
            <Route path="/my" element={<Component />} />
            <Route path="/resume/tailor" element={<p>The tailor screen</p>} />
          </Routes>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
}

describe('the dashboard', () => {
  it('says what could not be loaded, and shows the rest', async () => {
    visit({ resume }, { TailoredResumes: () => refusal('The database is on holiday.', { code: 'INTERNAL' }) })
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain(
      'The database is on holiday.',
    )
    expect(await screen.findByText('General')).toBeTruthy()
  })

  it('leads a new user to their first resume', async () => {
    visit({})
    const link = await screen.findByRole('link', { name: 'Add your resume', hidden: false })
    expect(link.getAttribute('href')).toBe('/create-resume')
    expect(await screen.findByText('0 of 4')).toBeTruthy()
    expect(screen.getByText(/With the second tailored version/)).toBeTruthy()
  })

  it('names what fails in the ATS check as the next step', async () => {
    const failing = { ...check, id: 'b', status: 'fail', detail: 'There is no phone number.', fix: 'Add one.' }
    visit({ resume: { ...resume, atsReport: { score: 60, checks: [check, failing] } } })
    expect(await screen.findByText('There is no phone number. Add one.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Fix it' }).getAttribute('href')).toBe('/resume/4/edit')
    expect(screen.getByRole('link', { name: 'ATS check: 1 to look at' })).toBeTruthy()
  })

  it('goes on with what is being learned, once a resume is tailored', async () => {
    visit(
      { resume, tailored: [version(1, 64)] },
      { SkillDevelopmentPlans: () => data({ skillDevelopmentPlans: [somePlan()] }) },
    )
    expect(await screen.findByText(/Go on with Snowflake: Load one table of your own/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open your plan' }).getAttribute('href')).toBe('/skill-development-plan/5')
  })

  it('shows scores, jobs by stage and the use of the plan', async () => {
    visit({
      resume,
      tailored: [version(2, 78.4), version(1, 64)],
      jobs: [someJob(), someJob({ id: 2, stage: 'applied', company: 'Oven' })],
    })
    expect(await screen.findByText('1 of your last 2 reached the target.')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Match 78 of 100, before 60' })).toBeTruthy()
    expect(await screen.findByText('Rosewater Foods')).toBeTruthy()
    expect(await screen.findByText('5 of 5')).toBeTruthy()
    expect(screen.getByText(/Starts again on 1 December/)).toBeTruthy()
    expect(screen.queryByText('First steps')).toBeNull()
  })

  it('leads to the guide for each interview ahead, or to where one is made', async () => {
    const guide = {
      ...{
        id: 3,
        resumeId: 4,
        tailoredResumeId: null,
        jobDescriptionId: 2,
        title: 'Interview guide',
        jobTitle: 'Baker',
      },
      ...{ company: 'Oven', questionCount: 18, practisedCount: 5 },
      ...{ createdAt: '2026-11-14T09:00:00.000Z', updatedAt: '2026-11-14T09:00:00.000Z' },
    }
    const jobs = [
      someJob(),
      someJob({ id: 2, title: 'Baker', stage: 'interviewing', company: 'Oven' }),
      someJob({ id: 5, title: 'Waiter', stage: 'interviewing', company: 'Table' }),
    ]
    visit({ resume, jobs }, { InterviewGuides: () => data({ interviewGuides: [guide] }) })
    const ahead = within(await screen.findByRole('region', { name: 'Interviews ahead' }))
    expect(ahead.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['BakerOven · 5 of 18 practised', 'Prepare for WaiterTable'],
    ])
    expect(ahead.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe('/interview-guide/3')
    expect(ahead.getByRole('link', { name: 'Prepare for Waiter' }).getAttribute('href')).toBe(
      '/create-interview-guide?job=5',
    )
  })

  it('opens a tailored version in the tailor screen', async () => {
    visit({ resume, tailored: [version(2, 78)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Analyst 2' }))
    expect(screen.getByText('The tailor screen')).toBeTruthy()
    expect(window.localStorage.getItem('selected_tailored_resume_id')).toBe('2')
  })
})
