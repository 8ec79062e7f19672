import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

// All files are one stream, so that any number of them takes no memory: of each a line with its key, its length and its
// checksum, and behind it its bytes.

export interface ArchivedFile {
  key: string
  bytes: Buffer
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const headOf = ({ key, bytes }: ArchivedFile): Buffer =>
  Buffer.from(`${key} ${bytes.length} ${sha256Of(bytes)}\n`)

// Longer than any line that was written.
const longestHead = 300

/** The files one after another, each compared with its checksum. */
export async function* readFiles(stream: Readable): AsyncGenerator<ArchivedFile> {
  const pieces = createPieces(stream)
  for (let head = await pieces.line(); head !== null; head = await pieces.line()) {
    const [, key = '', length = '', sha256 = ''] = /^([\w-]{1,100}) (\d{1,12}) ([0-9a-f]{64})$/.exec(head) ?? []
    const bytes = key ? await pieces.take(Number(length)) : null
    if (!bytes || sha256Of(bytes) !== sha256) throw new Error(`The file ${key || 'after the last'} is damaged.`)
    yield { key, bytes }
  }
}

/** Reads a stream by pieces of a wanted length. */
function createPieces(stream: Readable) {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let waiting: Buffer[] = []
  let length = 0

  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next()
    if (done) return false
    waiting.push(value)
    length += value.length
    return true
  }

  function whole(): Buffer {
    if (waiting.length > 1) waiting = [Buffer.concat(waiting)]
    return waiting[0] ?? Buffer.alloc(0)
  }

  function cut(at: number): Buffer {
    const all = whole()
    waiting = [all.subarray(at)]
    length -= at
    return all.subarray(0, at)
  }

  return {
    /** Null at the end; what is too long for a line is given as far as it goes. */
    async line(): Promise<string | null> {
      for (;;) {
        const at = whole().subarray(0, longestHead).indexOf(10)
        if (at !== -1) return cut(at + 1).toString('latin1', 0, at)
        const isLast = length >= longestHead || !(await more())
        if (isLast) return length === 0 ? null : cut(Math.min(length, longestHead)).toString('latin1')
      }
    },

    async take(wanted: number): Promise<Buffer | null> {
      while (length < wanted) if (!(await more())) return null
      return cut(wanted)
    },
  }
}
