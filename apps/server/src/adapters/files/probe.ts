import { randomBytes, randomUUID } from 'node:crypto'
import type { FilesPlace } from './place.ts'

/** Puts a file, reads it and removes it. Throws where one of that does not work. */
export async function probe(place: FilesPlace): Promise<void> {
  const key = `probe-${randomUUID()}`
  const bytes = randomBytes(1024)
  try {
    await place.put(key, bytes)
    const kept = await place.get(key)
    if (!kept || Buffer.compare(kept, bytes) !== 0) throw new Error('what was written is not what is read')
  } finally {
    await place.remove(key)
  }
  if (await place.get(key)) throw new Error('what was removed is still there')
}
