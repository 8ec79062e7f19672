import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { accessTokenPrefix } from '@bespeak/contracts/access-tokens.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signal } from '../testing/signal.ts'
import { path, startTestServer, type TestServer } from './testing/test-server.ts'

const app = startTestServer()
let port: number
beforeAll(async () => {
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.server.address() as AddressInfo).port
})
afterAll(() => app.server.close())

/** Sends bytes as they are, and reads until the server closes. */
async function raw(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const answer = await text(socket)
  socket.destroy()
  return answer
}

const body = '{"query":"mutation { touch }"}'
const post = (headers: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n${headers}\r\n`

describe('[F13] what is not proper HTTP', () => {
  it.each([
    ['both lengths (CL.TE)', post(`content-length: ${body.length}\r\ntransfer-encoding: chunked\r\n`) + body],
    [
      'both lengths (TE.CL)',
      `${post('transfer-encoding: chunked\r\ncontent-length: 4\r\n')}1e\r\n${body}\r\n0\r\n\r\n`,
    ],
    ['two lengths', post(`content-length: ${body.length}\r\ncontent-length: 5\r\n`) + body],
    ['a length that is none', `${post('content-length: +5\r\n')}${body}`],
    ['an encoding twice', `${post('transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n')}0\r\n\r\n`],
    ['a broken chunk', `${post('transfer-encoding: chunked\r\n')}zz\r\n${body}\r\n0\r\n\r\n`],
    ['a bare line end in a header', `${post('x-a: b\nx-c: d\r\n')}`],
    ['a space before the colon', `${post('content-length : 5\r\n')}${body}`],
    ['100 kB of headers', post(`x-big: ${'x'.repeat(100 * 1024)}\r\n`)],
    ['no HTTP at all', 'HELO bespeak\r\n\r\n'],
    ['two hosts', `${post('host: evil.example\r\ncontent-length: 0\r\n')}`],
    ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s gets a 400', async (_, request) => {
    expect(await raw(request)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(app.ran).toEqual([])
  })

  it('a chunked body that is too large is refused without a length', async () => {
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
    const answer = await raw(post('transfer-encoding: chunked\r\n') + chunk.repeat(3))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('[B7] a request that names a server', () => {
  const get = (target: string, host: string) =>
    raw(`GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)

  it.each([
    ['another one', 'http://evil.example/metrics', 'localhost'],
    ['another one by https', 'https://evil.example/metrics', 'localhost'],
    ['one that begins like ours', 'http://localhost.evil.example/metrics', 'localhost'],
    ['another port', 'http://localhost:81/metrics', 'localhost'],
    ['ours, as a user of another', 'http://localhost@evil.example/metrics', 'localhost'],
    ['none', 'http:///metrics', 'localhost'],
    ['ours, where the header names another', 'http://localhost/metrics', 'evil.example'],
    ['ours by another protocol', 'ftp://localhost/metrics', 'localhost'],
  ])('%s: is a 404', async (_, target, host) => {
    expect(await get(target, host)).toMatch(/^HTTP\/1\.1 404 /)
  })

  it.each(['http://localhost/metrics', 'HTTP://LOCALHOST/metrics', '/metrics'])(
    'ours, as %s, is served',
    async (target) => {
      expect(await get(target, 'localhost')).toMatch(/^HTTP\/1\.1 200 /)
    },
  )

  it('is known by its path alone', async () => {
    expect(await get('http://localhost/api/nothing', 'localhost')).toContain('"code":"NOT_FOUND"')
    expect(await get('http://localhost', 'localhost')).toMatch(/^HTTP\/1\.1 404 .*Not found\.\n$/s)
  })
})

describe('[F12] slow clients', () => {
  it('are not waited for when they are refused', async () => {
    const answer = await raw(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\nhalf`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 415 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  })

  it('that hang by the hundreds, in their head or in their body, hold up nobody else', async () => {
    const begun = ['POST /api HTTP/1.1\r\nhost: lo', `${post('content-length: 500\r\n')}half`]
    const hanging = Array.from({ length: 400 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
    await Promise.all(hanging.map((socket) => once(socket, 'connect')))
    for (const [at, socket] of hanging.entries()) socket.write(begun[at % begun.length] ?? '')
    for (let count = 0; count < 20; count += 1)
      expect((await app.query('{ hello }')).json().data).toEqual({ hello: 'Hello' })
    expect(await raw('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    )
    for (const socket of hanging) socket.destroy()
  })

  it('are given up: for headers, for the whole request, and for silence', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = app.server.server
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      timeout: 600_000,
      keepAliveTimeout: 65_000,
      maxConnections: 10_000,
    })
  })
})

describe('[F12] a connection that closes before it is known who asks', () => {
  /** Asked that often by connections which are closed before the answer; from then on everybody is answered at once. */
  async function closedTooSoon(target: string, times: number) {
    const [goOn, finish] = signal()
    let asked = 0
    const authenticate = async () => {
      asked += 1
      if (asked <= times) await goOn
      return { kind: 'user', viewer: { userId: 1, sessionId: 'session' } } as const
    }
    const slow = startTestServer({ deps: { authenticate } })
    const address = await slow.server.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const left = Array.from({ length: times }, () =>
      fetch(`${address}${target}`, { headers, signal: leaving.signal }).catch(() => undefined),
    )
    await vi.waitFor(() => expect(asked).toBe(times))
    leaving.abort()
    await Promise.all(left)
    await vi.waitFor(async () => expect(await openOn(slow)).toBe(0))
    finish()
    return { ...slow, address }
  }
  const headers = { authorization: `Bearer ${accessTokenPrefix}good` }
  const openOn = ({ server }: TestServer) => promisify(server.server.getConnections).call(server.server)

  it('takes none of the streams that its user may have', async () => {
    const { server, address } = await closedTooSoon('/api/v1/events', 10)
    const answer = await fetch(`${address}/api/v1/events`, { headers })
    expect(answer.status).toBe(200)
    await answer.body?.cancel()
    await server.close()
  })

  it('is known to be gone by whoever does the work', async () => {
    const { server, contexts } = await closedTooSoon(`${path}?query={hello}`, 1)
    await vi.waitFor(() => expect(contexts.map(({ gone }) => gone.aborted)).toEqual([true]))
    await server.close()
  })
})

describe('[F7] a stop', () => {
  it('finishes what is under way', async () => {
    const [began, begin] = signal()
    const [goOn, finish] = signal()
    const authenticate = async () => {
      begin()
      await goOn
      return { kind: 'stranger' } as const
    }
    const slow = startTestServer({ deps: { authenticate } })
    const address = await slow.server.listen({ port: 0, host: '127.0.0.1' })
    const headers = { 'content-type': 'application/json' }
    const answer = fetch(`${address}${path}`, { method: 'POST', headers, body: '{"query":"{ hello }"}' })
    await began
    const closed = slow.server.close()
    finish()
    expect(await (await answer).json()).toEqual({ data: { hello: 'Hello' } })
    await closed
    expect(slow.server.server.listening).toBe(false)
  })

  it('cuts off after ten seconds what does not finish', async () => {
    const stuck = startTestServer()
    await stuck.server.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((stuck.server.server.address() as AddressInfo).port, '127.0.0.1')
    const seen = once(stuck.server.server, 'request')
    const ended = once(socket, 'close')
    socket.on('error', () => undefined).write(`${post('content-length: 5\r\n')}half`)
    await seen
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const closed = stuck.server.close()
      while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
      vi.advanceTimersByTime(10_000)
      await closed
    } finally {
      vi.useRealTimers()
    }
    await ended
    expect(stuck.ran).toEqual([])
  })
})
