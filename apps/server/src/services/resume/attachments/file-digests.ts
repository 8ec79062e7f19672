import { createHash, createHmac, hkdfSync } from 'node:crypto'

export type FileDigests = ReturnType<typeof createFileDigests>

/** By which a file of a user is told again. Keyed: from what is kept nobody learns which file it was, or who has the same. */
export function createFileDigests(signingKey: Uint8Array) {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'resume file digests', 32))
  const ofSha256 = (userId: number, sha256: string) =>
    createHmac('sha256', key).update(`${userId} ${sha256}`).digest('base64url')
  return {
    ofSha256,
    of: (userId: number, bytes: Uint8Array) => ofSha256(userId, createHash('sha256').update(bytes).digest('hex')),
  }
}
