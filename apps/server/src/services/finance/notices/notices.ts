import { randomUUID } from 'node:crypto'
import type { Sql } from '../../../kernel/db.ts'
import type { Job } from '../../../kernel/jobs.ts'
import type { FinancePorts } from '../ports.ts'
import { type SubscriptionRow, subscriptionById } from '../subscriptions/subscriptions.store.ts'
import { mailOf, type NoticeFacts, type NoticeKind, newsOf, wordsOf } from './mails.ts'

const sendNoticeJob = 'finance.send-notice'

/** The queue holds no name and no address; whom they stand for is read when the mail is sent. */
interface QueuedNotice {
  kind: NoticeKind
  subscriptionId: number
  money: NoticeFacts['money']
  mailId: string
}

export type Notices = ReturnType<typeof createNotices>

/** Mails and news about a subscription. */
export function createNotices({ sql, jobs, mail, live, personOf, publicUrl }: FinancePorts) {
  const send: Job<QueuedNotice> = {
    name: sendNoticeJob,
    async work({ kind, subscriptionId, money, mailId }) {
      const subscription = await subscriptionById(sql, subscriptionId)
      const person = subscription && (await personOf(subscription.userId))
      if (!person) return
      const words = wordsOf[kind]({ subscription, money })
      await mail.send({ id: mailId, to: person.email, ...mailOf(words, publicUrl) })
      await live.notify(subscription.userId, { ...newsOf(words), key: mailId })
    },
  }

  return {
    send,
    /** Sent if and only if what it tells of is kept. */
    tell: (tx: Sql, kind: NoticeKind, { id }: SubscriptionRow, money: NoticeFacts['money'] = null) =>
      jobs.enqueue<QueuedNotice>(tx, sendNoticeJob, { kind, subscriptionId: id, money, mailId: randomUUID() }),
  }
}
