import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../lib/query-client.ts'
import { AuthProvider } from '../../../lib/session/index.ts'
import { storeToken } from '../../../lib/session/token.ts'
import { answerByOperation, data, pageOf, refusal, someUser } from '../../../testing/answers.ts'
import { tokenExpiringAt } from '../../../testing/tokens.ts'
import { someJob } from '../testing/jobs.ts'
import { JobsView } from './jobs-view.tsx'

const at = (place: number) => new Date(Date.UTC(2026, 0, 1) - place * 60_000).toISOString()
const jobs = Array.from({ length: 73 }, (_, place) =>
  someJob({ id: place + 1, title: `Cook ${place + 1}`, updatedAt: at(place), stage: place === 72 ? 'offer' : 'saved' }),
)

function visit(address: string, more = {}) {
  storeToken(tokenExpiringAt())
  answerByOperation({
    CurrentUser: () => data({ currentUser: someUser }),
    'query JobDescriptions(': (page) => data({ jobDescriptions: pageOf(jobs, page) }),
    'query JobDescription(': ({ id }) => data({ jobDescription: jobs.find((job) => job.id === id) ?? null }),
    TailoredResumes: (page) =>
      data({
        tailoredResumes: pageOf(
          Array.from({ length: 120 }, (_, place) => ({
            id: place + 1,
            title: `V${place + 1}`,
            jobAdvertisingCompany: '',
            createdAt: at(0),
          })),
          page,
        ),
      }),
    ...more,
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter initialEntries={[address]}>
          <JobsView />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
}

const rows = () => screen.getByRole('list', { name: 'Your jobs' }).childElementCount

it('where there are none offer one way to add one', async () => {
  visit('/my?view=jobs', { 'query JobDescriptions(': () => data({ jobDescriptions: [] }) })
  await screen.findByRole('heading', { name: 'No jobs yet' })
  expect(screen.getAllByRole('button', { name: 'Add a job' })).toHaveLength(1)
})

describe('jobs that go on', () => {
  it('come fifty at a time, and the first new one has the focus', async () => {
    visit('/my?view=jobs')
    await screen.findByRole('list', { name: 'Your jobs' })
    expect(rows()).toBe(50)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(rows()).toBe(73))
    expect(document.activeElement?.textContent).toBe('Cook 51')
  })

  it('are searched over all of them', async () => {
    visit('/my?view=jobs')
    await userEvent.type(await screen.findByLabelText('Search'), 'cook 73')
    expect(await screen.findByRole('button', { name: 'Cook 73' })).toBeDefined()
    expect(rows()).toBe(1)
  })

  it('are sorted over all of them, and counted', async () => {
    visit('/my?view=jobs')
    await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Stage')
    expect(await screen.findByText('50 of 73 shown')).toBeDefined()
  })

  it('are all on the board, and none where not all came', async () => {
    visit('/my?view=jobs&as=board')
    expect(await screen.findByRole('region', { name: 'Saved, 72' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Offer, 1' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('the board says where they did not all come', async () => {
    visit('/my?view=jobs&as=board', {
      'query JobDescriptions(': (page: { limit: number; offset: number }) =>
        page.limit === 51 ? data({ jobDescriptions: pageOf(jobs, { ...page }) }) : refusal('Not now.'),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    expect(screen.queryByRole('region', { name: /^Saved/ })).toBeNull()
  })

  it('at the stage of interviews lead to their preparation, and every one from its menu', async () => {
    const two = [someJob({ id: 1, stage: 'interviewing' }), someJob({ id: 2, title: 'Baker' })]
    visit('/my?view=jobs', { 'query JobDescriptions(': () => data({ jobDescriptions: two }) })
    const [ahead, ...others] = await screen.findAllByRole('link', { name: 'Prepare for the interview' })
    expect([ahead?.getAttribute('href'), others]).toEqual(['/create-interview-guide?job=1', []])
    await userEvent.click(screen.getByRole('button', { name: 'More for Baker' }))
    const entry = await screen.findByRole('menuitem', { name: 'Prepare for the interview' })
    expect(entry.getAttribute('href')).toBe('/create-interview-guide?job=2')
  })

  it.each(['list', 'board'])('that are a sample say so, as a %s', async (layout) => {
    const two = [someJob({ id: 1, isSample: true }), someJob({ id: 2, title: 'Baker' })]
    visit(`/my?view=jobs&as=${layout}`, { 'query JobDescriptions(': () => data({ jobDescriptions: two }) })
    const [sample, other] = await Promise.all(
      ['Cook', 'Baker'].map(async (name) => (await screen.findByRole('button', { name })).closest('li')),
    )
    expect([sample?.textContent, other?.textContent].map((words) => words?.includes('Sample'))).toEqual([true, false])
  })

  it('that are marked as applied are so from today, and say when', async () => {
    const sent: unknown[] = []
    visit('/my?view=jobs', {
      'query JobDescriptions(': () => data({ jobDescriptions: [someJob()] }),
      UpdateJobDescription: ({ input }: { input: unknown }) => {
        sent.push(input)
        return data({ updateJobDescription: someJob() })
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'More for Cook' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Applied' }))
    await waitFor(() =>
      expect(sent).toEqual([{ stage: 'applied', appliedOn: expect.stringMatching(/T00:00:00.000Z$/) }]),
    )
  })

  it('say their dates, whom one knows there and what was sent', async () => {
    const job = someJob({
      ...{ stage: 'interviewing', appliedOn: '2026-11-04T00:00:00.000Z', interviewOn: '2999-12-09T00:00:00.000Z' },
      ...{ interviewTime: '10:30', contact: 'Ann Moor', sentTailoredResumeId: 4, sentOn: '2026-11-05T00:00:00.000Z' },
    })
    visit('/my?view=jobs', { 'query JobDescriptions(': () => data({ jobDescriptions: [job] }) })
    const { textContent } = await screen.findByRole('list', { name: 'Your jobs' })
    for (const words of ['applied 4 Nov', 'interview 9 Dec, 10:30', 'Ann Moor', 'tailored version, 5 Nov'])
      expect(textContent).toContain(words)
  })

  it('on a board that shows one stage at a time begin at the first that has some, and are followed', async () => {
    const applied = someJob({ stage: 'applied' })
    visit('/my?view=jobs&as=board', {
      'query JobDescriptions(': () => data({ jobDescriptions: [applied] }),
      UpdateJobDescription: () => data({ updateJobDescription: { ...applied, stage: 'interviewing' } }),
    })
    const stage = await screen.findByRole<HTMLInputElement>('radio', { name: 'Applied 1' })
    expect(stage.checked).toBe(true)
    screen.getByRole('button', { name: 'Cook' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Interviewing/ }).checked).toBe(true),
    )
  })

  it('on a board go back where a move failed, though another was moved after it', async () => {
    const two = [someJob({ id: 1 }), someJob({ id: 2, title: 'Baker' })]
    let answer: (response: Response) => void = () => undefined
    visit('/my?view=jobs&as=board', {
      'query JobDescriptions(': () => data({ jobDescriptions: two }),
      UpdateJobDescription: ({ id }: { id: number }) =>
        id === 1 ? new Promise((resolve) => (answer = resolve)) : data({ updateJobDescription: two[1] }),
    })
    for (const name of ['Cook', 'Baker']) {
      ;(await screen.findByRole('button', { name })).focus()
      await userEvent.keyboard('{ArrowRight}')
    }
    expect(screen.getByRole('region', { name: 'Applied, 2' })).toBeDefined()
    answer(refusal('Not now.'))
    expect(await screen.findByRole('region', { name: 'Saved, 2' })).toBeDefined()
    vi.mocked(console.error).mockClear()
  })

  it('on a board move as often as a key is pressed', async () => {
    visit('/my?view=jobs&as=board', {
      'query JobDescriptions(': () => data({ jobDescriptions: [someJob()] }),
      UpdateJobDescription: () => new Promise(() => undefined),
    })
    ;(await screen.findByRole('button', { name: 'Cook' })).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cook'))
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('region', { name: 'Interviewing, 1' })).toBeDefined()
  })

  it('one that the list has not come to is opened by its address, with every version to choose from', async () => {
    visit('/my?view=jobs&job=73')
    expect(await screen.findByRole('heading', { name: 'Cook 73', level: 1 })).toBeDefined()
    await waitFor(() =>
      expect(screen.getByLabelText('Tailored version sent').querySelectorAll('option')).toHaveLength(121),
    )
  })
})
