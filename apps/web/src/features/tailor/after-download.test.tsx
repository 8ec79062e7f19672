import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { answerByOperation, data, refusal } from '../../testing/answers.ts'
import { AfterDownload } from './after-download.tsx'
import { downloaded } from './downloaded.ts'

const job = { id: 3, stage: 'saved', url: 'https://jobs.example/1', title: 'Analyst', company: 'Fernhill' }

function show(
  over: object = {},
  answer: (given: Record<string, unknown>) => Response | Promise<Response> = () =>
    data({ updateJobDescription: { ...job, stage: 'applied' } }),
) {
  const asked = vi.fn(() => data({ jobDescription: { ...job, ...over } }))
  const sent: unknown[] = []
  answerByOperation({
    'query JobDescription(': asked,
    'mutation UpdateJobDescription(': (given) => {
      sent.push(given)
      return answer(given)
    },
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AfterDownload tailored={{ id: 5, jobDescriptionId: 3 }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { asked, sent }
}
const applied = () => screen.findByRole('button', { name: 'I applied' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 19, 12) })
})
afterEach(() => {
  vi.useRealTimers()
  act(() => downloaded.remove(5))
})

describe('after a download', () => {
  it('asks nothing before there is one', async () => {
    const { asked } = show()
    act(() => downloaded.add(4))
    expect(asked).not.toHaveBeenCalled()
    act(() => downloaded.remove(4))
  })

  it('keeps that it was sent: stage, day, this version, and a reminder in seven days', async () => {
    const { sent } = show()
    act(() => downloaded.add(5))
    await userEvent.click(await applied())
    const said = await screen.findByText('Applied today. We’ll remind you on 26 November.')
    expect(document.activeElement?.contains(said)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    const day = '2026-11-19'
    const input = { stage: 'applied', appliedOn: day, sentOn: day, sentTailoredResumeId: 5, followUpOn: '2026-11-26' }
    expect(sent).toEqual([{ id: 3, input }])
  })

  it('leads to the ad and to the letter, and goes at a press', async () => {
    show()
    act(() => downloaded.add(5))
    const ad = await screen.findByRole('link', { name: 'Open the ad' })
    expect([ad.getAttribute('href'), ad.getAttribute('rel')]).toEqual([job.url, 'noopener noreferrer'])
    expect(screen.getByRole('link', { name: 'Write the letter' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Applied?')).toBeNull()
  })

  it('has no way to an ad without an address of the web', async () => {
    show({ url: 'javascript:alert(1)' })
    act(() => downloaded.add(5))
    await applied()
    expect(screen.queryByRole('link', { name: 'Open the ad' })).toBeNull()
  })

  it.each(['applied', 'interview', 'offer', 'closed'])('asks nothing of a job that is at %s', async (stage) => {
    const { asked } = show({ stage })
    act(() => downloaded.add(5))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(screen.queryByText('Applied?')).toBeNull()
  })

  it('can be said again where it was not kept', async () => {
    show({}, () => refusal('Not now.'))
    act(() => downloaded.add(5))
    await userEvent.click(await applied())
    await vi.waitFor(async () => expect(await applied()).toHaveProperty('disabled', false))
    expect(screen.queryByText(/^Applied today/)).toBeNull()
    vi.mocked(console.error).mockClear()
  })
})
