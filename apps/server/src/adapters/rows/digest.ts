import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

export interface Digest {
  /** Lines, which are rows: a line's end within one is written otherwise. */
  rows: number
  bytes: number
  sha256: string
}

/** Hands on what passes; at its end, says what it was. */
export function createDigest(): Transform & { digest(): Digest } {
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return Object.assign(passing, { digest: () => ({ rows, bytes, sha256: hash.digest('hex') }) })
}

/** One for those of all tables. */
export const sumOf = (digests: ReadonlyMap<string, Digest>): string =>
  createHash('sha256')
    .update(JSON.stringify([...digests].map(([table, { sha256 }]) => [table, sha256]).toSorted()))
    .digest('hex')
