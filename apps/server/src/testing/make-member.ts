import { randomUUID } from 'node:crypto'
import { deviceOf } from '@bespeak/domain/account/device-name.ts'
import { canonicalEmail } from '@bespeak/domain/account/email.ts'
import type { Database } from '../kernel/db.ts'
import { changeUser, insertUser } from '../services/identity/accounts/accounts.store.ts'
import { insertEntry } from '../services/identity/audit/audit.store.ts'
import { coarseNetwork } from '../services/identity/audit/coarse-network.ts'
import { deriveKeys } from '../services/identity/keys.ts'
import { rememberNetwork } from '../services/identity/known-networks.store.ts'
import { insertNotification } from '../services/identity/notifications/notifications.store.ts'
import { welcome } from '../services/identity/notifications/notifications.ts'
import { hashPassword } from '../services/identity/passwords/hash.ts'
import { insertSession } from '../services/identity/sessions/sessions.store.ts'
import { signToken } from '../services/identity/sessions/token.ts'
import type { Settings } from '../settings.ts'

interface Surroundings {
  database: Database
  settings: Settings
  signingKey: Uint8Array
  now(): Date
}

/** Of the account that is to be made. */
export interface Details {
  username: string
  email: string
  password: string
  firstName?: string
  lastName?: string
}

// Hashing takes long on purpose, and most accounts of the tests have the same password.
const hashes = new Map<string, Promise<string>>()
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/**
 * Somebody who has registered, proved the address and is signed in from a network known from then on: what two requests
 * and a mail leave behind, without them. No limit has counted it, and no mail is on its way.
 */
export function memberMaker({ database: { sql }, settings, signingKey, now }: Surroundings) {
  const keys = deriveKeys(signingKey)

  return async ({ username, email, password, firstName, lastName }: Details, address: string) => {
    const createdAt = now()
    const passwordHash = await hashOf(password)
    const names = { firstName: firstName ?? null, lastName: lastName ?? null }
    const expiresAt = new Date(createdAt.getTime() + settings.tokenTtlSeconds * 1000)
    const session = {
      id: randomUUID(),
      createdAt,
      lastSeenAt: createdAt,
      expiresAt,
      userAgent: null,
      ipAddress: address,
    }
    const userId = await sql.transaction(async (tx) => {
      const made = { username, email: canonicalEmail(email) ?? '', passwordHash, ...names, createdAt }
      const user = await insertUser(tx, made)
      if (!user) throw new Error(`${username} is there already`)
      await changeUser(tx, user.id, { lastLogin: createdAt, isVerified: true })
      await rememberNetwork(tx, user.id, keys.fingerprint(address), createdAt)
      await insertSession(tx, { ...session, userId: user.id })
      await insertNotification(tx, { userId: user.id, ...welcome, key: null, createdAt })
      const by = { device: deviceOf(null).name, network: coarseNetwork(address) }
      await insertEntry(tx, { userId: user.id, event: 'signed-in', detail: null, ...by, createdAt }, null)
      return user.id
    })
    const token = await signToken(keys.token, { userId, sessionId: session.id }, createdAt, expiresAt)
    return { username, email, password, userId, token }
  }
}
