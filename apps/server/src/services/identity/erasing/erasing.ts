import { randomUUID } from 'node:crypto'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { removeFilesSoon } from '../../../kernel/loose-files.ts'
import { findUser, type User } from '../accounts/accounts.store.ts'
import { done } from '../answers.ts'
import { noticeMail } from '../mails.ts'
import { type Reauthenticate, wrongPassword } from '../passwords/reauthenticate.ts'
import type { IdentityPorts } from '../ports.ts'
import { inTransaction } from '../transaction.ts'
import {
  findFarewell,
  insertFarewell,
  lockToErase,
  removeAddress,
  removeFarewell,
  removeUser,
} from './erasing.store.ts'

const farewellJob = 'identity.send-farewell'

interface QueuedFarewell {
  farewellId: number
  mailId: string
  /** Whether the address was theirs: the mails to another's stay. */
  isProven: boolean
}

export type Erasing = ReturnType<typeof createErasing>

/**
 * First nothing is charged any more, then everything goes in one transaction: rows with the account they refer to, what
 * waits in the queue, and files by a job that ends when they are gone. Stopped before that transaction, it is asked for again from the start.
 */
export function createErasing(
  { sql, now, jobs, mail, publicUrl, closeAccount, eraseElsewhere }: IdentityPorts,
  reauthenticate: Reauthenticate,
) {
  /** Whether there was an account, and `isMeant` of it as it is when nobody else can change it any more. */
  async function erase(userId: number, isMeant: (user: User) => boolean = () => true): Promise<boolean> {
    const known = await findUser(sql, userId)
    // Before anything is ended that would stay ended: who is refused here has changed nothing.
    if (!known || !isMeant(known)) return false
    await closeAccount(userId)
    return inTransaction(sql, async (tx) => {
      const user = await lockToErase(tx, userId)
      if (!user || !isMeant(user)) return false
      await eraseElsewhere(tx, userId)
      const shadows = user.isVerified ? await removeAddress(tx, user) : []
      await removeUser(tx, user)
      await jobs.removeOf(tx, [userId, ...shadows])
      const farewellId = await insertFarewell(tx, user.email, now())
      const farewell = { farewellId, mailId: randomUUID(), isProven: user.isVerified }
      await jobs.enqueue<QueuedFarewell>(tx, farewellJob, farewell)
      await removeFilesSoon(tx, jobs)
      return true
    })
  }

  const sendFarewell: Job<QueuedFarewell> = {
    name: farewellJob,
    async work({ farewellId, mailId, isProven }) {
      const farewell = await findFarewell(sql, farewellId)
      if (!farewell) return
      if (isProven) await mail.forget?.(farewell.email)
      await mail.send({ id: mailId, to: farewell.email, ...noticeMail('farewell', publicUrl) })
      await removeFarewell(sql, farewellId)
    },
  }

  return {
    erase,
    sendFarewell,

    async eraseOwn(context: RequestContext, password: string) {
      const { userId } = signedIn(context)
      const { passwordHash } = await reauthenticate(context, userId, password)
      // Meanwhile a reset may have taken the account back from whoever knows the old password.
      if (!(await erase(userId, (user) => user.passwordHash === passwordHash))) throw wrongPassword()
      // For what follows in the same request as well.
      context.caller = { kind: 'stranger' }
      return done('Your account and everything in it have been deleted.')
    },
  }
}
