import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLiveEvents } from './adapters/live-events/live-events.ts'
import { startTestApp, type TestApp } from './testing/app.ts'

// Through a real connection: an answer that does not end cannot be asked for otherwise.

type User = Awaited<ReturnType<TestApp['signUp']>>

let app: TestApp
let address: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

const connections: AbortController[] = []
afterEach(() => {
  for (const connection of connections.splice(0)) connection.abort()
})

const connect = (headers: Record<string, string>, at = address) => {
  const connection = new AbortController()
  connections.push(connection)
  return fetch(`${at}/api/v1/events`, { headers, signal: connection.signal })
}
const bearer = ({ token }: Pick<User, 'token'>) => ({ authorization: `Bearer ${token}` })

interface Message {
  id?: string
  event: string
  data: unknown
}

const toMessage = (text: string): Message => {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
  return { ...fields, data: JSON.parse(fields.data) }
}

/** One message after another; null when the server has closed. */
function reader(answer: Response) {
  const chunks = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async function next(): Promise<Message | null> {
    while (!text.includes('\n\n')) {
      const read = await chunks?.read()
      if (!read || read.done) return null
      text += read.value
    }
    const end = text.indexOf('\n\n')
    const message = toMessage(text.slice(0, end))
    text = text.slice(end + 2)
    return message
  }
}

async function follow(user: Pick<User, 'token'>, headers: Record<string, string> = {}, at = address) {
  const answer = await connect({ ...bearer(user), ...headers }, at)
  const next = reader(answer)
  return { answer, next, hello: await next() }
}

const step = (done: number) => ({ operation: 'tailorResume', step: 'reading', done, total: 4 })

describe('the stream of events', () => {
  it.each<[string, Record<string, string>]>([
    ['without a token', {}],
    ['with a token that is none', { authorization: 'Bearer a.b.c' }],
  ])('[B17] is refused %s', async (_, headers) => {
    const answer = await connect(headers)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  })

  it('[A17] takes no token from the address', async () => {
    const { token } = await app.signUp()
    expect((await fetch(`${address}/api/v1/events?token=${token}&access_token=${token}`)).status).toBe(401)
  })

  it('[B12] is refused to a page of another site', async () => {
    const answer = await connect({ ...bearer(await app.signUp()), origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('is refused to a deactivated account', async () => {
    const user = await app.signUp()
    await app.pool.query('update identity.users set is_active = false where id = $1', [user.userId])
    const answer = await connect(bearer(user))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'unauthorized_client' } }] })
  })

  it('says hello, tells what happens as it happens, and is kept by no cache or proxy', async () => {
    const user = await app.signUp()
    const { answer, next, hello } = await follow(user)
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(answer.headers.get('x-accel-buffering')).toBe('no')
    expect(hello).toMatchObject({ event: 'hello', data: { clientId: expect.stringMatching(/^[\da-f-]{36}$/) } })
    await app.live.progress(user.userId, step(0))
    await app.live.notify(user.userId, { kind: 'news', title: 'A\nB', body: 'C', href: null })
    expect(await next()).toMatchObject({ event: 'progress', data: step(0) })
    expect(await next()).toMatchObject({ event: 'notification', data: { title: 'A\nB', href: null } })
  })

  it('[B17] tells nobody what is another’s', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()]
    const { next } = await follow(one)
    await app.live.progress(other.userId, step(1))
    await app.live.progress(one.userId, step(2))
    expect(await next()).toMatchObject({ data: step(2) })
  })

  it('tells every page that the user has open, also what another process says', async () => {
    const user = await app.signUp()
    const pages = await Promise.all([follow(user), follow(user)])
    const otherProcess = createLiveEvents(app.pool, {
      error: (_, message) => expect.fail(message),
      outOfRoom: () => expect.fail('no room'),
    })
    await otherProcess.progress(user.userId, step(3))
    for (const { next } of pages) expect(await next()).toMatchObject({ data: step(3) })
    await otherProcess.close()
  })

  it('goes on after the last event that was heard, and begins anew without one', async () => {
    const user = await app.signUp()
    const first = await follow(user)
    await app.live.progress(user.userId, step(0))
    const heard = await first.next()
    for (const done of [1, 2]) await app.live.progress(user.userId, step(done))
    const again = await follow(user, { 'last-event-id': heard?.id ?? '' })
    expect([await again.next(), await again.next()]).toMatchObject([{ data: step(1) }, { data: step(2) }])
    const anew = await follow(user)
    await app.live.progress(user.userId, step(3))
    expect(await anew.next()).toMatchObject({ data: step(3) })
  })

  it('can be gone on with before anything was heard but hello', async () => {
    const user = await app.signUp()
    const { hello } = await follow(user)
    await app.live.progress(user.userId, step(0))
    const again = await follow(user, { 'last-event-id': hello?.id ?? '' })
    expect(await again.next()).toMatchObject({ data: step(0) })
  })

  it.each(['x', '-1', '1; drop table', '999999999999999999', '9'.repeat(40)])(
    '[B15] does not wait for a number that was never given: %s',
    async (id) => {
      const user = await app.signUp()
      const { next } = await follow(user, { 'last-event-id': id })
      await app.live.progress(user.userId, step(0))
      expect(await next()).toMatchObject({ data: step(0) })
    },
  )

  it('[B17] says of a number that was never given only what is the user’s own', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()]
    await app.live.progress(other.userId, step(0))
    const { hello } = await follow(one, { 'last-event-id': '999999999999999999' })
    expect(hello?.id).toBe('0')
  })

  it('tells more than is read at once, in order', async () => {
    const user = await app.signUp()
    const { hello } = await follow(user)
    for (let done = 0; done < 230; done += 1) await app.live.progress(user.userId, step(done))
    const { next } = await follow(user, { 'last-event-id': hello?.id ?? '' })
    for (let done = 0; done < 230; done += 1) expect(await next()).toMatchObject({ data: step(done) })
  })

  it('keeps for five minutes what may have to be told again', async () => {
    const user = await app.signUp()
    await app.pool.query('truncate kernel.live_events')
    await app.live.progress(user.userId, step(0))
    await app.pool.query(`update kernel.live_events set created_at = created_at - interval '5 minutes 1 second'`)
    await app.live.progress(user.userId, step(1))
    const { rows } = await app.pool.query('select data from kernel.live_events where user_id = $1', [user.userId])
    expect(rows).toEqual([{ data: step(1) }])
  })
})

