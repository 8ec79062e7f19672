import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { removeToken, storeToken } from '../session/token.ts'
import { createLiveConnection, type LiveEvent } from './live-connection.ts'

/** A server whose streams stay open until they are told to end. */
function server() {
  const streams: { send(text: string): void; end(): void; headers: Headers; signal: AbortSignal | null }[] = []
  const fetchMock = vi.fn<typeof fetch>(async (_, init) => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        control = controller
      },
    })
    streams.push({
      send: (text) => control?.enqueue(new TextEncoder().encode(text)),
      end: () => control?.close(),
      headers: new Headers(init?.headers),
      signal: init?.signal ?? null,
    })
    return new Response(body)
  })
  vi.stubGlobal('fetch', fetchMock)
  return { streams, fetchMock }
}

const hello = 'id: 4\nevent: hello\ndata: {"clientId":"abc"}\n\n'
/** A connection that somebody listens to until the test is over. */
function listening(listener: (event: LiveEvent) => void = () => undefined) {
  const live = createLiveConnection()
  onTestFinished(live.listen(listener))
  return live
}
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the live connection', () => {
  it('is not opened without a token', async () => {
    const { fetchMock } = server()
    const live = listening()
    await settled()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(live.state().status).toBe('closed')
  })

  it('is opened once somebody signs in', async () => {
    const { streams } = server()
    const live = listening()
    await settled()
    storeToken(tokenExpiringAt())
    await settled()
    expect(streams).toHaveLength(1)
    expect(live.state().status).toBe('connecting')
  })

  it('carries the token in a header, never in the address', async () => {
    const { streams, fetchMock } = server()
    const token = tokenExpiringAt()
    storeToken(token)
    listening()
    await settled()
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/v1/events')
    expect(streams[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  it('tells its state, its client id and what it hears', async () => {
    const { streams } = server()
    storeToken(tokenExpiringAt())
    const heard: LiveEvent[] = []
    const live = listening((event) => heard.push(event))
    await settled()
    expect(live.state().status).toBe('connecting')
    streams[0]?.send(`${hello}id: 5\nevent: progress\ndata: {"step":"reading"}\n\n`)
    await settled()
    expect(live.state()).toMatchObject({ status: 'open', clientId: 'abc', roundTrip: 0 })
    expect(heard.map(({ event, data }) => [event, data])).toEqual([
      ['hello', { clientId: 'abc' }],
      ['progress', { step: 'reading' }],
    ])
  })

  it('is opened again after a break, from the last event on', async () => {
    const { streams } = server()
    storeToken(tokenExpiringAt())
    const live = listening()
    await settled()
    streams[0]?.send(hello)
    await settled()
    streams[0]?.end()
    await settled()
    expect(live.state().status).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(streams[1]?.headers.get('last-event-id')).toBe('4')
  })

  it('shows the next person nothing of what the one before was told, and asks for nothing from there on', async () => {
    const { streams } = server()
    storeToken(tokenExpiringAt())
    const live = createLiveConnection()
    const leave = live.listen(() => undefined)
    await settled()
    streams[0]?.send(`${hello}id: 5\nevent: notification\ndata: {"title":"Your export is ready"}\n\n`)
    await settled()
    leave()
    removeToken()
    expect(live.state().lastEvents).toEqual([])
    storeToken(tokenExpiringAt(Date.now() + 7 * 60 * 1000))
    expect(live.state().lastEvents).toEqual([])
    onTestFinished(live.listen(() => undefined))
    await settled()
    expect(streams[1]?.headers.get('last-event-id')).toBeNull()
    expect(live.state().lastEvents).toEqual([])
  })

  it('tries again less and less often, and at once when the network is back', async () => {
    const fetchMock = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetchMock)
    storeToken(tokenExpiringAt())
    listening()
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000)
    expect(fetchMock).toHaveBeenCalledTimes(4)
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(fetchMock).toHaveBeenCalledTimes(5)
  })

  it('leaves nothing behind of a pause that is over', async () => {
    const { streams } = server()
    storeToken(tokenExpiringAt())
    listening()
    await settled()
    const signal = streams[0]?.signal ?? new AbortController().signal
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    streams[0]?.end()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(added.mock.calls.map(([type, listener]) => [type, listener])).toEqual(removed.mock.calls)
    expect(added).toHaveBeenCalled()
  })

  it('stays closed where it is left in the moment in which it breaks', async () => {
    const { streams } = server()
    storeToken(tokenExpiringAt())
    const live = createLiveConnection()
    const leave = live.listen(() => undefined)
    await settled()
    streams[0]?.end()
    leave()
    await settled()
    expect(live.state().status).toBe('closed')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is closed when nobody listens any more', async () => {
    const { streams } = server()
    storeToken(tokenExpiringAt())
    const live = createLiveConnection()
    const [one, two] = [live.listen(() => undefined), live.watch(() => undefined)]
    await settled()
    one()
    expect(streams[0]?.signal?.aborted).toBe(false)
    two()
    expect(streams[0]?.signal?.aborted).toBe(true)
    expect(live.state().status).toBe('closed')
  })
})
