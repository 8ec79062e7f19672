import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo } from '../../../testing/identity-calls.ts'

let app: TestApp
let calls: Calls
let member: Awaited<ReturnType<Calls['member']>>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  calls = callsTo(app)
  member = await calls.member()
})
afterAll(() => app.close())

interface Listed {
  id: number
  kind: string
  title: string
  body: string
  href: string | null
  readAt: string | null
  createdAt: string
}

async function list(token: string, unreadOnly?: boolean): Promise<Listed[]> {
  const text = `query($unreadOnly: Boolean) {
    notifications(unreadOnly: $unreadOnly) { id kind title body href readAt createdAt } }`
  const { body } = await app.call('identity', text, { unreadOnly }, { token })
  return body.data?.notifications as Listed[]
}

const news = (more: object = {}) => ({ kind: 'export', title: 'Your export is ready', body: '', href: '/x', ...more })
const events = async (userId: number) =>
  (
    await app.pool.query(
      "select data from kernel.live_events where user_id = $1 and event = 'notification' order by id",
      [userId],
    )
  ).rows.map(({ data }) => data)

describe('notifications', () => {
  it('are for who is signed in', async () => {
    const { body } = await app.call('identity', '{ notifications { id } }')
    expect(body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it('of a new account are one unread welcome', async () => {
    expect(await list((await calls.registeredMember()).token)).toEqual([
      expect.objectContaining({ kind: 'welcome', title: 'Welcome to Bespeak', href: '/upload', readAt: null }),
    ])
  })

  it('are kept for the one they are for, newest first, and then told to the open pages as they are kept', async () => {
    const [one, other] = [await calls.member(), await calls.member()]
    await app.identity.notify(one.userId, news({ title: 'First' }))
    await app.identity.notify(one.userId, news({ title: 'Second' }))

    const kept = await list(one.token)
    expect(kept.map(({ title }) => title)).toEqual(['Second', 'First', 'Welcome to Bespeak'])
    expect(await list(other.token)).toHaveLength(1)
    expect(await events(one.userId)).toEqual([kept[1], kept[0]])
  })

  it('come once under a key, for each person', async () => {
    const [one, other] = [await calls.member(), await calls.member()]
    const told = [one, one, other].map(({ userId }) => app.identity.notify(userId, news({ key: 'export-1' })))
    await Promise.all(told)

    expect([await list(one.token), await list(other.token)]).toEqual([
      expect.objectContaining({ length: 2 }),
      expect.objectContaining({ length: 2 }),
    ])
    expect(await events(one.userId)).toHaveLength(1)
  })

  it('are at most the two hundred newest', async () => {
    const { userId, token } = await calls.member()
    await app.pool.query(
      `insert into identity.notifications (user_id, kind, title, body, created_at)
       select $1, 'news', n::text, '', now() from generate_series(1, 205) n`,
      [userId],
    )
    await app.identity.notify(userId, news({ title: 'Newest' }))

    const kept = await list(token)
    expect(kept).toHaveLength(200)
    expect([kept[0]?.title, kept.at(-1)?.title]).toEqual(['Newest', '7'])
  })

  it('hold no more text than a list can show, and none that cannot be kept', async () => {
    const { userId, token } = await calls.member()
    await app.identity.notify(userId, news({ title: `${'t'.repeat(199)}😀`, body: `\0${'b'.repeat(1200)}` }))

    const [shown] = await list(token)
    expect(shown?.title).toBe(`${'t'.repeat(199)}\ufffd`)
    expect(shown?.body).toBe('b'.repeat(1000))
  })

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'my',
    `/${'x'.repeat(500)}`,
  ])('lead to pages of ours only, not to %s', async (href) => {
    await app.identity.notify(member.userId, news({ href }))
    expect((await list(member.token))[0]?.href).toBeNull()
  })

  it('lead to a page with a query', async () => {
    await app.identity.notify(member.userId, news({ href: '/competitive-analysis?id=7' }))
    expect((await list(member.token))[0]?.href).toBe('/competitive-analysis?id=7')
  })

  it('never fail the work they tell of: not for an account that is gone, and not where they cannot be kept', async () => {
    await app.identity.notify(2_000_000_000, news())
    expect(calls.alarms().filter(({ alarm }) => alarm === 'notification-lost')).toEqual([])

    await app.pool.query('alter table identity.notifications rename to gone')
    await app.identity.notify(member.userId, news())
    await app.pool.query('alter table identity.gone rename to notifications')
    expect(calls.alarms().filter(({ alarm }) => alarm === 'notification-lost')).toHaveLength(1)
  })
})

describe('markNotificationsRead', () => {
  it('marks those that are named, and keeps when they were read first', async () => {
    const { userId, token } = await calls.member()
    await app.identity.notify(userId, news())
    const [newest] = await list(token)
    await calls.ask('markNotificationsRead', { ids: [newest?.id] }, { token })
    const first = (await list(token))[0]?.readAt
    app.clock.advance(60_000)
    await calls.ask('markNotificationsRead', { ids: [newest?.id, 2_000_000_000] }, { token })

    expect((await list(token))[0]?.readAt).toBe(first)
    expect((await list(token, true)).map(({ kind }) => kind)).toEqual(['welcome'])
  })

  it('marks all where none is named, and no one else’s', async () => {
    const [one, other] = [await calls.member(), await calls.member()]
    expect(await calls.ask('markNotificationsRead', {}, { token: one.token })).toMatchObject({ success: true })
    expect(await calls.ask('markNotificationsRead', {}, { token: one.token })).toMatchObject({ success: true })

    expect([await list(one.token, true), await list(other.token, true)]).toEqual([[], [expect.anything()]])
  })

  it('marks none where an empty list is given', async () => {
    const { token } = await calls.member()
    expect(await calls.ask('markNotificationsRead', { ids: [] }, { token })).toMatchObject({ success: true })
    expect(await list(token, true)).toHaveLength(1)
  })
})
