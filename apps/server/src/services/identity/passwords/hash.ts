import { randomUUID } from 'node:crypto'
import { passwordLength } from '@bespeak/domain/account/password.ts'
import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default algorithm. The cost is OWASP's: 34 ms on the machine it was measured on.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(readable(password), cost)

const nobodysHash = hashPassword(randomUUID())

/** Without a stored hash it takes the same time, and is wrong. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobodysHash), readable(password))
  return right && stored !== undefined
}

/** Keyboards spell accented letters in two ways. One character too many is enough for a long text to stay wrong. */
function readable(password: string): string {
  return password.slice(0, passwordLength.max + 1).normalize('NFC')
}
