import { canonicalEmail } from '@bespeak/domain/account/email.ts'
import { personName } from '@bespeak/domain/account/person-name.ts'
import { type Registration, registrationProblems } from '@bespeak/domain/account/registration.ts'
import { signedInOrStranger } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { badInput, refuseProblems } from '../../../kernel/errors.ts'
import type { Codes } from '../codes/codes.ts'
import { accountKey, type Limits } from '../limits.ts'
import type { Notifications } from '../notifications/notifications.ts'
import { hashPassword } from '../passwords/hash.ts'
import type { IdentityPorts } from '../ports.ts'
import { findUser, insertUser, type NewUser, type User } from './accounts.store.ts'

export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(
  { sql, now }: IdentityPorts,
  limits: Limits,
  codes: Codes,
  notifications: Notifications,
) {
  return {
    async register(context: RequestContext, input: Registration) {
      refuseProblems(registrationProblems(input))
      await limits.take('registrationsByNetwork', context.network, tooManyRegistrations)

      const newUser = {
        username: input.username,
        email: canonicalEmail(input.email) ?? '',
        passwordHash: await hashPassword(input.password),
        firstName: personName(input.firstName),
        lastName: personName(input.lastName),
        createdAt: now(),
      }
      const mayMail = await limits.mayMail('verification', newUser.email, context.network)
      const user = await sql.transaction(async (tx) => {
        const inserted = await insertOrRefuse(tx, newUser)
        await notifications.welcome(tx, inserted.id)
        await codes.request(tx, { userId: mayMail ? inserted.id : null, purpose: 'verify_email' })
        return inserted
      })
      await limits.allows('mailedCodesByAccount', accountKey(user.id))

      return { success: true, message: registered, user, verificationSent: true }
    },

    async current(context: RequestContext): Promise<User | null> {
      const viewer = signedInOrStranger(context)

      return viewer && findUser(sql, viewer.userId)
    },

    /** Whom mails and invoices are for. */
    async personOf(userId: number): Promise<{ name: string; email: string } | null> {
      const user = await findUser(sql, userId)
      return user && { name: nameOf(user), email: user.email }
    },
  }
}

const nameOf = ({ firstName, lastName, username }: User) =>
  [firstName, lastName].filter((name) => name !== null).join(' ') || username

const registered = 'Your account has been created. Please check your email for the verification code.'

const tooManyRegistrations = (wait: string) => `Too many accounts were created from here. Please try again in ${wait}.`

async function insertOrRefuse(tx: Sql, user: NewUser): Promise<User> {
  const row = await insertUser(tx, user)
  if (!row) throw badInput({ username: 'This username is already taken' })
  return row
}
