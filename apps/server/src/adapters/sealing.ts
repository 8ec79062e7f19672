import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// What is sealed begins with this byte, so that another way can be told from it one day.
const version = 1
const nonceBytes = 12
const tagBytes = 16

/** What is sealed with, and after it what was sealed with before. */
export type SealingKeys = readonly [Uint8Array, ...Uint8Array[]]

export interface Sealing {
  /** `name` is sealed with it: nothing can be put in place of another. */
  seal(name: string, bytes: Uint8Array): Buffer
  /** Null where it was sealed for another name or with another key, or is not as it was written. */
  open(name: string, sealed: Uint8Array): Buffer | null
}

/** AES-256-GCM with keys derived for one purpose. Former keys open what they sealed, and seal nothing. */
export function createSealing(secrets: SealingKeys, purpose: string): Sealing {
  const derived = (secret: Uint8Array) => Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), purpose, 32))
  const key = derived(secrets[0])
  const keys = [key, ...secrets.slice(1).map(derived)]

  return {
    seal(name, bytes) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed])
    },

    open(name, sealed) {
      const whole = Buffer.from(sealed)
      for (const tried of keys) {
        const opened = openedWith(tried, name, whole)
        if (opened) return opened
      }
      return null
    },
  }
}

function openedWith(key: Buffer, name: string, whole: Buffer): Buffer | null {
  try {
    const [nonce, tag, sealed] = parts(whole)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed), decipher.final()])
  } catch {
    return null
  }
}

function parts(whole: Buffer): [nonce: Buffer, tag: Buffer, sealed: Buffer] {
  if (whole[0] !== version) throw new Error('It begins otherwise.')
  const tagAt = 1 + nonceBytes
  const sealedAt = tagAt + tagBytes
  return [whole.subarray(1, tagAt), whole.subarray(tagAt, sealedAt), whole.subarray(sealedAt)]
}
