import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobInHand } from '../../lib/job-in-hand.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { somePlan } from '../../lib/resumes/testing/plan.ts'
import { AuthProvider } from '../../lib/session/index.ts'
import { storeToken } from '../../lib/session/token.ts'
import { answerByOperation, data, noConnection, refusal, someUser } from '../../testing/answers.ts'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { Component } from './my-page.tsx'
import { job, latest, version } from './testing/dashboard.ts'
import { someJob } from './testing/jobs.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 16, 9), shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const resume = {
  ...{ id: 4, title: 'General', isSample: false, updatedAt: '2026-11-01T09:00:00.000Z' },
  atsReport: { checks: [{ id: 'a', title: 'Your name', status: 'pass', detail: 'Your name is there.', fix: null }] },
}
const nothing = {
  ...{ selectedResume: null, newest: [], jobDescriptions: [], latest: [], tailoredResumes: [] },
  ...{ interviewGuides: [], skillDevelopmentPlans: [], skillTip: null },
}
const known = { selectedResume: resume, jobDescriptions: [job()], tailoredResumes: [version()], latest: [latest()] }
const use = [{ featureKey: 'resume_tailoring', used: 5, limitValue: 5, resetsAt: '2026-12-01T00:00:00.000Z' }]

function visit(part: Partial<Record<keyof typeof nothing, unknown>> = {}, more = {}) {
  storeToken(tokenExpiringAt())
  const fetchMock = answerByOperation({
    CurrentUser: () => data({ currentUser: someUser }),
    'query Dashboard': () => data({ ...nothing, ...part }),
    UsageAllowances: () => data({ getUsageAllowances: use }),
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
  return fetchMock
}

const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
/** A part of the page once all of it is there. */
async function region(name: string) {
  await waitFor(() => expect(screen.queryByText('Loading your dashboard')).toBeNull())
  return within(screen.getByRole('region', { name }))
}

describe('the dashboard', () => {
  it('says what could not be loaded, and comes when asked again', async () => {
    let isDown = true
    visit(
      {},
      {
        'query Dashboard': () =>
          isDown ? refusal('The database is on holiday.', { code: 'INTERNAL' }) : data({ ...nothing, ...known }),
      },
    )
    expect((await screen.findByRole('alert')).textContent).toContain('The database is on holiday.')
    expect(screen.queryByRole('region', { name: 'Your jobs' })).toBeNull()
    isDown = false
    await user().click(screen.getByRole('button', { name: 'Try again' }))
    expect(await region('Your jobs')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says so without a connection', async () => {
    visit(
      {},
      {
        'query Dashboard': () => Promise.reject(noConnection()),
        UsageAllowances: () => Promise.reject(noConnection()),
      },
    )
    expect(await screen.findByRole('alert')).toBeTruthy()
    vi.mocked(console.error).mockClear()
  })

  it('asks each service once', async () => {
    const fetchMock = visit(known)
    await region('Your jobs')
    await screen.findByText('5 of 5')
    const asked = fetchMock.mock.calls.map(([address]) => /\/v1\/(\w+)\/graphql/.exec(String(address))?.[1])
    expect(asked.toSorted()).toEqual(['finance', 'identity', 'resume'])
  })

  it('waits with as many rows as there were the last time', async () => {
    localStorage.setItem('dashboard_shape', JSON.stringify({ isNew: false, jobs: 5, dates: 4, versions: 1 }))
    visit(known, { 'query Dashboard': () => new Promise(() => undefined) })
    expect((await screen.findByRole('status', { name: 'Loading your jobs' })).childElementCount).toBe(5)
    expect(screen.getByRole('status', { name: 'Loading your dates' }).childElementCount).toBe(4)
  })

  it('leads a new user from step to step, in the place of what is next', async () => {
    visit()
    const steps = await region('First steps')
    expect(steps.getByText('0 of 3')).toBeTruthy()
    expect(steps.getAllByRole('link', { name: 'Add your resume' })[0]?.getAttribute('href')).toBe('/create-resume')
    expect(screen.getByText('Add a job’s closing date and it will show up here.')).toBeTruthy()
    expect(screen.queryByText('Not now')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Your applications' })).toBeNull()
  })

  it('offers a sample only where there is nothing', async () => {
    visit({ newest: [resume] })
    await region('First steps')
    expect(screen.queryByRole('button', { name: 'Try it with a sample' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove the sample' })).toBeNull()
  })

  it('marks a sample and what was made of it, and is rid of all in one click', async () => {
    const sample = {
      selectedResume: { ...resume, isSample: true },
      jobDescriptions: [job({ isSample: true })],
      latest: [
        latest({ id: 1, jobDescriptionId: null }),
        latest({ id: 2, originalResumeId: 9 }),
        latest({ id: 3, originalResumeId: 9, jobDescriptionId: 8 }),
      ],
    }
    let part: object = {}
    visit(
      {},
      {
        'query Dashboard': () => data({ ...nothing, ...part }),
        'mutation AddSample': () => {
          part = sample
          return data({ createResume: { id: 4 }, createJobDescription: { id: 1 } })
        },
        'mutation RemoveSample': () => {
          part = {}
          return data({ removeSample: true })
        },
      },
    )
    await region('First steps')
    await user().click(screen.getByRole('button', { name: 'Try it with a sample' }))
    await screen.findByRole('button', { name: 'Remove the sample' })
    expect((await region('Your jobs')).getByText('Sample')).toBeTruthy()
    expect((await region('Current resume')).getByText('Sample')).toBeTruthy()
    const versions = (await region('Latest tailored versions')).getAllByRole('listitem')
    expect(versions.map((row) => within(row).queryByText('Sample') !== null)).toEqual([true, true, false])
    await user().click(screen.getByRole('button', { name: 'Remove the sample' }))
    expect(await screen.findByRole('button', { name: 'Try it with a sample' })).toBeTruthy()
    expect(screen.queryByText('Sample')).toBeNull()
  })

  it('hands the job of the sample over to the tailor screen', async () => {
    visit(
      { selectedResume: { ...resume, isSample: true }, jobDescriptions: [job({ id: 2, isSample: true })] },
      { 'query JobDescription(': () => data({ jobDescription: someJob({ id: 2, company: 'Sample Health' }) }) },
    )
    await user().click(await screen.findByRole('link', { name: 'Tailor it to its job' }))
    expect(await screen.findByText('The tailor screen')).toBeTruthy()
    expect(jobInHand.take()).toMatchObject({ company: 'Sample Health' })
  })

  it('takes the newest resume where none is selected', async () => {
    visit({ newest: [{ ...resume, title: 'Newest' }] })
    expect(await (await region('Current resume')).findByText('Newest')).toBeTruthy()
  })

  it('has one thing to do, and puts it off until tomorrow', async () => {
    visit(known)
    const next = await screen.findByRole('heading', { name: 'Finish your Rosewater Foods resume' })
    await user().click(screen.getByRole('button', { name: 'Not now' }))
    const heading = await screen.findByRole('heading', { name: 'Tailor for another job' })
    expect(document.activeElement).toBe(heading)
    expect(next.textContent).toBe('Tailor for another job')
    expect(JSON.parse(localStorage.getItem('put_off') ?? '')).toEqual({ on: '2026-11-16', keys: ['answer-1'] })
  })

  it('has again today what was put off yesterday', async () => {
    localStorage.setItem('put_off', JSON.stringify({ on: '2026-11-15', keys: ['answer-1'] }))
    visit(known)
    expect(await screen.findByRole('heading', { name: 'Finish your Rosewater Foods resume' })).toBeTruthy()
  })

  it('hands a job over to the tailor screen', async () => {
    visit(
      { ...known, jobDescriptions: [job(), job({ id: 2, company: 'Oven', deadline: '2026-11-18' })] },
      { 'query JobDescription(': () => data({ jobDescription: someJob({ id: 2, company: 'Oven' }) }) },
    )
    await user().click(await screen.findByRole('link', { name: 'Tailor for it' }))
    expect(await screen.findByText('The tailor screen')).toBeTruthy()
    expect(jobInHand.take()).toMatchObject({ company: 'Oven', advertisement: someJob().description })
  })

  it('opens a tailored version in the tailor screen, told by date and change', async () => {
    visit(known)
    const row = within(await (await region('Latest tailored versions')).findByRole('listitem'))
    expect(row.getByText(/1 reworded; 1 question open/)).toBeTruthy()
    await user().click(row.getByRole('link', { name: 'Cook' }))
    expect(screen.getByText('The tailor screen')).toBeTruthy()
    expect(window.localStorage.getItem('selected_tailored_resume_id')).toBe('1')
  })

  it('shows jobs with stage and score, dates, counts and the use of the plan', async () => {
    visit({
      ...known,
      jobDescriptions: [
        job({ stage: 'applied', followUpOn: '2026-11-18' }),
        job({ id: 2, title: 'Baker', company: 'Oven' }),
      ],
    })
    const rows = (await region('Your jobs')).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      ...['CookRosewater Foods70GoodApplied', 'BakerOvenNot tailoredSaved'],
    ])
    expect((await region('Coming up')).getByRole('listitem').textContent).toContain(
      '18NovFollow upCook, Rosewater Foods',
    )
    expect(await (await region('Your applications')).findByText(/too few to say what works/)).toBeTruthy()
    expect(await screen.findByText('5 of 5')).toBeTruthy()
    expect(screen.getByText(/Resets on 1 December/)).toBeTruthy()
    expect(screen.getByText('Monday, 16 November. 1 date in the next seven days.')).toBeTruthy()
  })

  it('has a tip of the skills until there is a plan', async () => {
    const tip = { reason: '2 of your 2 saved jobs ask for Terraform.', skill: { name: 'Terraform' } }
    visit({ ...known, skillTip: tip })
    expect((await region('Worth learning')).getByText(tip.reason)).toBeTruthy()
  })

  it('goes on with the plan that was worked on last', async () => {
    visit({ ...known, skillDevelopmentPlans: [somePlan()], skillTip: null })
    const plan = await region('Snowflake plan')
    expect(plan.getByText('Next: Load one table of your own')).toBeTruthy()
    expect(plan.getByText('3 of 8')).toBeTruthy()
  })
})
