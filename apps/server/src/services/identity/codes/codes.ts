import { codeLifetimeMinutes, codeTries, isCode } from '@bespeak/domain/account/code.ts'
import { canonicalEmail, invalidEmail } from '@bespeak/domain/account/email.ts'
import { deactivated } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { badInput } from '../../../kernel/errors.ts'
import { lockUser, type User } from '../accounts/accounts.store.ts'
import { done } from '../answers.ts'
import type { Audit } from '../audit/audit.ts'
import { isSame, type Keys } from '../keys.ts'
import { rememberNetwork } from '../known-networks.store.ts'
import { accountKey, type Guess, type Limits } from '../limits.ts'
import type { Notices } from '../notices/notices.ts'
import type { IdentityPorts } from '../ports.ts'
import type { CodePurpose } from '../schema.ts'
import { inTransaction, isTaken } from '../transaction.ts'
import { findResendable, markUsed, type NewCode, type OpenCode, replaceCode, spendTry } from './codes.store.ts'
import { type SendCode, sendCodeJob } from './send-code.ts'

/** A code, and whose it is said to be. */
interface Claim {
  purpose: CodePurpose
  userId: number | null
  /** Under which the guess is counted. */
  account: string
  digits: string
}

const minuteMs = 60_000
// Processes whose clocks stand apart by less than this agree on a code.
const leewayMs = minuteMs
const resendableMs = 60 * minuteMs

export const invalidCode = () =>
  badInput({
    code: `Invalid verification code. If it is older than ${codeLifetimeMinutes} minutes or was tried ${codeTries} times, please ask for a new one.`,
  })

export const tooManyCodes = (wait: string) => `You have asked for many codes. Please try again in ${wait}.`
export const tooManyMails = (wait: string) => `Too many codes were asked for from here. Please try again in ${wait}.`

export type Codes = ReturnType<typeof createCodes>

interface Parts {
  limits: Limits
  notices: Notices
  audit: Audit
}

export function createCodes(ports: IdentityPorts, keys: Keys, { limits, notices, audit }: Parts) {
  const { sql, jobs, now, alarm } = ports

  /** The code itself is made when it is mailed. */
  async function request(tx: Sql, code: Omit<NewCode, 'requestedAt'>): Promise<number> {
    const codeId = await replaceCode(tx, { ...code, requestedAt: now() })
    await jobs.enqueue<SendCode>(tx, sendCodeJob, { codeId })
    return codeId
  }

  async function rightCode({ userId, purpose, digits }: Claim, network: string): Promise<OpenCode | null> {
    const after = now()
    const notAfter = new Date(after.getTime() + codeLifetimeMinutes * minuteMs + leewayMs)
    const code = await spendTry(sql, { userId: userId ?? 0, purpose, maxTries: codeTries, after, notAfter })
    if (code && isSame(code.codeHash, keys.codeHash(code.id, digits))) return code
    const voided = code && code.tries >= codeTries ? code.userId : null
    if (voided) alarm('guessing', { kind: 'code', rule: 'tries-by-code', user: voided })
    // For nobody as well: how long it takes must not tell whether there is such a code.
    await audit.noteBlocked(voided, 'code', network)
    return null
  }

  /** Does what the right code allows, once. */
  async function redeem<Result>(
    { network }: RequestContext,
    claim: Claim,
    effect: (tx: Sql, code: OpenCode, user: User) => Promise<Result>,
  ): Promise<Result> {
    if (!isCode(claim.digits)) throw invalidCode()
    const guess: Guess = { kind: 'code', account: claim.account, userId: claim.userId, network }
    const refusal = await limits.guess(guess)
    const code = await rightCode(claim, network)
    if (!code) throw refusal ?? invalidCode()
    const result = await inTransaction(sql, async (tx) => {
      const user = await lockUser(tx, code.userId)
      if (!user || !(await markUsed(tx, code, now()))) throw invalidCode()
      if (!user.isActive) throw deactivated()
      await rememberNetwork(tx, code.userId, limits.networkKey(network), now())
      // Whatever the first code was for, it proved the address.
      if (!user.isVerified) await notices.welcome(tx, user.id)
      return effect(tx, code, user)
    }).catch(refuseTaken)
    await limits.guessedRight(guess)
    return result
  }

  return {
    request,
    redeem,

    /** The same answer whether or not there is such an account. */
    async resend(context: RequestContext, input: { userId: number; email: string }) {
      const email = canonicalEmail(input.email)
      if (!email) throw badInput({ email: invalidEmail })
      // With the address in it: who only knows an id cannot use up its owner's resends.
      const asker = `${input.userId} ${email}`
      await limits.take('mailRequestsByNetwork', context.network, tooManyMails)
      await limits.take('resendPause', asker, (wait) => `You can request a new code in ${wait}`)
      await limits.take('resendsByAccount', asker, tooManyCodes)

      const found = await findResendable(sql, input.userId, email, new Date(now().getTime() - resendableMs))
      const purpose = found && purposeToResend(found)

      await limits.take('mailedCodesByAccount', purpose ? accountKey(found.userId) : asker, tooManyCodes)
      const mayMail = await limits.mayMail('verification', email, context.network)
      const userId = purpose && (mayMail || found.isVerified) ? found.userId : null
      await sql.transaction((tx) => request(tx, { userId, purpose: purpose ?? 'verify_email' }))

      return done('A new verification code has been sent to your email.')
    },
  }
}

/** What was asked for last. A login code is only ever sent again, since asking for it takes the password. */
function purposeToResend({ isVerified, purpose }: { isVerified: boolean; purpose: CodePurpose | null }) {
  if (purpose === 'login') return purpose
  return isVerified ? null : 'verify_email'
}

/** Someone else proved the same mailbox first. */
function refuseTaken(error: unknown): never {
  throw isTaken(error) ? invalidCode() : error
}
