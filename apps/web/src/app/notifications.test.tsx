import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Notification } from '../lib/notifications.ts'
import { data, noConnection, someUser } from '../testing/answers.ts'
import { currentToasts } from '../ui/toast.ts'
import { keepToken, openApp } from './testing/open-app.tsx'

// A toast fetches what shows it: it has to have come before the page goes.
afterAll(() => import('../ui/toaster.tsx'))

const told = (id: number, given: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'analysis',
  title: `Analysis ${id} is ready`,
  body: 'Matron, Thornbeck and Vale.',
  href: '/competitive-analysis?id=7',
  readAt: null,
  createdAt: `2026-11-${String(10 + (id % 10))}T09:00:00.000Z`,
  ...given,
})
const read = (id: number) => told(id, { readAt: '2026-11-16T09:00:00.000Z' })

type Answer = () => Response | Promise<Response>

/** The app at the terms, for somebody to whom the server tells this; `send` lets something happen. */
async function open(
  list: Answer,
  mark: Answer = () => data({ markNotificationsRead: { success: true, message: '' } }),
) {
  keepToken()
  const sent: unknown[] = []
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const answers: [string, (variables: Record<string, unknown>) => Response | Promise<Response>][] = [
    ['CurrentUser', () => data({ currentUser: someUser })],
    ['query Notifications', list],
    [
      'MarkNotificationsRead',
      ({ ids }) => {
        sent.push(ids)
        return mark()
      },
    ],
  ]
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (address, init) => {
      if (address === '/api/v1/events')
        return new Response(
          new ReadableStream({
            start(made) {
              stream = made
            },
          }),
        )
      const body = String(init?.body)
      const answer = answers.find(([name]) => body.includes(name))?.[1]
      if (!answer) throw noConnection()
      return answer(JSON.parse(body).variables)
    }),
  )
  const app = await openApp('/terms')
  await screen.findByRole('button', { name: /^Notifications/ })
  expect(panel().queryByRole('heading')).toBeNull()
  // As a browser tells it when the bell is pressed.
  fireEvent(
    screen.getByRole('region', { name: 'Notifications' }),
    Object.assign(new Event('beforetoggle'), { newState: 'open' }),
  )
  const send = (event: string, value: object) =>
    act(async () => stream?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`)))
  return { ...app, sent, send }
}

const listed =
  (...all: Notification[]): Answer =>
  () =>
    data({ notifications: all })
const bell = (name: string) => screen.findByRole('button', { name })
const panel = () => within(screen.getByRole('region', { name: 'Notifications' }))
const rows = () => panel().getAllByRole('listitem')

describe('the bell', () => {
  it('has no dot and says so where everything was read', async () => {
    await open(listed(read(1)))
    expect((await bell('Notifications')).querySelector('span')).toBeNull()
    expect(panel().queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('has a dot while something is unread, and says how much', async () => {
    await open(listed(told(2), told(1), read(3)))
    expect((await bell('Notifications, 2 unread')).querySelector('span')).not.toBeNull()
  })

  it('shows what comes meanwhile, and says it', async () => {
    let all = [read(1)]
    const { send } = await open(() => data({ notifications: all }))
    await bell('Notifications')
    all = [told(2), read(1)]
    await send('notification', { kind: 'analysis', title: 'Analysis 2 is ready' })
    expect(await bell('Notifications, 1 unread')).toBeDefined()
    expect(screen.getByText('New: Analysis 2 is ready')).toBeDefined()
    await send('progress', { operation: 'tailorResume', step: 'reading' })
    expect(screen.getByText('New: Analysis 2 is ready')).toBeDefined()
  })

  it('agrees with another tab in which they were read', async () => {
    let all = [told(1)]
    await open(() => data({ notifications: all }))
    await bell('Notifications, 1 unread')
    all = [read(1)]
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'notifications_read_at' })))
    expect(await bell('Notifications')).toBeDefined()
  })
})

describe('the list', () => {
  it('says what could not be loaded, and tries again', async () => {
    let isAway = true
    await open(() => {
      if (isAway) throw noConnection()
      return data({ notifications: [told(1)] })
    })
    const again = await panel().findByRole('button', { name: 'Try again' })
    isAway = false
    await userEvent.click(again)
    expect(await bell('Notifications, 1 unread')).toBeDefined()
    expect(panel().queryByRole('alert')).toBeNull()
  })

  it('is empty with a word on what will stand there', async () => {
    await open(listed())
    expect(await panel().findByText('Nothing new')).toBeDefined()
  })

  it('shows the newest first, as they were sent, with when it was', async () => {
    await open(listed(told(2), read(1)))
    await bell('Notifications, 1 unread')
    expect(rows().map((row) => row.querySelector('time')?.dateTime)).toEqual([told(2).createdAt, told(1).createdAt])
    expect(rows()[0]?.textContent).toMatch(/^Unread: Analysis 2 is ready/)
    expect(rows()[1]?.textContent).toMatch(/^Analysis 1 is ready/)
  })

  it('shows ten, then more, and goes on at the first new one', async () => {
    await open(listed(...Array.from({ length: 13 }, (_, index) => read(index + 1))))
    await waitFor(() => expect(rows()).toHaveLength(10))
    await userEvent.click(panel().getByRole('button', { name: 'Show more' }))
    expect(rows()).toHaveLength(13)
    expect(document.activeElement?.textContent).toBe('Analysis 11 is ready')
  })

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
    '[A19] never leads out of the product: %s',
    async (href) => {
      await open(listed(told(1, { href })))
      await bell('Notifications, 1 unread')
      expect(panel().queryByRole('link')).toBeNull()
    },
  )

  it('whose entry is opened leads there, and has then read it', async () => {
    const { place, sent } = await open(listed(told(1)))
    await userEvent.click(await panel().findByRole('link', { name: 'Analysis 1 is ready' }))
    await waitFor(() => expect(place()).toBe('/competitive-analysis?id=7'))
    expect(sent).toEqual([[1]])
  })

  it('marks one as read at once, and keeps the focus', async () => {
    const { sent } = await open(listed(told(2), told(1)), () => new Promise(() => undefined))
    await userEvent.click(await panel().findByRole('button', { name: 'Mark “Analysis 2 is ready” as read' }))
    expect(await bell('Notifications, 1 unread')).toBeDefined()
    expect(sent).toEqual([[2]])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }))
  })

  it('marks all as read', async () => {
    let all = [told(2), told(1)]
    const { sent } = await open(
      () => data({ notifications: all }),
      () => {
        all = [read(2), read(1)]
        return data({ markNotificationsRead: { success: true, message: '' } })
      },
    )
    await userEvent.click(await panel().findByRole('button', { name: 'Mark all as read' }))
    expect(await bell('Notifications')).toBeDefined()
    expect(sent).toEqual([null])
    await waitFor(() => expect(window.localStorage.getItem('notifications_read_at')).not.toBeNull())
  })

  it('takes it back where it did not work, and says so', async () => {
    await open(listed(told(1)), () => data({ markNotificationsRead: { success: false, message: 'Not now.' } }))
    await userEvent.click(await panel().findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(currentToasts()[0]?.description).toBe('Not now.'))
    expect(await bell('Notifications, 1 unread')).toBeDefined()
    vi.mocked(console.error).mockClear()
  })
})
