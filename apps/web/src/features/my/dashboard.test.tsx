import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
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
import { job, latest, rankedJobs, version } from './testing/dashboard.ts'
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
const oneRanked = rankedJobs({ jobDescriptionId: 1 })
const noResume = () => refusal('There is no such resume.', { code: 'NOT_FOUND' })
const known = { selectedResume: resume, jobDescriptions: [job()], tailoredResumes: [version()], latest: [latest()] }
const use = [{ featureKey: 'resume_tailoring', used: 5, limitValue: 5, resetsAt: '2026-12-01T00:00:00.000Z' }]

function visit(part: Partial<Record<keyof typeof nothing, unknown>> = {}, more = {}) {
  storeToken(tokenExpiringAt())
  const fetchMock = answerByOperation({
    CurrentUser: () => data({ currentUser: someUser }),
    'query Dashboard': () => data({ ...nothing, ...part }),
    'query RankedJobs': () => data({ rankedJobs: oneRanked }),
    'query NewestResume': () => data({ newest: [] }),
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
            <Route path="/job/:id" element={<p>The job</p>} />
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
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your jobs' })).toBeNull())
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

  it('asks once for the jobs, once for their match, and the other services once', async () => {
    const fetchMock = visit(known)
    await region('Your jobs')
    await screen.findByText('5 of 5')
    const asked = fetchMock.mock.calls.map(([address]) => /\/v1\/(\w+)\/graphql/.exec(String(address))?.[1])
    expect(asked.toSorted()).toEqual(['finance', 'identity', 'resume', 'resume'])
  })

  it('waits with as many rows as there were the last time, until the matches are there too', async () => {
    localStorage.setItem('dashboard_shape', JSON.stringify({ isNew: false, jobs: 5 }))
    visit(known, { 'query RankedJobs': () => new Promise(() => undefined) })
    expect((await screen.findByRole('status', { name: 'Loading your jobs' })).childElementCount).toBe(5)
    await screen.findByText('5 of 5')
    expect(screen.queryByText('Cook')).toBeNull()
  })

  it('leads a new user from step to step, in the place of the list', async () => {
    visit({}, { 'query RankedJobs': noResume })
    const steps = await region('First steps')
    expect(steps.getByText('0 of 3')).toBeTruthy()
    expect(steps.getAllByRole('link', { name: 'Add your resume' })[0]?.getAttribute('href')).toBe('/create-resume')
    expect(screen.getByText('Add a job’s closing date and it will show up here.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your jobs' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Your applications' })).toBeNull()
  })

  it('leads who has a resume alone to a job', async () => {
    visit({ newest: [resume] }, { 'query RankedJobs': () => data({ rankedJobs: rankedJobs() }) })
    const steps = await region('First steps')
    expect(steps.getByText('1 of 3')).toBeTruthy()
    await user().click(steps.getAllByRole('link', { name: 'Add a job' }).at(-1) as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'Add a job' })).toBeTruthy()
  })

  it.each([
    ['opens', { newest: [resume] }],
    ['lists, until there is a resume,', {}],
  ])('%s a job that was added', async (does, part) => {
    let jobDescriptions: unknown[] = []
    visit(
      {},
      {
        'query Dashboard': () => data({ ...nothing, ...part, jobDescriptions }),
        'query RankedJobs': does === 'opens' ? () => data({ rankedJobs: rankedJobs() }) : noResume,
        'mutation CreateJobDescription': () => {
          jobDescriptions = [job()]
          return data({ createJobDescription: someJob() })
        },
      },
    )
    await region('First steps')
    await user().click(screen.getAllByRole('link', { name: 'Add a job' })[0] as HTMLElement)
    await user().type(await screen.findByLabelText('Job advertisement'), 'Cook')
    await user().click(screen.getByRole('button', { name: 'Save job' }))
    if (does === 'opens') expect(await screen.findByText('The job')).toBeTruthy()
    else expect(await screen.findByRole('region', { name: 'No match yet (1)' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lists jobs without a resume, and says what gives them a match', async () => {
    visit({ jobDescriptions: [job()] }, { 'query RankedJobs': noResume })
    expect((await region('First steps')).getAllByRole('link', { name: 'Add your resume' })).toHaveLength(2)
    const group = within(await screen.findByRole('region', { name: /^No match yet/ }))
    expect(group.getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe('/job/1')
    expect(screen.queryByText(/Matches are for/)).toBeNull()
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
    const asked: unknown[] = []
    visit(
      { newest: [{ ...resume, title: 'Newest' }], jobDescriptions: [job()] },
      {
        'query NewestResume': () => data({ newest: [{ id: 4 }] }),
        'query RankedJobs': ({ resumeId }: { resumeId: unknown }) => {
          asked.push(resumeId)
          return resumeId === 4 ? data({ rankedJobs: oneRanked }) : noResume()
        },
      },
    )
    expect((await region('Good matches (1) · 65 or more')).getByText('70')).toBeTruthy()
    expect(screen.getByText(/Matches are for/).textContent).toBe('Matches are for Newest. ')
    expect(asked).toEqual([null, 4])
  })

  it('shows the jobs without their matches where those did not come', async () => {
    visit(known, {
      'query RankedJobs': () => refusal('This resume is too long to be compared.', { code: 'TOO_LARGE' }),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('This resume is too long to be compared.')
    expect((await region('No match yet (1)')).getByRole('link', { name: 'Cook' })).toBeTruthy()
    vi.mocked(console.error).mockClear()
  })

  it('asks again until every job is checked, and says how far it is', async () => {
    let answer = rankedJobs({ jobDescriptionId: 1 }, { jobDescriptionId: 2, matchScore: null, measuredAt: null })
    visit(
      { ...known, jobDescriptions: [job(), job({ id: 2, title: 'Baker' })] },
      { 'query RankedJobs': () => data({ rankedJobs: answer }) },
    )
    expect(await screen.findByText('Checking 1 of 2…')).toBeTruthy()
    expect((await region('Checking your match (1)')).getByRole('link', { name: 'Baker' })).toBeTruthy()
    answer = rankedJobs({ jobDescriptionId: 1 }, { jobDescriptionId: 2, matchScore: 40 })
    await act(() => vi.advanceTimersByTimeAsync(1100))
    expect((await region('Long shots (1) · under 65')).getByRole('link', { name: 'Baker' })).toBeTruthy()
    expect(screen.queryByText(/^Checking/)).toBeNull()
  })

  it('says what was found, what was not by name, and the dealbreaker', async () => {
    visit(
      { ...known, jobDescriptions: [job({ deadline: '2026-11-19' })] },
      {
        'query RankedJobs': () =>
          data({
            rankedJobs: rankedJobs({ dealbreaker: 'RN license', missing: ['Intercom', 'budget', 'x'.repeat(60), 'D'] }),
          }),
      },
    )
    const row = (await region('Dealbreaker (1)')).getByRole('listitem').textContent
    expect(row).toContain('Dealbreaker: RN licenseFound 9 of 12 · Not found: Intercom, budget and 2 more')
    expect(row).toContain('Closes in 3 days')
  })

  it('leads to the job by its title and by its next step', async () => {
    visit(known)
    const group = await region('Good matches (1) · 65 or more')
    expect(group.getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe('/job/1')
    await user().click(group.getByRole('link', { name: 'Tailor resume: Cook' }))
    expect(screen.getByText('The job')).toBeTruthy()
  })

  it('is filtered by stage, and stays so where one comes back', async () => {
    visit({ ...known, jobDescriptions: [job(), job({ id: 2, title: 'Baker', stage: 'applied' })] })
    const stages = within(await screen.findByRole('navigation', { name: 'Stage' }))
    expect(stages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['To apply 1', 'Applied 1', 'Interviewing 0', 'Closed 0', 'All 2'],
    ])
    await user().click(stages.getByRole('link', { name: 'Applied 1' }))
    expect(stages.getByRole('link', { name: 'Applied 1' }).getAttribute('aria-current')).toBe('true')
    const list = await region('Your jobs')
    expect(list.getByRole('link', { name: 'Baker' })).toBeTruthy()
    expect(list.queryByRole('link', { name: 'Cook' })).toBeNull()
    await user().click(stages.getByRole('link', { name: 'Closed 0' }))
    expect(screen.getByText('No closed jobs.')).toBeTruthy()
  })

  it('shows a long group in steps, and is searched over all of it', async () => {
    const jobDescriptions = Array.from({ length: 73 }, (_, at) => job({ id: at + 1, title: `Cook ${at + 1}` }))
    const all = jobDescriptions.map(({ id, title }) => ({ jobDescriptionId: id, title, matchScore: 30 }))
    visit({ ...known, jobDescriptions }, { 'query RankedJobs': () => data({ rankedJobs: rankedJobs(...all) }) })
    const group = await region('Long shots (73) · under 65')
    expect(group.getAllByRole('listitem')).toHaveLength(10)
    await user().click(group.getByRole('button', { name: 'Show more' }))
    expect(group.getAllByRole('listitem')).toHaveLength(60)
    expect(document.activeElement?.textContent).toBe('Cook 11')
    await user().type(screen.getByRole('searchbox', { name: 'Search your jobs' }), 'cook 73')
    const found = (await region('Your jobs')).getAllByRole('link', { name: /^Cook/ })
    expect(found.map(({ textContent }) => textContent)).toEqual(['Cook 73'])
  })

  it('counts what there is to do in one line, with the interview that is near', async () => {
    visit({
      ...known,
      jobDescriptions: [
        job(),
        job({ id: 2, stage: 'interviewing', interviewOn: '2026-11-19', interviewTime: '10:00' }),
      ],
      interviewGuides: [{ id: 3, jobDescriptionId: 2, questionCount: 12, practisedCount: 2 }],
    })
    const link = await screen.findByRole('link', { name: 'keep practicing' })
    expect(link.getAttribute('href')).toBe('/interview-guide/3')
    expect(link.parentElement?.textContent).toBe('1 to apply · interview Thursday at 10:00: keep practicing')
  })

  it('opens a tailored version in the tailor screen, told by date and change', async () => {
    visit(known)
    const row = within((await region('Latest tailored versions')).getByRole('listitem'))
    expect(row.getByText(/1 reworded; 1 question open/)).toBeTruthy()
    await user().click(row.getByRole('link', { name: 'Cook' }))
    expect(screen.getByText('The tailor screen')).toBeTruthy()
    expect(window.localStorage.getItem('selected_tailored_resume_id')).toBe('1')
  })

  it('has dates, counts and the use of the plan in closed lines, each with its summary', async () => {
    visit({
      ...known,
      jobDescriptions: [
        job({ stage: 'applied', followUpOn: '2026-11-18' }),
        job({ id: 2, title: 'Baker', company: 'Oven' }),
      ],
    })
    const ahead = await region('Coming up')
    expect(ahead.getByRole('listitem').textContent).toContain('18NovFollow upCook, Rosewater Foods')
    expect(ahead.getByText('Follow up in 2 days: Cook, Rosewater Foods')).toBeTruthy()
    const counts = await region('Your applications')
    expect(counts.getByText('1 applied · 0 interviews')).toBeTruthy()
    expect(counts.getByText(/too few to say what works/)).toBeTruthy()
    expect(await screen.findByText('5 of 5')).toBeTruthy()
    expect(screen.getByText(/Resets on 1 December/)).toBeTruthy()
    expect((await region('Current resume')).getAllByText('General')).toHaveLength(2)
    for (const fold of document.querySelectorAll('details')) expect(fold.open).toBe(false)
  })

  it('has a tip of the skills until there is a plan', async () => {
    const tip = { reason: '2 of your 2 saved jobs ask for Terraform.', skill: { name: 'Terraform' } }
    visit({ ...known, skillTip: tip })
    expect((await region('Worth learning')).getByText(tip.reason)).toBeTruthy()
  })

  it('goes on with the plan that was worked on last', async () => {
    visit({ ...known, skillDevelopmentPlans: [somePlan()], skillTip: null })
    const plan = await region('Snowflake plan')
    expect(plan.getAllByText('Next: Load one table of your own')).toHaveLength(2)
    expect(plan.getByText('3 of 8')).toBeTruthy()
  })
})
