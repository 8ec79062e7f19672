import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const handleBytes = 8
const macBytes = 16
/** Three bytes are four signs, so that each token can be written in one way alone. */
const tokenForm = /^[\w-]{32}$/

/**
 * What stands in the address of a shared page: a handle that finds the link, and 128 bits made of it by a key. Only the
 * handle is kept, so that its owner can be shown the address again and a copy of the database opens nothing.
 */
export function createShareTokens(signingKey: Uint8Array) {
  const key = new Uint8Array(hkdfSync('sha256', signingKey, '', 'resume share links', 32))

  function tokenOf(handle: string): string {
    const mac = createHmac('sha256', key).update(handle).digest().subarray(0, macBytes)
    return Buffer.concat([Buffer.from(handle, 'base64url'), mac]).toString('base64url')
  }

  return {
    newHandle: () => randomBytes(handleBytes).toString('base64url'),

    tokenOf,

    /** Null for what we did not make. */
    handleOf(token: string): string | null {
      if (!tokenForm.test(token)) return null
      const handle = Buffer.from(token, 'base64url').subarray(0, handleBytes).toString('base64url')
      return timingSafeEqual(Buffer.from(token), Buffer.from(tokenOf(handle))) ? handle : null
    },
  }
}
