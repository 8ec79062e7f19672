import { daysKept } from '@bespeak/domain/account/retention.ts'
import type { Job } from '../../../kernel/jobs.ts'
import { changeUser, lastUseOf, type User } from '../accounts/accounts.store.ts'
import type { Erasing } from '../erasing/erasing.ts'
import type { Notices } from '../notices/notices.ts'
import type { IdentityPorts } from '../ports.ts'
import { idleSince } from './clean-up.store.ts'

const { idleAccounts: idleDays, idleNotice: noticeDays } = daysKept
const idleJob = 'identity.idle-account'

interface IdleAccount {
  userId: number
  isWarned: boolean
}

/**
 * Accounts that nobody has used for two years are erased. Their owners are told a month before; to use
 * it is enough to stay. Each is a job of its own: one that cannot be erased for now holds up no other.
 */
export function createIdleAccounts(
  { sql, now, jobs, isCustomer }: Pick<IdentityPorts, 'sql' | 'now' | 'jobs' | 'isCustomer'>,
  notices: Notices,
  { erase }: Erasing,
  ago: (days: number) => Date,
) {
  const warn = (userId: number) =>
    sql.transaction(async (tx) => {
      await changeUser(tx, userId, { idleWarnedAt: now() })
      await notices.accountIdle(tx, userId)
    })

  const isStillIdle = (user: User) => lastUseOf(user) < ago(idleDays)

  const enqueue = async (idle: AsyncIterable<Pick<User, 'id'>>, isWarned: boolean) => {
    for await (const { id: userId } of idle)
      await jobs.enqueue<IdleAccount>(sql, idleJob, { userId, isWarned }, { key: `${idleJob} ${userId}` })
  }

  const work: Job<IdleAccount> = {
    name: idleJob,
    async work({ userId, isWarned }) {
      // Whoever pays uses it, however seldom.
      if (await isCustomer(userId)) return
      if (isWarned) await erase(userId, isStillIdle)
      else await warn(userId)
    },
  }

  return {
    work,
    async find(): Promise<void> {
      await enqueue(idleSince(sql, ago(idleDays - noticeDays), null), false)
      await enqueue(idleSince(sql, ago(idleDays), ago(noticeDays)), true)
    },
  }
}
