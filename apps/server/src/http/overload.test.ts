import { afterEach, describe, expect, it, vi } from 'vitest'
import { signal } from '../testing/signal.ts'
import { mostInHand } from './limits.ts'
import { path, startTestServer, type TestServer } from './testing/test-server.ts'

let crowded: TestServer
afterEach(() => crowded.server.close())

/** As many requests as may be in hand, each of which waits until `finish`; `work` of them is done elsewhere. */
async function crowd(work = 0) {
  const [goOn, finish] = signal()
  let came = 0
  const authenticate = async () => {
    came += 1
    if (came <= mostInHand) await goOn
    return { kind: 'stranger' } as const
  }
  crowded = startTestServer({ deps: { authenticate, elsewhere: () => work } })
  const answers = Array.from({ length: mostInHand }, () => crowded.query('{ hello }'))
  await vi.waitFor(() => expect(came).toBe(mostInHand))
  return { answers, finish }
}

describe('[F6] more requests than can be answered at once', () => {
  it('are told to come again, and soon', async () => {
    const { answers, finish } = await crowd()
    const refused = await crowded.query('{ hello }')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
    expect(refused.json()).toEqual({
      errors: [
        {
          message: 'We are very busy right now. Please try again in a moment.',
          extensions: { code: 'RATE_LIMITED', retryAfter: 2 },
        },
      ],
    })
    finish()
    for (const answer of await Promise.all(answers)) expect(answer.json()).toEqual({ data: { hello: 'Hello' } })
    expect((await crowded.query('{ hello }')).statusCode).toBe(200)
  })

  it('hide the server from nobody who watches over it', async () => {
    const { answers, finish } = await crowd()
    const looks = await Promise.all(['/healthz', '/readyz', '/metrics'].map((url) => crowded.server.inject(url)))
    expect(looks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    finish()
    await Promise.all(answers)
  })

  it('are not those that wait for work elsewhere', async () => {
    const { answers, finish } = await crowd(1)
    expect((await crowded.query('{ hello }')).statusCode).toBe(200)
    finish()
    await Promise.all(answers)
  })

  it('are not those that are given up meanwhile', async () => {
    const [goOn, finish] = signal()
    let came = 0
    const authenticate = async () => {
      came += 1
      if (came <= mostInHand) await goOn
      return { kind: 'stranger' } as const
    }
    crowded = startTestServer({ deps: { authenticate } })
    const at = await crowded.server.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const left = Array.from({ length: mostInHand }, () =>
      fetch(`${at}${path}?query={hello}`, { signal: leaving.signal }).catch(() => undefined),
    )
    await vi.waitFor(() => expect(came).toBe(mostInHand))
    expect((await crowded.query('{ hello }')).statusCode).toBe(503)
    leaving.abort()
    await Promise.all(left)
    await vi.waitFor(async () => expect((await crowded.query('{ hello }')).statusCode).toBe(200))
    finish()
  })
})
