import { randomUUID } from 'node:crypto'
import type { Sql } from '../../../kernel/db.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { findUser } from '../accounts/accounts.store.ts'
import { findCode } from '../codes/codes.store.ts'
import {
  emailChangedMail,
  emailChangeRequestedMail,
  exportReadyMail,
  passwordChangedMail,
  type Words,
} from '../mails.ts'
import type { IdentityPorts } from '../ports.ts'

const sendNoticeJob = 'identity.send-notice'

/** The queue holds ids only; whom they stand for is read when the mail is sent. */
type Notice =
  | { kind: 'password-changed' | 'export-ready'; userId: number }
  | { kind: 'email-change-requested' | 'email-changed'; codeId: number }

type QueuedNotice = Notice & { mailId: string }

const words: Record<Notice['kind'], (publicUrl: string) => Words> = {
  'password-changed': passwordChangedMail,
  'export-ready': exportReadyMail,
  'email-change-requested': emailChangeRequestedMail,
  'email-changed': emailChangedMail,
}

export type Notices = ReturnType<typeof createNotices>

/** Mails that tell the owner what was done with their account. */
export function createNotices({ sql, jobs, mail, publicUrl }: IdentityPorts) {
  const enqueue = (tx: Sql, notice: Notice) =>
    jobs.enqueue<QueuedNotice>(tx, sendNoticeJob, { ...notice, mailId: randomUUID() })

  async function recipient(notice: Notice): Promise<string | null> {
    if ('userId' in notice) return (await findUser(sql, notice.userId))?.email ?? null
    return (await findCode(sql, notice.codeId))?.oldEmail ?? null
  }

  const send: Job<QueuedNotice> = {
    name: sendNoticeJob,
    async work(notice) {
      const to = await recipient(notice)
      if (to) await mail.send({ id: notice.mailId, to, ...words[notice.kind](publicUrl) })
    },
  }

  return {
    send,
    passwordChanged: (tx: Sql, userId: number) => enqueue(tx, { kind: 'password-changed', userId }),
    exportReady: (tx: Sql, userId: number) => enqueue(tx, { kind: 'export-ready', userId }),
    emailChangeRequested: (tx: Sql, codeId: number) => enqueue(tx, { kind: 'email-change-requested', codeId }),
    emailChanged: (tx: Sql, codeId: number) => enqueue(tx, { kind: 'email-changed', codeId }),
  }
}
