import { canonicalEmail, invalidEmail } from '@bespeak/domain/account/email.ts'
import { passwordProblem } from '@bespeak/domain/account/password.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { badInput } from '../../../kernel/errors.ts'
import type { AccessTokens } from '../access-tokens/access-tokens.ts'
import { changeUser, findByEmail, lockUser } from '../accounts/accounts.store.ts'
import { done } from '../answers.ts'
import type { Audit } from '../audit/audit.ts'
import { removeCodesByPassword, removeCodesOf } from '../codes/codes.store.ts'
import { type Codes, tooManyMails } from '../codes/codes.ts'
import { accountKey, addressKey, type Limits } from '../limits.ts'
import type { Notices } from '../notices/notices.ts'
import type { IdentityPorts } from '../ports.ts'
import { endSessionsExcept } from '../sessions/sessions.store.ts'
import { inTransaction } from '../transaction.ts'
import { hashPassword } from './hash.ts'
import { type Reauthenticate, wrongPassword } from './reauthenticate.ts'

interface ResetPassword {
  email: string
  code: string
  newPassword: string
}

interface ChangePassword {
  currentPassword: string
  newPassword: string
}

export type Passwords = ReturnType<typeof createPasswords>

interface Parts {
  limits: Limits
  codes: Codes
  notices: Notices
  reauthenticate: Reauthenticate
  audit: Audit
  accessTokens: AccessTokens
}

export function createPasswords({ sql }: IdentityPorts, parts: Parts) {
  const { limits, codes, notices, reauthenticate, audit, accessTokens } = parts

  return {
    /** The same answer, after the same work, whether or not there is such an account. */
    async requestReset(context: RequestContext, address: string) {
      const email = addressOrRefuse(address)
      await limits.take('mailRequestsByNetwork', context.network, tooManyMails)
      await limits.take('resetsByAddressAndNetwork', `${email} ${context.network}`, tooManyResets)

      const [owner] = await findByEmail(sql, email)
      const known = await limits.isKnown(owner?.id ?? null, context.network)
      const mayMail = (await limits.mayMail('reset', email, context.network)) || known
      const account = owner ? accountKey(owner.id) : addressKey(email)
      // What is not mailed does not count: strangers could use up the codes that a password gets its owner.
      const counted = mayMail && (await limits.allows('mailedCodesByAccount', account))

      const userId = owner && counted ? owner.id : null
      await sql.transaction((tx) => codes.request(tx, { userId, purpose: 'reset_password' }))

      return done('If an account has this address, a code to reset the password is on its way.')
    },

    /** Whoever has the mailbox gets the account back: every session ends, and so does whatever kept them out. */
    async reset(context: RequestContext, { email: address, code, newPassword }: ResetPassword) {
      const email = addressOrRefuse(address)
      refuseBad(newPassword)

      const [owner] = await findByEmail(sql, email)
      const userId = owner?.id ?? null
      const claim = { purpose: 'reset_password', userId, account: addressKey(email), digits: code } as const

      const { user, more } = await codes.redeem(context, claim, async (tx, { userId: id }) => {
        const changed = await changeUser(tx, id, { passwordHash: await hashPassword(newPassword), isVerified: true })
        await removeCodesOf(tx, id)
        await endSessionsExcept(tx, id, null)
        await notices.passwordChanged(tx, id)
        await audit.note(tx, id, { event: 'password-reset' }, context)
        return { user: changed, more: await accessTokens.revokeAll(tx, context, id) }
      })
      await limits.newPassword(user, context.network)

      return done(`Your password has been changed. Please log in with the new one.${more}`)
    },

    async change(context: RequestContext, { currentPassword, newPassword }: ChangePassword) {
      const { userId, sessionId } = signedIn(context)
      refuseBad(newPassword)

      const verified = await reauthenticate(context, userId, currentPassword)
      await limits.take('passwordChangesByAccount', accountKey(userId), tooManyChanges)

      const passwordHash = await hashPassword(newPassword)
      const more = await inTransaction(sql, async (tx) => {
        // Meanwhile a reset may have taken the account back from whoever knows the old password.
        if ((await lockUser(tx, userId))?.passwordHash !== verified.passwordHash) throw wrongPassword()
        await changeUser(tx, userId, { passwordHash })
        await removeCodesByPassword(tx, userId)
        await endSessionsExcept(tx, userId, sessionId)
        await notices.passwordChanged(tx, userId)
        await audit.note(tx, userId, { event: 'password-changed' }, context)
        return accessTokens.revokeAll(tx, context, userId)
      })

      return done(`Your password has been changed. Your other devices are signed out.${more}`)
    },
  }
}

const tooManyChanges = (wait: string) => `You have changed your password several times. Please try again in ${wait}.`

const tooManyResets = (wait: string) => `You have asked for this several times. Please try again in ${wait}.`

function addressOrRefuse(address: string): string {
  const email = canonicalEmail(address)
  if (!email) throw badInput({ email: invalidEmail })
  return email
}

function refuseBad(newPassword: string): void {
  const problem = passwordProblem(newPassword)
  if (problem) throw badInput({ newPassword: problem })
}
