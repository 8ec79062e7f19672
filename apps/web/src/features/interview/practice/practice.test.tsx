import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { GuideQuestion } from '../../../lib/resumes/guides.ts'
import { data, refusal } from '../../../testing/answers.ts'
import { someGuide, somePractice, someQuestion, visit } from '../testing/guide.tsx'
import { progressWords } from './tries.tsx'

const begin = (question: Partial<GuideQuestion> = {}, more = {}, id = 11) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const questions = someGuide().questions.map((it) => (it.id === id ? { ...it, ...question } : it))
  return visit(`/interview-guide/3?practice=${id}`, {
    'query InterviewGuide(': () => data({ interviewGuide: someGuide({ questions }) }),
    PractiseInterviewQuestion: () => data({ practiseInterviewQuestion: somePractice() }),
    UpdateInterviewQuestion: () =>
      data({ updateInterviewQuestion: someQuestion({ practisedAt: somePractice().createdAt }) }),
    ...more,
  })
}
const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) })
const answer = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer')
const press = async (name: string) => user().click(await screen.findByRole('button', { name }))
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const clock = () => screen.getByRole('timer').textContent

describe('a typed answer', () => {
  it('that is none is not sent, and what to do is said', async () => {
    const { sentTo } = begin()
    await press('Finish')
    expect(screen.getByText('Type your answer, or speak it. You can also skip this one.')).toBeDefined()
    expect([...sentTo('PractiseInterviewQuestion'), ...sentTo('UpdateInterviewQuestion')]).toEqual([])
  })

  it('is timed from the first letter, paused by Space on the timer, and finished by Ctrl and Enter', async () => {
    const { sentTo } = begin()
    const field = await answer()
    await pass(5)
    expect(clock()).toBe('0:00')
    await user().type(field, 'I')
    await pass(65)
    expect(clock()).toBe('1:05')
    screen.getByRole('button', { name: 'Pause the timer' }).focus()
    await user().keyboard(' ')
    await pass(30)
    expect(clock()).toBe('1:05')
    expect(screen.getByText('1 word')).toBeDefined()
    await user().keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('region', { name: 'Remarks' })).toBeDefined()
    expect(sentTo('PractiseInterviewQuestion')).toEqual([{ input: { questionId: 11, answer: 'I', seconds: 65 } }])
  })

  it('that is left open for longer than an hour can still be sent', async () => {
    window.localStorage.setItem('interview_answer_11', JSON.stringify({ text: 'I wrote it.', seconds: 5000 }))
    const { sentTo } = begin()
    await answer()
    await press('Finish')
    expect(await screen.findByRole('region', { name: 'Remarks' })).toBeDefined()
    expect(sentTo('PractiseInterviewQuestion')).toMatchObject([{ input: { answer: 'I wrote it.', seconds: 3600 } }])
  })

  it('that is left is there again, with its time', async () => {
    const { view } = begin()
    await user().type(await answer(), 'Half a')
    await pass(40)
    await user().type(await answer(), 'n answer')
    view.unmount()
    begin()
    expect((await answer()).value).toBe('Half an answer')
    expect(clock()).toBe('0:40')
  })

  it('that could not be sent stays, and can be sent again', async () => {
    begin({}, { PractiseInterviewQuestion: () => refusal('Not now.') })
    await user().type(await answer(), 'I wrote it.')
    await press('Finish')
    expect(await screen.findByText(/It was not sent\. It is kept in this browser/)).toBeDefined()
    expect((await answer()).value).toBe('I wrote it.')
    expect(window.localStorage.getItem('interview_answer_11')).toContain('I wrote it.')
    vi.mocked(console.error).mockClear()
  })

  it('gets remarks on itself: each claim is backed by a line, or marked', async () => {
    begin()
    await user().type(await answer(), 'I wrote it.')
    await press('Finish')
    const remarks = within(await screen.findByRole('region', { name: 'Remarks' }))
    expect(remarks.getByText('On this answer, not on you')).toBeDefined()
    const rows = remarks.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toBe(
      'Structure3 of 4 partsSituation: saidTask: saidAction: saidResult: not heardNot heard: result.',
    )
    expect(rows[1]).toBe('Length1:35, 160 wordsInside the good length.')
    expect(rows[2]).toBe(
      'Evidence1 of 2 claimsBacked by your lines: four teams Data Analyst.nine dashboards Not in your resume.Add what is right to your resume',
    )
    expect(rows[3]).toBe('Not saidResult: say how it ended.')
    expect(screen.getByText('In range')).toBeDefined()
    expect(screen.getByText('160 words')).toBeDefined()
    expect(remarks.getByRole('group', { name: 'How confident do you feel about this one?' })).toBeDefined()
    expect(window.localStorage.getItem('interview_answer_11')).toBeNull()
    expect(screen.getByRole('link', { name: 'Next question' }).getAttribute('href')).toBe(
      '/interview-guide/3?practice=12',
    )
    await press('Try again')
    expect((await answer()).value).toBe('')
    expect(clock()).toBe('0:00')
  })
})

