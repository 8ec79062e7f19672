import { canonicalEmail } from '@bespeak/domain/account/email.ts'
import { usernameProblem } from '@bespeak/domain/account/username.ts'
import type { Sql } from '../../../kernel/db.ts'
import { findByEmail, findByUsername, type User } from '../accounts/accounts.store.ts'

export interface Named {
  users: User[]
  /** How many passwords are tried, whoever is found: the time taken must not tell. */
  places: number
}

/**
 * An address may name two: its owner, and who last registered with it and has their own password. Whether there is an
 * owner makes no difference to the others.
 */
export async function findNamed(sql: Sql, login: string): Promise<Named> {
  const email = canonicalEmail(login)
  if (email) return { users: await findByEmail(sql, email), places: 2 }
  return { users: usernameProblem(login) ? [] : await findByUsername(sql, login), places: 1 }
}
