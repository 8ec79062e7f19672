import { deactivated } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { Sql } from '../../../kernel/db.ts'
import { badInput } from '../../../kernel/errors.ts'
import { changeUser, type User } from '../accounts/accounts.store.ts'
import { done, refused } from '../answers.ts'
import { type Codes, tooManyCodes } from '../codes/codes.ts'
import { accountKey, type Guess, type Limits, loginKey } from '../limits.ts'
import { verifyPassword } from '../passwords/hash.ts'
import type { IdentityPorts } from '../ports.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { findNamed, type Named } from './find-named.ts'

export type SignIn = ReturnType<typeof createSignIn>

export function createSignIn(ports: IdentityPorts, limits: Limits, codes: Codes, sessions: Sessions) {
  const { sql, now, tokenTtlSeconds } = ports

  const enter = async (tx: Sql, context: RequestContext, userId: number) => ({
    user: await changeUser(tx, userId, { lastLogin: now(), isVerified: true }),
    session: await sessions.open(tx, context, userId),
  })

  const tokenOf = async ({ user, session }: Awaited<ReturnType<typeof enter>>) => ({
    user,
    token: await sessions.tokenFor(session),
    expiresIn: tokenTtlSeconds,
  })

  return {
    /** By username or address. Whether the name or the password was wrong, nobody can tell. */
    async initiate(context: RequestContext, input: { username: string; password: string }) {
      const { network } = context
      const login = input.username.trim()
      if (login === '') throw badInput({ username: 'Username is required' })
      if (input.password === '') throw badInput({ password: 'Password is required' })

      const named = await findNamed(sql, login)
      const guess: Guess = { kind: 'password', account: loginKey(login), userId: named.users[0]?.id ?? null, network }
      const refusal = await limits.guess(guess)
      const user = await whosePassword(named, input.password)
      if (!user) throw refusal ?? refused('Invalid credentials')
      await limits.guessedRight(guess)
      if (!user.isActive) throw deactivated()

      await limits.take('mailedCodesByAccount', accountKey(user.id), tooManyCodes)
      await limits.newTries(accountKey(user.id), network)
      // An address that nobody confirmed may be a stranger's.
      const mayMail = user.isVerified || (await limits.mayMail('verification', user.email, network))
      await sql.transaction((tx) => codes.request(tx, { userId: mayMail ? user.id : null, purpose: 'login' }))

      return { success: true, message: codeSent, userId: user.id, email: user.email }
    },

    async verify(context: RequestContext, input: { userId: number; code: string }) {
      const { userId, code: digits } = input
      const claim = { purpose: 'login', userId, account: accountKey(userId), digits } as const

      const entered = await codes.redeem(context, claim, (tx) => enter(tx, context, userId))

      return { success: true, message: 'You are now logged in.', ...(await tokenOf(entered)) }
    },

    /** The code that completes a registration signs in as well. Where the address was proved otherwise since, it does not. */
    async verifyEmail(context: RequestContext, input: { userId: number; code: string }) {
      const { userId, code: digits } = input
      const claim = { purpose: 'verify_email', userId, account: accountKey(userId), digits } as const

      const entered = await codes.redeem(context, claim, async (tx, _, { isVerified }) =>
        isVerified ? null : enter(tx, context, userId),
      )

      return { ...done('Your email address is verified.'), ...(entered && (await tokenOf(entered))) }
    },
  }
}

const codeSent = 'Please check your email for the verification code.'

async function whosePassword({ users, places }: Named, password: string): Promise<User | undefined> {
  const hashes = Array.from({ length: places }, (_, place) => users[place]?.passwordHash)
  const right = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)))
  return users.find((_, place) => right[place])
}
