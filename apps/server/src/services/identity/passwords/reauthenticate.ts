import type { RequestContext } from '../../../kernel/context.ts'
import { badInput } from '../../../kernel/errors.ts'
import { findUser, type User } from '../accounts/accounts.store.ts'
import { accountKey, type Guess, type Limits } from '../limits.ts'
import type { IdentityPorts } from '../ports.ts'
import { verifyPassword } from './hash.ts'

export const wrongPassword = () => badInput({ currentPassword: 'That is not your current password' })

export type Reauthenticate = ReturnType<typeof createReauthenticate>

/** Asks a signed-in user for the password again: a session alone, found on an open device, must not take an account over. */
export const createReauthenticate =
  ({ sql }: IdentityPorts, limits: Limits) =>
  async ({ network }: RequestContext, userId: number, password: string): Promise<User> => {
    const guess: Guess = { kind: 'password', account: accountKey(userId), userId, network }
    const refusal = await limits.guess(guess)
    const user = await findUser(sql, userId)
    if (!(await verifyPassword(user?.passwordHash, password)) || !user) throw refusal ?? wrongPassword()
    await limits.guessedRight(guess)
    return user
  }
