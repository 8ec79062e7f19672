import { Refusal } from '../file-text.ts'
import type { Limits } from '../limits.ts'

// A zip is read from its directory, which lies at its end. Nothing is inflated before the directory as a whole was
// found harmless, and then only the parts that are asked for, each against its own limit. No name ever becomes a path.

export interface Archive {
  has(name: string): boolean
  names(): string[]
  /** The bytes of a part, or null where there is none. */
  read(name: string): Promise<Uint8Array | null>
}

interface Entry {
  name: string
  method: number
  encrypted: boolean
  packed: number
  size: number
  offset: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const partMark = 0x04034b50
const endLength = 22
const longestComment = 0xffff

export function openArchive(bytes: Uint8Array, limits: Limits): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map(directoryOf(bytes, view, limits).map((entry) => [entry.name, entry]))
  let inflated = 0
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const room = Math.min(limits.partBytes, limits.inflatedBytes - inflated)
      const part = await inflate(packedBytes(bytes, view, entry), entry, room)
      inflated += part.length
      return part
    },
  }
}

function directoryOf(bytes: Uint8Array, view: DataView, limits: Limits): Entry[] {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > limits.zipEntries) throw new Refusal('too-large-inside')
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) throw new Refusal('damaged')
    const nameLength = view.getUint16(at + 28, true)
    const entry = entryAt(view, at, bytes.subarray(at + 46, at + 46 + nameLength))
    total += entry.size
    if (total > limits.inflatedBytes || isBomb(entry, limits)) throw new Refusal('too-large-inside')
    entries.push(entry)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at
  }
  throw new Refusal('damaged')
}

const entryAt = (view: DataView, at: number, name: Uint8Array): Entry => ({
  name: new TextDecoder().decode(name).replaceAll('\\', '/').replace(/^\/+/, ''),
  encrypted: (view.getUint16(at + 8, true) & 1) === 1,
  method: view.getUint16(at + 10, true),
  packed: view.getUint32(at + 20, true),
  size: view.getUint32(at + 24, true),
  offset: view.getUint32(at + 42, true),
})

const isBomb = ({ size, packed }: Entry, { ratio }: Limits) => size > 1024 * 1024 && size > ratio * Math.max(packed, 1)

function packedBytes(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array {
  const at = entry.offset
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== partMark) throw new Refusal('damaged')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + entry.packed > view.byteLength) throw new Refusal('damaged')
  return bytes.subarray(start, start + entry.packed)
}

async function inflate(packed: Uint8Array, { method, encrypted, size }: Entry, room: number): Promise<Uint8Array> {
  if (encrypted) throw new Refusal('password')
  if (size > room || packed.length > room) throw new Refusal('too-large-inside')
  if (method === 0) return packed
  if (method !== 8) throw new Refusal('damaged')
  return await readAll(packed, room)
}

/** Stops as soon as there is more than there may be, whatever size the directory gave. */
async function readAll(packed: Uint8Array, room: number): Promise<Uint8Array> {
  const reader = new Blob([new Uint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal('damaged')
    })
    if (done) return joined(chunks, length)
    length += value.length
    if (length > room) {
      await reader.cancel()
      throw new Refusal('too-large-inside')
    }
    chunks.push(value)
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
