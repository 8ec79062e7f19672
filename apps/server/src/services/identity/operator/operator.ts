import { findUser, type User } from '../accounts/accounts.store.ts'
import type { Audit } from '../audit/audit.ts'
import { removeCodesOf, replaceCode } from '../codes/codes.store.ts'
import { makeCode } from '../codes/send-code.ts'
import type { Keys } from '../keys.ts'
import type { IdentityPorts } from '../ports.ts'
import { endSessionsExcept } from '../sessions/sessions.store.ts'
import { findNamed } from '../sign-in/find-named.ts'
import { allUsers, setActive } from './operator.store.ts'

/** What whoever runs the server may do with an account. Nobody else reaches it: no request leads here. */
export function createOperator({ sql, now }: IdentityPorts, keys: Keys, audit: Audit) {
  const setStanding = (userId: number, isActive: boolean) =>
    sql.transaction(async (tx): Promise<User | null> => {
      const user = await setActive(tx, userId, isActive)
      await removeCodesOf(tx, userId)
      await audit.note(tx, userId, { event: isActive ? 'reactivated' : 'deactivated' })
      return user
    })

  return {
    /** Everybody, by the order in which they came. */
    listUsers: (): AsyncIterable<User> => allUsers(sql),

    /** By username or address: an address may name several. */
    findUsers: async (login: string): Promise<User[]> => (await findNamed(sql, login)).users,

    /** From then on whatever the account asks for is refused, and says why: its sessions are kept for that alone. */
    deactivate: (userId: number): Promise<User | null> => setStanding(userId, false),

    /** Everybody logs in anew: a session from before may be why the account was deactivated. */
    async reactivate(userId: number): Promise<User | null> {
      await endSessionsExcept(sql, userId, null)
      return setStanding(userId, true)
    },

    /** A fresh code for somebody whom no mail reaches, for the page that asks them for one. Mailed to nobody. */
    async codeFor(userId: number): Promise<string | null> {
      const user = await findUser(sql, userId)
      if (!user?.isActive) return null
      const purpose = user.isVerified ? 'login' : 'verify_email'
      return sql.transaction(async (tx) => {
        const codeId = await replaceCode(tx, { userId, purpose, requestedAt: now() })
        await audit.note(tx, userId, { event: 'code-given-out' })
        return makeCode(tx, keys, codeId, now())
      })
    },
  }
}
