import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type Keys = ReturnType<typeof deriveKeys>

/** One key per use, so that what one use gives away says nothing about another. */
export function deriveKeys(signingKey: Uint8Array) {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', signingKey, '', `identity ${use}`, 32))
  const codeKey = derive('codes')
  const fingerprintKey = derive('fingerprints')
  const unsubscribeKey = derive('unsubscribe')
  const photoKey = derive('photo links')
  return {
    token: derive('tokens'),
    /** Six digits are quickly tried through, so a plain hash would hide nothing; bound to its request, it opens no other. */
    codeHash: (codeId: number, digits: string) => mac(codeKey, `${codeId} ${digits}`),
    /** Stands for an address or a network where only sameness matters. */
    fingerprint: (text: string) => mac(fingerprintKey, text),
    photoMac: (text: string) => mac(photoKey, text),
    unsubscribeMac: (userId: number, preference: string) => mac(unsubscribeKey, `${userId} ${preference}`),
  }
}

const mac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url')

/** In a time that does not tell where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