/** A microphone of the test: what it hears is one word. */
function microphone(getUserMedia: () => Promise<unknown>) {
  const stopped = vi.fn()
  class Recorder {
    state = 'inactive'
    mimeType = 'audio/webm'
    stream = { getTracks: () => [{ stop: stopped }] }
    ondataavailable: (event: { data: Blob }) => void = () => undefined
    onstop: () => void = () => undefined
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable({ data: new Blob(['secret']) })
      this.onstop()
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('navigator', { ...window.navigator, mediaDevices: { getUserMedia } })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:spoken')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  return stopped
}

describe('a spoken answer', () => {
  it('without a microphone is timed all the same, and that is said kindly', async () => {
    begin()
    await press('Speak it')
    expect(await screen.findByText(/This browser has no microphone to record with\. You can still speak/)).toBeDefined()
    await pass(20)
    expect(clock()).toBe('0:20')
  })

  it('that may not be recorded is timed all the same, and that is said kindly', async () => {
    microphone(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    begin()
    await press('Speak it')
    expect(await screen.findByText(/was not allowed to use the microphone\. You can still speak/)).toBeDefined()
  })

  it('is timed and replayed; only that it was practised is sent', async () => {
    const stream = { getTracks: () => [] }
    microphone(() => Promise.resolve(stream))
    const { sentTo } = begin()
    await press('Speak it')
    expect(await screen.findByText('Recording. It stays in this page.')).toBeDefined()
    await pass(100)
    await press('Stop recording')
    expect(screen.getByRole('button', { name: 'Play it back' })).toBeDefined()
    await press('Finish')
    expect(await screen.findByText(/A spoken answer is timed and nothing more\./)).toBeDefined()
    expect(screen.getByText('In range')).toBeDefined()
    expect(sentTo('PractiseInterviewQuestion')).toEqual([])
    expect(sentTo('UpdateInterviewQuestion')).toEqual([{ id: 11, input: { practised: true } }])
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('secret')
  })

  it('that cannot be recorded lets the microphone go', async () => {
    const stopped = vi.fn()
    microphone(() => Promise.resolve({ getTracks: () => [{ stop: stopped }] }))
    vi.stubGlobal('MediaRecorder', function broken() {
      throw new DOMException('no', 'NotSupportedError')
    })
    begin()
    await press('Speak it')
    expect(await screen.findByText(/This browser has no microphone to record with/)).toBeDefined()
    expect(stopped).toHaveBeenCalled()
  })

  it('that is finished before the browser lets it begin is not recorded', async () => {
    const stopped = vi.fn()
    let allow: (stream: unknown) => void = () => undefined
    microphone(() => new Promise((resolve) => (allow = resolve)))
    begin()
    await press('Speak it')
    await press('Finish')
    await act(async () => allow({ getTracks: () => [{ stop: stopped }] }))
    expect(stopped).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Speak it' })).toBeDefined()
    await pass(5)
    expect(clock()).toBe('0:00')
  })

  it('is forgotten when the page is left while it is recorded', async () => {
    const stopped = microphone(() => Promise.resolve({ getTracks: () => [] }))
    const { view } = begin()
    await press('Speak it')
    await screen.findByText('Recording. It stays in this page.')
    view.unmount()
    expect(stopped).toHaveBeenCalled()
    expect(URL.createObjectURL).not.toHaveBeenCalled()
  })
})

describe('practice', () => {
  it('hides the outline until it is asked for, also by Alt and O', async () => {
    begin()
    await answer()
    expect(screen.queryByText('Situation.')).toBeNull()
    await user().keyboard('{Alt>}[KeyO]{/Alt}')
    expect(screen.getByText('Situation.')).toBeDefined()
    await user().click(screen.getByRole('button', { name: /^Outline/ }))
    expect(screen.queryByText('Situation.')).toBeNull()
  })

  it('goes on to the next question in the order of the guide, and from the last one back', async () => {
    const { where } = begin()
    expect(await screen.findByText('Question 1 of 4')).toBeDefined()
    await user().click(screen.getByRole('link', { name: 'Skip' }))
    expect(await screen.findByText('Question 2 of 4')).toBeDefined()
    expect(document.activeElement?.textContent).toBe('When did a model fail?')
    await user().click(screen.getByRole('link', { name: 'Skip' }))
    expect(where()).toBe('/interview-guide/3?practice=14')
    await user().click(screen.getByRole('link', { name: 'Skip' }))
    await user().click(screen.getByRole('link', { name: 'Skip' }))
    expect(where()).toBe('/interview-guide/3')
  })

  it('shows earlier tries with what they had, and lets them be read', async () => {
    const practices = [somePractice({ id: 72, answer: 'The second.' }), somePractice({ id: 71, answer: 'The first.' })]
    begin({ practices })
    const tries = within(await screen.findByRole('region', { name: 'Your tries' }))
    expect(tries.getAllByText('1:35. 3 of 4 parts, 1 of 2 claims backed')).toHaveLength(2)
    await user().click(tries.getAllByRole('button', { name: 'Read' })[1] ?? expect.fail())
    expect(tries.getByText('The first.')).toBeDefined()
  })

  it.each([
    [1, 3, 'From 1 to 3 of 4 parts in 2 tries.'],
    [3, 3, '3 of 4 parts, as in your first try.'],
    [3, 2, '2 of 4 parts; your first try had 3.'],
  ])('says how the last try stands against the first: %i, then %i parts', (before, after, words) => {
    const tried = (said: number, id: number) =>
      somePractice({ id, parts: ['S', 'T', 'A', 'R'].map((part, at) => ({ part, said: at < said })) })
    expect(progressWords([tried(after, 2), tried(before, 1)])).toBe(words)
    expect(progressWords([tried(after, 2)])).toBeNull()
  })
})
