import { randomInt, randomUUID } from 'node:crypto'
import { codeLength, codeLifetimeMinutes } from '@bespeak/domain/account/code.ts'
import type { Sql } from '../../../kernel/db.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { findOwner, isTakenByAnother } from '../accounts/accounts.store.ts'
import type { Keys } from '../keys.ts'
import { addressTakenMail, codeMail } from '../mails.ts'
import type { IdentityPorts } from '../ports.ts'
import { findForSending, removeNobodysCode, setCode } from './codes.store.ts'

export const sendCodeJob = 'identity.send-code'

export interface SendCode {
  codeId: number
}

/** The digits; what is kept of them is only their keyed hash. */
export async function makeCode(sql: Sql, keys: Keys, codeId: number, now: Date): Promise<string> {
  const digits = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const expiresAt = new Date(now.getTime() + codeLifetimeMinutes * 60_000)
  await setCode(sql, codeId, keys.codeHash(codeId, digits), expiresAt)
  return digits
}

/** Makes the code and mails it. A mail that failed is tried again with a new code: nobody can say who read the first. */
export function createSendCode(ports: IdentityPorts, keys: Keys): Job<SendCode> {
  const { sql, mail, now, publicUrl } = ports

  async function tellOwner(email: string): Promise<void> {
    const owner = await findOwner(sql, email)
    if (owner) await mail.send({ id: randomUUID(), to: email, ...addressTakenMail(owner.username, publicUrl) })
  }

  return {
    name: sendCodeJob,
    async work({ codeId }) {
      const found = await findForSending(sql, codeId)
      if (!found) return removeNobodysCode(sql, codeId)
      const { code, user } = found
      const to = code.newEmail ?? user.email
      if (!user.isActive) return
      if (await isTakenByAnother(sql, to, user.id)) return tellOwner(to)

      const digits = await makeCode(sql, keys, codeId, now())
      await mail.send({ id: randomUUID(), to, ...codeMail(code.purpose, digits, to, publicUrl) })
    },
  }
}
