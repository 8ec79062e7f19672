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

/** A store elsewhere is slow to answer one, and quick with many. */
const atOnce = 8

/** Puts each where none was, and reads it again there. Where one fails, none is left. */
export async function putAll(place: FilesPlace, files: AsyncGenerator<File>, signal: AbortSignal): Promise<number> {
  return (await putEach(place, files, signal, (file) => putOne(place, file))).size
}

/** Goes on with what was cut off: what is there as it should be stays, and what should not be there goes. */
export async function putRest(place: FilesPlace, files: AsyncGenerator<File>, signal: AbortSignal): Promise<number> {
  const put = await putEach(place, files, signal, async (file) => {
    if (!(await isKept(place, file))) await putOne(place, file)
  })
  for await (const { key } of place.list()) if (!put.has(key)) await place.remove(key)
  return put.size
}

async function putEach(
  place: FilesPlace,
  files: AsyncGenerator<File>,
  signal: AbortSignal,
  put: (file: File) => Promise<void>,
): Promise<Set<string>> {
  const done = new Set<string>()
  const putOn = async () => {
    for await (const file of files) {
      signal.throwIfAborted()
      await put(file)
      done.add(file.key)
    }
  }
  // What is under way when one fails is waited for: it would be put after all were removed.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, putOn))
  const failed = ends.find((end) => end.status === 'rejected')
  if (!failed) return done
  await removeAll(place)
  throw failed.reason
}

async function putOne(place: FilesPlace, file: File): Promise<void> {
  await place.put(file.key, file.bytes)
  if (!(await isKept(place, file))) throw new Error(`The file ${file.key} is not as it was.`)
}

async function isKept(place: FilesPlace, { key, bytes }: File): Promise<boolean> {
  const kept = await place.get(key)
  return kept !== null && Buffer.compare(kept, bytes) === 0
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
