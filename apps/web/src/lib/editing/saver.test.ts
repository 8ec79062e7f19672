import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../graphql/request.ts'
import { createSaver, type SaverParts as Parts, type SavingState as State } from './saver.ts'

interface Edition {
  title: string
}
type SaverParts = Parts<Edition>
type SavingState = State<Edition>

const edition = (title: string): Edition => ({ title })
const moment = (minute: number) => `2026-06-01T09:0${minute}:00.000Z`
const unreachable = () => RequestError.network(new TypeError('Failed to fetch'))
const refused = (code: string, more: object = {}) =>
  RequestError.errors([{ message: 'No.', extensions: { code, ...more } }])

beforeEach(() => {
  vi.useFakeTimers()
})

function begin({ isSaved = true } = {}) {
  const states: SavingState[] = []
  const parts = {
    send: vi.fn<SaverParts['send']>(async () => moment(1)),
    fetchTheirs: vi.fn<SaverParts['fetchTheirs']>(async () => null),
    keepDraft: vi.fn<SaverParts['keepDraft']>(),
    forgetDraft: vi.fn<SaverParts['forgetDraft']>(),
    isSame: (one: Edition, other: Edition) => one.title === other.title,
    onState: (state: SavingState) => void states.push(state),
  }
  const opened = { edition: edition('opened'), updatedAt: moment(0), base: moment(0), isSaved }
  const saver = createSaver(opened, parts)
  return { saver, ...parts, status: () => states.at(-1)?.status, state: () => states.at(-1) }
}

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('saving by itself', () => {
  it('keeps a change in the browser before anything else, and until the server has it', async () => {
    const { saver, keepDraft, forgetDraft, send } = begin()
    const changed = edition('changed')
    saver.change(changed)
    expect(keepDraft).toHaveBeenCalledWith(changed, moment(0))
    expect(send).not.toHaveBeenCalled()
    await after(1500)
    expect(forgetDraft).toHaveBeenCalledOnce()
  })

  it('sends once the hand has rested, on the copy that was opened', async () => {
    const { saver, send, state } = begin()
    saver.change(edition('a'))
    await after(1400)
    const last = edition('ab')
    saver.change(last)
    await after(1400)
    expect(send).not.toHaveBeenCalled()
    await after(100)
    expect(send.mock.calls).toEqual([[last, moment(0), 'by itself']])
    expect(state()).toMatchObject({ status: 'saved', savedAt: moment(1) })
  })

  it('sends what was changed meanwhile after that, on the new copy, and never two at once', async () => {
    const { saver, send, status } = begin()
    send.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(moment(1)), 5000)))
    saver.change(edition('a'))
    await after(1500)
    const second = edition('b')
    saver.change(second)
    await after(3000)
    expect(send).toHaveBeenCalledOnce()
    await after(2000)
    send.mockResolvedValueOnce(moment(2))
    await after(1500)
    expect(send.mock.calls[1]).toEqual([second, moment(1), 'by itself'])
    expect(status()).toBe('saved')
  })

  it('takes up a draft when it starts', async () => {
    const { saver, send } = begin({ isSaved: false })
    saver.start()
    await after(1500)
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends at once what is left when the editor closes', async () => {
    const { saver, send } = begin()
    saver.change(edition('a'))
    saver.stop()
    await after(0)
    expect(send).toHaveBeenCalledOnce()
  })

  it('is over then: what could not be sent is left to the next one that opens the resume', async () => {
    const { saver, send, forgetDraft } = begin()
    send.mockRejectedValueOnce(unreachable())
    saver.change(edition('a'))
    saver.stop()
    await after(60_000)
    expect(send).toHaveBeenCalledOnce()
    expect(forgetDraft).not.toHaveBeenCalled()
  })

  it('sends what was typed during the last save as well when the editor closes', async () => {
    const { saver, send } = begin()
    send.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve(moment(1)), 5000)))
    saver.change(edition('a'))
    await after(1500)
    const last = edition('ab')
    saver.change(last)
    saver.stop()
    await after(5000)
    expect(send.mock.calls[1]).toEqual([last, moment(1), 'by itself'])
  })

  it('has nothing left to say or to keep of a change that was undone before it went out', async () => {
    const { saver, send, forgetDraft, status } = begin()
    const first = edition('a')
    saver.change(first)
    await after(1500)
    saver.change(edition('ab'))
    saver.change(first)
    await after(1500)
    expect(send).toHaveBeenCalledOnce()
    expect(status()).toBe('saved')
    expect(forgetDraft).toHaveBeenCalledTimes(2)
  })

  it('saves what is pressed, changed or not', async () => {
    const { saver, send } = begin()
    expect(await saver.save('pressed')).toBe(true)
    expect(send.mock.calls[0]?.[2]).toBe('pressed')
  })
})

