import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { DamagedFile } from '../../kernel/errors.ts'
import type { Files } from '../../services/resume/ports.ts'

// What is kept begins with this byte, so that another way can be told from it one day.
const version = 1
const nonceBytes = 12
const tagBytes = 16

/** What files are sealed with, and after it what they were sealed with before. */
export type FileKeys = readonly [Uint8Array, ...Uint8Array[]]

/**
 * AES-256-GCM around any place for files. The key of a file is sealed with it: one cannot be put in place of another.
 * What is not as it was written is told by its key, for whoever has a copy.
 */
export function encryptFiles(files: Files, secrets: FileKeys, tellDamaged: (name: string) => void): Files {
  const key = sealingKey(secrets[0])
  const keys = [key, ...secrets.slice(1).map(sealingKey)]

  return {
    async put(name, bytes) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      await files.put(name, Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed]))
    },

    async get(name) {
      const kept = await files.get(name)
      if (!kept) return null
      const opened = firstOpened(keys, name, Buffer.from(kept))
      if (opened) return opened
      tellDamaged(name)
      throw new DamagedFile('A kept file is not as it was written.')
    },

    remove: (name) => files.remove(name),
  }
}

const sealingKey = (secret: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), 'bespeak files', 32))

/** Whoever changes the key names the former ones: what they sealed stays as it is. */
function firstOpened(keys: Buffer[], name: string, whole: Buffer): Buffer | null {
  for (const key of keys) {
    const opened = openedWith(key, name, whole)
    if (opened) return opened
  }
  return null
}

/** Null where it was sealed with another key, or is not as it was written. */
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
