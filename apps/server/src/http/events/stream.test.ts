import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBell } from './bell.ts'
import { type LiveEvent, streamOf } from './stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const waiting: LiveEvent[] = []
  const ending = new AbortController()
  const bell = createBell()
  const session = { isOpen: true }
  const take = vi.fn(async () => waiting.splice(0))
  const stream = streamOf({
    subscription: { last: '7', take, end: () => undefined },
    bell,
    isStillSignedIn: async () => session.isOpen,
    ended: ending.signal,
  })
  return { stream, waiting, ending, bell, session, take }
}

/** With time going on until there is something. */
async function nextOf(stream: AsyncGenerator<string>) {
  const next = stream.next()
  await vi.advanceTimersByTimeAsync(25_000)
  return (await next).value
}

describe('a stream', () => {
  it('pings after 25 seconds in which nothing happened, and has no number for it', async () => {
    const { stream } = start()
    expect(await nextOf(stream)).toMatch(/^id: 7\nevent: hello\ndata: {"clientId":"[\da-f-]{36}"}\n\n$/)
    expect(await nextOf(stream)).toBe('event: ping\ndata: {}\n\n')
  })

  it('[F12] looks for more only when what there was is taken', async () => {
    const { stream, waiting, bell, take } = start()
    await stream.next()
    waiting.push({ id: '8', event: 'progress', data: {} }, { id: '9', event: 'progress', data: {} })
    await stream.next()
    for (let ring = 0; ring < 50; ring += 1) bell.ring()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(take).toHaveBeenCalledTimes(1)
    expect((await stream.next()).value).toMatch(/^id: 9\n/)
  })

  it('[F16] keeps what is in an event inside of it', async () => {
    const { stream, waiting } = start()
    await stream.next()
    waiting.push({ id: '8', event: 'notification', data: { title: 'a\n\nevent: hello\r\ndata: {}' } })
    expect((await stream.next()).value?.split('\n')).toHaveLength(5)
  })

  it('[B17] of a session that has ended says nothing more, not even at the next ping', async () => {
    const { stream, waiting, session } = start()
    await stream.next()
    session.isOpen = false
    waiting.push({ id: '8', event: 'progress', data: {} })
    expect(await nextOf(stream)).toBeUndefined()
  })

  it('that is ended ends at once, and asks the database for nothing more', async () => {
    const { stream, ending, bell, take } = start()
    await stream.next()
    ending.abort()
    bell.ring()
    expect((await stream.next()).done).toBe(true)
    expect(take).not.toHaveBeenCalled()
  })
})