describe('without a connection', () => {
  it('says so, keeps the last-saved time, tries again by itself and tells the failure once', async () => {
    const { saver, send, state, forgetDraft } = begin()
    send.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable())
    saver.change(edition('a'))
    await after(1500)
    expect(state()).toMatchObject({ status: 'unreachable', savedAt: moment(0) })
    await after(2000)
    expect(state()?.status).toBe('unreachable')
    await after(5000)
    expect(send.mock.calls.map(([, , manner]) => manner)).toEqual(['by itself', 'again', 'again'])
    expect(state()).toMatchObject({ status: 'saved', savedAt: moment(1) })
    expect(forgetDraft).toHaveBeenCalledOnce()
  })

  it('tries at once when the connection is said to be back, with what was typed meanwhile', async () => {
    const { saver, send, keepDraft } = begin()
    send.mockRejectedValueOnce(unreachable())
    saver.change(edition('a'))
    await after(1500)
    const later = edition('b')
    saver.change(later)
    expect(keepDraft).toHaveBeenLastCalledWith(later, moment(0))
    saver.tryAgain()
    await after(0)
    expect(send.mock.calls[1]).toEqual([later, moment(0), 'again'])
  })
})

describe('a press without a change that meets no connection', () => {
  it('is tried again, and what is typed then goes out with it', async () => {
    const { saver, send, status } = begin()
    send.mockRejectedValueOnce(unreachable())
    await saver.save('pressed')
    const typed = edition('a')
    saver.change(typed)
    await after(2000)
    expect(send.mock.calls[1]?.[0]).toBe(typed)
    expect(status()).toBe('saved')
  })

  it('does not hold up what is typed after that', async () => {
    const { saver, send } = begin()
    send.mockRejectedValueOnce(unreachable())
    await saver.save('pressed')
    await after(2000)
    const typed = edition('a')
    saver.change(typed)
    await after(1500)
    expect(send.mock.lastCall?.[0]).toBe(typed)
  })
})

describe('a refusal', () => {
  it('that would come again is told and waits for the next change', async () => {
    const { saver, send, state } = begin()
    send.mockRejectedValueOnce(refused('TOO_LARGE'))
    saver.change(edition('a'))
    await after(1500)
    expect(state()).toMatchObject({ status: 'failed', message: 'No.' })
    await after(60_000)
    expect(send).toHaveBeenCalledOnce()
    saver.change(edition('b'))
    await after(1500)
    expect(state()?.status).toBe('saved')
  })

  it('for the number of calls is tried again when it may be', async () => {
    const { saver, send, status } = begin()
    send.mockRejectedValueOnce(refused('RATE_LIMITED', { retryAfter: 7 }))
    saver.change(edition('a'))
    await after(1500)
    expect(status()).toBe('failed')
    await after(7000)
    expect(status()).toBe('saved')
  })
})

describe('[F9] a change elsewhere', () => {
  const theirs = { edition: edition('theirs'), updatedAt: moment(3) }

  async function meet() {
    const all = begin()
    all.send.mockRejectedValueOnce(refused('CONFLICT'))
    all.fetchTheirs.mockResolvedValueOnce(theirs)
    all.saver.change(edition('mine'))
    await after(1500)
    return all
  }

  it('is shown, and nothing is sent until it is decided', async () => {
    const { saver, send, state, keepDraft } = await meet()
    expect(state()).toMatchObject({ status: 'conflict', theirs })
    const more = edition('mine, more')
    saver.change(more)
    await after(60_000)
    expect(await saver.save('pressed')).toBe(false)
    expect(send).toHaveBeenCalledOnce()
    expect(keepDraft).toHaveBeenLastCalledWith(more, moment(0))
  })

  it('is written over only when mine is kept, on their copy', async () => {
    const { saver, send, state } = await meet()
    expect(await saver.keepMine()).toBe(true)
    expect(send.mock.calls[1]).toEqual([edition('mine'), moment(3), 'by itself'])
    expect(state()).toMatchObject({ status: 'saved', theirs: null })
  })

  it('is written over by mine also where I had changed nothing', async () => {
    const { saver, send, fetchTheirs } = begin()
    send.mockRejectedValueOnce(refused('CONFLICT'))
    fetchTheirs.mockResolvedValueOnce(theirs)
    await saver.save('pressed')
    await saver.keepMine()
    expect(send.mock.calls[1]).toEqual([edition('opened'), moment(3), 'by itself'])
  })

  it('is taken over where it is chosen, and nothing is sent', async () => {
    const { saver, send, state, forgetDraft } = await meet()
    saver.takeTheirs(theirs)
    await after(60_000)
    expect(send).toHaveBeenCalledOnce()
    expect(forgetDraft).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({ status: 'saved', savedAt: moment(3), theirs: null })
  })

  it('that says the same is none', async () => {
    const { saver, send, fetchTheirs, state } = begin()
    send.mockRejectedValueOnce(refused('CONFLICT'))
    fetchTheirs.mockResolvedValueOnce({ edition: edition('mine'), updatedAt: moment(3) })
    saver.change(edition('mine'))
    await after(1500)
    expect(state()).toMatchObject({ status: 'saved', savedAt: moment(3) })
  })
})
