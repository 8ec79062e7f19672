import { canonicalEmail, emailProblem } from '@bespeak/domain/account/email.ts'
import { personName, personNameProblem } from '@bespeak/domain/account/person-name.ts'
import { problems } from '@bespeak/domain/account/problems.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { badInput, notFound, refuseProblems } from '../../../kernel/errors.ts'
import type { AccessTokens } from '../access-tokens/access-tokens.ts'
import { changeUser, findUser, moveTo, type User } from '../accounts/accounts.store.ts'
import type { Audit } from '../audit/audit.ts'
import { removeCodesOf } from '../codes/codes.store.ts'
import { type Codes, invalidCode, tooManyCodes } from '../codes/codes.ts'
import { accountKey, type Limits, mailboxOf } from '../limits.ts'
import type { Notices } from '../notices/notices.ts'
import type { Reauthenticate } from '../passwords/reauthenticate.ts'
import type { IdentityPorts } from '../ports.ts'
import { endSessionsExcept } from '../sessions/sessions.store.ts'

/** Left out: stays as it is. Null or blank: a name is taken away. */
interface AccountInput {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  email?: string | null | undefined
  currentPassword?: string | null | undefined
}

export type AccountChanges = ReturnType<typeof createAccountChanges>

interface Parts {
  limits: Limits
  codes: Codes
  notices: Notices
  reauthenticate: Reauthenticate
  audit: Audit
  accessTokens: AccessTokens
}

/**
 * An address changes when both sides agree: the old one by the password and by a session that began with a code from
 * that mailbox, the new one by its own code. The old one is told at once, while a password reset still stops the change.
 */
export function createAccountChanges({ sql }: IdentityPorts, parts: Parts) {
  const { limits, codes, notices, reauthenticate, audit, accessTokens } = parts

  async function mayChangeAddress(context: RequestContext, userId: number, password: string): Promise<void> {
    if (password === '') throw badInput({ currentPassword: 'Enter your current password to change your email address' })
    await reauthenticate(context, userId, password)
    await limits.take('mailedCodesByAccount', accountKey(userId), tooManyCodes)
  }

  return {
    async update(context: RequestContext, input: AccountInput) {
      const { userId } = signedIn(context)
      refuseProblems(accountProblems(input))

      const user = await findUser(sql, userId)
      if (!user) throw notFound()
      const newEmail = input.email ? canonicalEmail(input.email) : null
      if (newEmail === null || newEmail === user.email) return saved(await changeNames(sql, user, input))

      await mayChangeAddress(context, userId, input.currentPassword ?? '')
      const mayMail = await limits.allows('changeMailsByAddress', mailboxOf(newEmail))
      const changed = await sql.transaction(async (tx) => {
        const owner = mayMail ? userId : null
        const code = { userId: owner, purpose: 'change_email', oldEmail: user.email, newEmail } as const
        await notices.emailChangeRequested(tx, await codes.request(tx, code))
        await audit.note(tx, userId, { event: 'email-change-requested' }, context)
        return changeNames(tx, user, input)
      })
      return { success: true, message: confirmationSent, user: changed, verificationSent: true }
    },

    async confirmEmail(context: RequestContext, digits: string) {
      const { userId, sessionId } = signedIn(context)
      const claim = { purpose: 'change_email', userId, account: accountKey(userId), digits } as const

      const { user, more } = await codes.redeem(context, claim, async (tx, { id, newEmail }) => {
        if (!newEmail) throw invalidCode()
        const changed = await moveTo(tx, userId, newEmail)
        await removeCodesOf(tx, userId, id)
        await endSessionsExcept(tx, userId, sessionId)
        await notices.emailChanged(tx, id)
        await audit.note(tx, userId, { event: 'email-changed' }, context)
        return { user: changed, more: await accessTokens.revokeAll(tx, context, userId) }
      })

      return { success: true, message: `Your email address has been changed.${more}`, user, verificationSent: false }
    },
  }
}

const confirmationSent = 'We sent a code to your new address. The change takes effect when you enter it.'

const saved = (user: User) => ({ success: true, message: 'Your changes are saved.', user, verificationSent: false })

const accountProblems = ({ firstName, lastName, email }: AccountInput) =>
  problems({
    firstName: personNameProblem('First name', firstName ?? ''),
    lastName: personNameProblem('Last name', lastName ?? ''),
    email: email ? emailProblem(email) : null,
  })

const changeNames = (sql: Parameters<typeof changeUser>[0], user: User, input: AccountInput): Promise<User> =>
  changeUser(sql, user.id, {
    firstName: input.firstName === undefined ? user.firstName : personName(input.firstName),
    lastName: input.lastName === undefined ? user.lastName : personName(input.lastName),
  })