describe('[B17] a stream is closed', () => {
  it.each<[string, (user: User) => Promise<unknown>]>([
    ['its user logs out', ({ token }) => app.call('identity', 'mutation { logoutUser { success } }', {}, { token })],
    [
      'the session is ended elsewhere',
      ({ userId }) => app.pool.query('delete from identity.sessions where user_id = $1', [userId]),
    ],
    [
      'the account is deactivated',
      ({ userId }) => app.pool.query('update identity.users set is_active = false where id = $1', [userId]),
    ],
    [
      'its token has run out, before it hears anything more',
      async ({ userId }) => {
        app.clock.advance(8 * 24 * 60 * 60 * 1000)
        await app.live.progress(userId, step(0))
      },
    ],
  ])('at once when %s', async (_, happens) => {
    const user = await app.signUp()
    const { next } = await follow(user)
    await happens(user)
    expect(await next()).toBeNull()
  })

  it('but not for the end of another session of the same user', async () => {
    const user = await app.signUp()
    const other = await app.signIn(user)
    const { next } = await follow(user)
    await app.call('identity', 'mutation { logoutUser { success } }', {}, { token: other })
    await app.live.progress(user.userId, step(0))
    expect(await next()).toMatchObject({ data: step(0) })
  })
})

describe('the streams of one user', () => {
  it('are ten in a process at most; one that closes makes room', async () => {
    const user = await app.signUp()
    for (let page = 0; page < 10; page += 1) await follow(user)
    const refused = await connect(bearer(user))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    connections[0]?.abort()
    await vi.waitFor(async () => expect((await connect(bearer(user))).status).toBe(200))
  })
})

describe('a stream', () => {
  it('[F3] goes on when the connection to the database was lost, and tells what came meanwhile', async () => {
    const user = await app.signUp()
    const { next } = await follow(user)
    await app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live_events' and datname = current_database()`,
    )
    await app.live.progress(user.userId, step(0))
    expect(await next()).toMatchObject({ data: step(0) })
  })

  it('[F7] is closed by a stop, which does not wait for it', async () => {
    const own = await startTestApp()
    await own.http.listen({ port: 0, host: '127.0.0.1' })
    const at = `http://127.0.0.1:${(own.http.server.address() as AddressInfo).port}`
    const { next } = await follow(await own.signUp(), {}, at)
    const cutOff = vi.spyOn(own.http.server, 'closeAllConnections')
    await own.close()
    expect(await next()).toBeNull()
    expect(cutOff).not.toHaveBeenCalled()
  })
})
