import { paths } from '@bespeak/contracts/paths.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { isAccountGone, isOutOfRoom, notFound } from '../../../kernel/errors.ts'
import { done } from '../answers.ts'
import type { IdentityPorts, Notification } from '../ports.ts'
import { insertNotification, markRead, notificationsOf, removeAllButNewest } from './notifications.store.ts'

/** What a service tells a person of. Under one key it is told once. */
export interface News {
  kind: string
  title: string
  body: string
  href: string | null
  key?: string
}

const kept = 200
const longest = { title: 200, body: 1000, href: 500 }

export const welcome: News = {
  kind: 'welcome',
  title: 'Welcome to Bespeak',
  body: 'Add your resume and a job you would like. You see at once what fits and what is missing.',
  href: paths.upload(),
}

export type Notifications = ReturnType<typeof createNotifications>

export function createNotifications({ sql, now, live, alarm, outOfRoom }: IdentityPorts) {
  const keep = (tx: Sql, userId: number, { kind, title, body, href, key = '' }: News) =>
    insertNotification(tx, {
      userId,
      kind,
      title: cut(title, longest.title),
      body: cut(body, longest.body),
      href: href !== null && isOwnPath(href) ? href : null,
      key: key || null,
      createdAt: now(),
    })

  async function keepAndTell(userId: number, news: News): Promise<void> {
    const notification = await keep(sql, userId, news)
    if (!notification) return
    await live.notify(userId, shown(notification))
    await removeAllButNewest(sql, userId, kept)
  }

  return {
    /** Never fails: whoever does the work goes on, whether or not anybody hears of it. */
    async notify(userId: number, news: News): Promise<void> {
      await keepAndTell(userId, news).catch((error: unknown) => {
        if (isOutOfRoom(error)) outOfRoom()
        else if (!isAccountGone(error)) alarm('notification-lost', { kind: news.kind })
      })
    },

    welcome: (tx: Sql, userId: number) => keep(tx, userId, welcome),

    async list(context: RequestContext, unreadOnly: boolean): Promise<Notification[]> {
      const { userId } = signedIn(context)

      return notificationsOf(sql, userId, unreadOnly)
    },

    async markRead(context: RequestContext, ids: number[] | null) {
      const { userId } = signedIn(context)

      const marked = await markRead(sql, userId, ids, now())
      // Some may be gone by now; where none of them ever was this person's, nothing was done.
      if (ids && ids.length > 0 && marked === 0) throw notFound()

      return done('Marked as read.')
    },
  }
}

const shown = ({ id, kind, title, body, href, readAt, createdAt }: Notification): Notification => ({
  ...{ id, kind, title, body, href, readAt, createdAt },
})

/** A zero byte is the one sign that the database does not take. */
const cut = (text: string, most: number) => text.replaceAll('\0', '').slice(0, most)

/** A browser reads a backslash as a slash and passes over white space: either would lead to another site. */
const isOwnPath = (href: string) => href.length <= longest.href && /^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(href)
