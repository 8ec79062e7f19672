import { randomUUID } from 'node:crypto'
import type { Sql } from '../../../kernel/db.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { findUser } from '../accounts/accounts.store.ts'
import type { IdentityPorts } from '../ports.ts'
import { operatorMail, senderMail } from './mails.ts'
import { findRequest, type StoredRequest } from './requests.store.ts'

const sendRequestJob = 'identity.send-request'

/** The queue holds no address and no word of what was written. */
interface QueuedMail {
  requestId: number
  to: 'operator' | 'sender'
  mailId: string
}

/** One mail a job, so that one that fails is tried again without the other. */
export function createSendRequest({ sql, jobs, mail, publicUrl, contactTo }: IdentityPorts) {
  /** Whoever is signed in and wrote from the address of their account, which they proved. */
  async function isProven({ userId, email }: StoredRequest): Promise<boolean> {
    const user = userId === null ? null : await findUser(sql, userId)
    return user?.isVerified === true && user.email === email
  }

  async function toSender(request: StoredRequest, id: string): Promise<void> {
    await mail.send({ id, to: request.email, ...senderMail(request, await isProven(request), publicUrl) })
  }

  async function toOperator(request: StoredRequest, id: string): Promise<void> {
    if (contactTo) await mail.send({ id, to: contactTo, replyTo: request.email, ...operatorMail(request, publicUrl) })
  }

  const send: Job<QueuedMail> = {
    name: sendRequestJob,
    async work({ requestId, to, mailId }) {
      const request = await findRequest(sql, requestId)
      if (request) await (to === 'sender' ? toSender : toOperator)(request, mailId)
    },
  }

  return {
    send,
    enqueue: (tx: Sql, { id }: StoredRequest, to: QueuedMail['to']) =>
      jobs.enqueue<QueuedMail>(tx, sendRequestJob, { requestId: id, to, mailId: randomUUID() }),
  }
}
