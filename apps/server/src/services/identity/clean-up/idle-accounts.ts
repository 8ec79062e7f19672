import type { User } from '../accounts/accounts.store.ts'
import { changeUser } from '../accounts/accounts.store.ts'
import type { Erasing } from '../erasing/erasing.ts'
import type { Notices } from '../notices/notices.ts'
import type { IdentityPorts } from '../ports.ts'
import { idleSince } from './clean-up.store.ts'

const idleDays = 730
const noticeDays = 30

/** Accounts that nobody has used for two years are erased. Their owners are told a month before; a login is enough to stay. */
export function createIdleAccounts(
  { sql, now, isCustomer }: Pick<IdentityPorts, 'sql' | 'now' | 'isCustomer'>,
  notices: Notices,
  { erase }: Erasing,
  ago: (days: number) => Date,
) {
  const warn = (userId: number) =>
    sql.transaction(async (tx) => {
      await changeUser(tx, userId, { idleWarnedAt: now() })
      await notices.accountIdle(tx, userId)
    })

  const isStillIdle = ({ lastLogin, createdAt }: User) => (lastLogin ?? createdAt) < ago(idleDays)

  /** Whoever pays uses it, however seldom. */
  const eachUnlessCustomer = async (userIds: number[], work: (userId: number) => Promise<unknown>) => {
    for (const userId of userIds) if (!(await isCustomer(userId))) await work(userId)
  }

  return async (): Promise<void> => {
    await eachUnlessCustomer(await idleSince(sql, ago(idleDays - noticeDays), null), warn)
    const warned = await idleSince(sql, ago(idleDays), ago(noticeDays))
    await eachUnlessCustomer(warned, (userId) => erase(userId, isStillIdle))
  }
}
