import type { FilesPlace } from './place.ts'

interface File {
  key: string
  bytes: Uint8Array
}

/** Throws a sentence where there are files already. */
export async function checkNoFiles(place: FilesPlace, name: string): Promise<void> {
  for await (const _file of place.list())
    throw new Error(`${name} is not empty: there are files in it. Nothing was changed; choose an empty place.`)
}

/** Puts each where none was, and reads it again there. Where one fails, none is left. */
export async function putAll(place: FilesPlace, files: AsyncIterable<File>, signal: AbortSignal): Promise<number> {
  let count = 0
  try {
    for await (const { key, bytes } of files) {
      signal.throwIfAborted()
      await place.put(key, bytes)
      const kept = await place.get(key)
      if (!kept || Buffer.compare(kept, bytes) !== 0) throw new Error(`The file ${key} is not as it was.`)
      count += 1
    }
    return count
  } catch (error) {
    await removeAll(place)
    throw error
  }
}

export async function removeAll(place: FilesPlace): Promise<void> {
  for await (const { key } of place.list()) await place.remove(key)
}

/** Those of them that are there. */
export async function* getAll(place: FilesPlace, keys: AsyncIterable<string>): AsyncGenerator<File> {
  for await (const key of keys) {
    const bytes = await place.get(key)
    if (bytes) yield { key, bytes }
  }
}
