import { createHmac, hkdfSync } from 'node:crypto'

export type Keys = ReturnType<typeof deriveKeys>

/** One key per use, so that what one use gives away says nothing about another. */
export function deriveKeys(signingKey: Uint8Array) {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', signingKey, '', `identity ${use}`, 32))
  const codeKey = derive('codes')
  const fingerprintKey = derive('fingerprints')
  const unsubscribeKey = derive('unsubscribe')
  return {
    token: derive('tokens'),
    /** A link to one export opens no other. */
    exportLink: (exportId: number) => derive(`export ${exportId}`),
    /** Six digits are quickly tried through, so a plain hash would hide nothing; bound to its request, it opens no other. */
    codeHash: (codeId: number, digits: string) => mac(codeKey, `${codeId} ${digits}`),
    /** Stands for an address or a network where only sameness matters. */
    fingerprint: (text: string) => mac(fingerprintKey, text),
    unsubscribeMac: (userId: number, preference: string) => mac(unsubscribeKey, `${userId} ${preference}`),
  }
}

const mac = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('base64url')
