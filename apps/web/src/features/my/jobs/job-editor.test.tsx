import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../lib/query-client.ts'
import { AuthProvider } from '../../../lib/session/index.ts'
import { localStore } from '../../../lib/storage.ts'
import { answerByOperation, data, noConnection, sentEnvelope } from '../../../testing/answers.ts'
import { someJob } from '../testing/jobs.ts'
import { JobEditor } from './job-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const job = someJob({ notes: 'Ask Ann' })
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open() {
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <MemoryRouter>
          <JobEditor job={job} onClose={() => undefined} />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
  return { ...userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) }), leave: unmount }
}

const answers = (given: Parameters<typeof answerByOperation>[0]) =>
  answerByOperation({ 'query JobDescription(': () => data({ jobDescription: job }), ...given })
const updated = () => data({ updateJobDescription: { ...job, updatedAt: '2026-11-02T09:00:00.000Z' } })
const none = () => data({ tailoredResumes: [] })
const sentBy = (fetchMock: ReturnType<typeof answerByOperation>) =>
  fetchMock.mock.calls.filter(([, init]) => String(init?.body).includes('UpdateJob')).map(sentEnvelope)

describe('a job', () => {
  it('is not sent without its advertisement', async () => {
    const fetchMock = answers({ UpdateJobDescription: updated, TailoredResumes: none })
    const user = open()
    await user.clear(screen.getByLabelText('Advertisement'))
    await later(2000)
    expect(screen.getByText('A job needs its advertisement.')).toBeTruthy()
    expect(sentBy(fetchMock)).toEqual([])
  })

  it('is saved as one types, and only what was changed is sent', async () => {
    const fetchMock = answers({ UpdateJobDescription: updated, TailoredResumes: none })
    const user = open()
    await user.type(screen.getByLabelText('Notes'), ' first')
    await user.selectOptions(screen.getByLabelText('Stage'), 'Applied')
    await later(1500)
    expect(sentBy(fetchMock)).toMatchObject([
      {
        variables: {
          id: 1,
          input: { notes: 'Ask Ann first', stage: 'applied', appliedOn: expect.stringMatching(/T00:00:00.000Z$/) },
        },
      },
    ])
    expect(localStore.read('job_draft_1')).toBeNull()
  })

  it('is saved at once where it is left', async () => {
    const fetchMock = answers({ UpdateJobDescription: updated, TailoredResumes: none })
    const user = open()
    await user.selectOptions(screen.getByLabelText('Stage'), 'Rejected')
    user.leave()
    await later(0)
    expect(sentBy(fetchMock)).toMatchObject([{ variables: { id: 1, input: { stage: 'rejected' } } }])
    expect(localStore.read('job_draft_1')).toBeNull()
  })

  it('that is deleted is not saved any more', async () => {
    const fetchMock = answers({
      UpdateJobDescription: () => Promise.reject(noConnection()),
      TailoredResumes: none,
      DeleteJobDescription: () => data({ deleteJobDescription: { success: true, message: '' } }),
    })
    const user = open()
    await user.type(screen.getByLabelText('Notes'), ' now')
    await later(3000)
    const tries = sentBy(fetchMock).length
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete job' }))
    await waitFor(() => expect(localStore.read('job_draft_1')).toBeNull())
    user.leave()
    await later(1000)
    expect(sentBy(fetchMock)).toHaveLength(tries)
    vi.mocked(console.error).mockClear()
  })

  it('keeps what is typed while the words before it are on their way', async () => {
    let answer: (response: Response) => void = () => undefined
    answers({
      UpdateJobDescription: () => new Promise((resolve) => (answer = resolve)),
      TailoredResumes: none,
    })
    const user = open()
    await user.type(screen.getByLabelText('Notes'), ' first')
    await later(1000)
    await user.type(screen.getByLabelText('Notes'), ', then Ben')
    answer(updated())
    await later(100)
    expect(JSON.parse(localStore.read('job_draft_1') ?? '{}')).toEqual({
      notes: { before: 'Ask Ann first', after: 'Ask Ann first, then Ben' },
    })
  })

  it('keeps its dates, and says when a version was sent', async () => {
    const versions = [{ id: 8, title: 'Cook', jobAdvertisingCompany: '', createdAt: '2026-11-02T09:00:00.000Z' }]
    const fetchMock = answers({
      UpdateJobDescription: updated,
      TailoredResumes: () => data({ tailoredResumes: versions }),
    })
    const user = open()
    fireEvent.change(screen.getByLabelText('Interview on'), { target: { value: '2026-12-09' } })
    fireEvent.change(screen.getByLabelText('Interview at'), { target: { value: '10:30' } })
    await user.click(screen.getByRole('button', { name: 'In a week' }))
    await screen.findByRole('option', { name: /^Cook/ })
    await user.selectOptions(screen.getByLabelText('Tailored version sent'), '8')
    await later(1500)
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/)
    expect(sentBy(fetchMock).at(-1)).toMatchObject({
      variables: {
        input: {
          ...{ interviewOn: '2026-12-09T00:00:00.000Z', interviewTime: '10:30' },
          ...{ followUpOn: day, sentTailoredResumeId: 8, sentOn: day },
        },
      },
    })
  })

  it('says of a day that is odd, and keeps it', async () => {
    const fetchMock = answers({ UpdateJobDescription: updated, TailoredResumes: none })
    open()
    fireEvent.change(screen.getByLabelText('Applied on'), { target: { value: '2126-12-09' } })
    expect(screen.getByText('This day is still to come.')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Interview on'), { target: { value: '2126-12-08' } })
    expect(screen.getByText('This is before the day you applied.')).toBeDefined()
    await later(1500)
    expect(sentBy(fetchMock).at(-1)).toMatchObject({
      variables: { input: { appliedOn: '2126-12-09T00:00:00.000Z', interviewOn: '2126-12-08T00:00:00.000Z' } },
    })
  })

  it('has a calendar file once there is a date', async () => {
    answers({ UpdateJobDescription: updated, TailoredResumes: none })
    const user = open()
    expect(screen.queryByRole('button', { name: 'Calendar file' })).toBeNull()
    fireEvent.change(screen.getByLabelText('Deadline'), { target: { value: '2026-12-09' } })
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await user.click(screen.getByRole('button', { name: 'Calendar file' }))
    const [file] = made.mock.calls[0] ?? []
    expect(file instanceof Blob && (await file.text())).toContain('SUMMARY:Closes: Cook\\, Rosewater Foods\r\n')
    expect(click).toHaveBeenCalledOnce()
  })

  it('leads to whom it names, and drafts a message to them', async () => {
    answers({ UpdateJobDescription: updated, TailoredResumes: none })
    const user = open()
    await user.type(screen.getByLabelText('Contact'), 'Ann, ann@calder.example')
    const link = screen.getByRole('link', { name: 'Write to ann@calder.example' })
    expect(link.getAttribute('href')).toBe('mailto:ann%40calder.example')
    await user.click(screen.getByRole('button', { name: 'Draft a short message' }))
    const write = await screen.findByRole('link', { name: 'Open in email' })
    expect(write.getAttribute('href')).toMatch(
      /^mailto:ann%40calder\.example\?subject=My%20application%3A%20Cook&body=Hello/,
    )
    await user.type(screen.getByLabelText('Message'), ' Yours, Sam')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Draft a short message' }))
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toMatch(/ Yours, Sam$/)
  })

  it('does not overwrite what was saved elsewhere with what was typed before', async () => {
    const draft = {
      notes: { before: 'Older', after: 'Typed offline' },
      contact: { before: '', after: 'Ann' },
      title: { before: 'Chef', after: 'Head chef' },
    }
    localStore.write('job_draft_1', JSON.stringify(draft))
    answers({ UpdateJobDescription: updated, TailoredResumes: none })
    open()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Ask Ann\n\nTyped offline')
    expect(screen.getByLabelText<HTMLInputElement>('Contact').value).toBe('Ann')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Cook')
  })

  it('[F9] takes in what another tab has saved meanwhile, and puts the notes of both together', async () => {
    const theirs = { ...job, notes: 'Ask Ben', contact: 'Ben', title: 'Chef' }
    const fetchMock = answers({
      'query JobDescription(': () => data({ jobDescription: theirs }),
      UpdateJobDescription: updated,
      TailoredResumes: none,
    })
    const user = open()
    await user.type(screen.getByLabelText('Notes'), ' first')
    await user.type(screen.getByLabelText('Title'), ' for us')
    await later(1500)
    expect(sentBy(fetchMock)).toMatchObject([
      { variables: { id: 1, input: { notes: 'Ask Ben\n\nAsk Ann first', title: 'Cook for us' } } },
    ])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Ask Ben\n\nAsk Ann first')
    expect(screen.getByLabelText<HTMLInputElement>('Contact').value).toBe('Ben')
  })

  it('keeps what could not be saved, and saves it when the network is back', async () => {
    let isOnline = false
    const fetchMock = answers({
      UpdateJobDescription: () => (isOnline ? updated() : Promise.reject(noConnection())),
      TailoredResumes: none,
    })
    const user = open()
    await user.type(screen.getByLabelText('Notes'), ' now')
    await later(3000)
    expect(screen.getByText('Not saved yet. Kept in this browser.')).toBeTruthy()
    expect(JSON.parse(localStore.read('job_draft_1') ?? '{}')).toEqual({
      notes: { before: 'Ask Ann', after: 'Ask Ann now' },
    })
    isOnline = true
    act(() => void window.dispatchEvent(new Event('online')))
    await later(1500)
    expect(fetchMock.mock.calls.map(sentEnvelope)).toContainEqual(
      expect.objectContaining({ variables: { id: 1, input: { notes: 'Ask Ann now' } } }),
    )
    expect(localStore.read('job_draft_1')).toBeNull()
    vi.mocked(console.error).mockClear()
  })

  it('takes its own words, saved without an answer, for nobody else’s', async () => {
    let stored = job
    let isLost = true
    answers({
      'query JobDescription(': () => data({ jobDescription: stored }),
      UpdateJobDescription: ({ input }) => {
        stored = { ...stored, ...(input as Partial<typeof job>) }
        return isLost ? Promise.reject(noConnection()) : data({ updateJobDescription: stored })
      },
      TailoredResumes: none,
    })
    const user = open()
    await user.type(screen.getByLabelText('Notes'), ' first')
    await user.type(screen.getByLabelText('Contact'), 'Ann')
    await later(1500)
    expect(stored.notes).toBe('Ask Ann first')
    isLost = false
    await user.type(screen.getByLabelText('Notes'), ' on Monday')
    await user.type(screen.getByLabelText('Contact'), 'e')
    await later(1500)
    expect(stored).toMatchObject({ notes: 'Ask Ann first on Monday', contact: 'Anne' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Ask Ann first on Monday')
    expect(localStore.read('job_draft_1')).toBeNull()
    vi.mocked(console.error).mockClear()
  })

  it('is saved once after the other, so that a slow answer is neither merged in nor overtakes the next', async () => {
    let stored = job
    const waiting: (() => void)[] = []
    const fetchMock = answers({
      'query JobDescription(': () => data({ jobDescription: stored }),
      UpdateJobDescription: ({ input }) => {
        stored = { ...stored, ...(input as Partial<typeof job>) }
        const answer = stored
        return new Promise((resolve) => waiting.push(() => resolve(data({ updateJobDescription: answer }))))
      },
      TailoredResumes: none,
    })
    const user = open()
    await user.type(screen.getByLabelText('Notes'), ' first')
    await later(1500)
    await user.type(screen.getByLabelText('Notes'), ' on Monday')
    await later(1500)
    expect(sentBy(fetchMock)).toHaveLength(1)
    waiting.shift()?.()
    await later(100)
    waiting.shift()?.()
    await later(100)
    expect(stored.notes).toBe('Ask Ann first on Monday')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Ask Ann first on Monday')
    expect(localStore.read('job_draft_1')).toBeNull()
  })

  it('is brought back whole after a reload, where the server has taken some of it without an answer', () => {
    const draft = {
      notes: { before: 'Ask', after: 'Ask Ann on Monday', sent: ['Ask Ann'] },
      title: { before: 'Chef', after: 'Cook for us', sent: ['Cook'] },
    }
    localStore.write('job_draft_1', JSON.stringify(draft))
    answers({ UpdateJobDescription: updated, TailoredResumes: none })
    open()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Ask Ann on Monday')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Cook for us')
  })

  it('that was typed on after a save went unanswered keeps what was sent, for after a reload', async () => {
    answers({ UpdateJobDescription: () => Promise.reject(noConnection()), TailoredResumes: none })
    const user = open()
    await user.type(screen.getByLabelText('Notes'), ' first')
    await later(1500)
    await user.type(screen.getByLabelText('Notes'), '!')
    expect(JSON.parse(localStore.read('job_draft_1') ?? '{}')).toEqual({
      notes: { before: 'Ask Ann', after: 'Ask Ann first!', sent: ['Ask Ann first'] },
    })
    vi.mocked(console.error).mockClear()
  })

  it('leaves what is typed where it is open again, when a save of the page before is answered', async () => {
    const waiting: (() => void)[] = []
    answers({
      UpdateJobDescription: () => new Promise((resolve) => waiting.push(() => resolve(updated()))),
      TailoredResumes: none,
    })
    const before = open()
    await before.type(screen.getByLabelText('Notes'), ' first')
    before.leave()
    await later(100)
    const user = open()
    await user.type(screen.getByLabelText('Notes'), '!')
    waiting.shift()?.()
    await later(100)
    expect(JSON.parse(localStore.read('job_draft_1') ?? '{}')).toMatchObject({ notes: { after: 'Ask Ann first!' } })
  })
})
