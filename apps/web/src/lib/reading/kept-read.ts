import { largeStore } from '../large-store.ts'
import type { ResumeRead } from './resume-read.ts'

/** Something that may hold a resume that was read, and with it a file. */
export interface WithRead<Value> {
  value: Value
  read: ResumeRead | null
}

const fileKey = (key: string) => `${key}_file`
const written = new Map<string, File | null>()

/** The file goes under a name of its own, once: it may be large, and the rest changes with each key that is pressed. */
export async function keepWithRead<Value>(key: string, { value, read }: WithRead<Value>): Promise<void> {
  const file = read?.file ?? null
  await largeStore.write(key, { value, read: read && { ...read, file: null } })
  if (written.get(key) === file) return
  written.set(key, file)
  await (file ? largeStore.write(fileKey(key), file) : largeStore.remove(fileKey(key)))
}

/** `null` where nothing is kept, or something else. */
export async function keptWithRead<Value>(key: string): Promise<WithRead<Value> | null> {
  const kept = await largeStore.read(key)
  if (!isWithRead<Value>(kept)) return null
  const { value, read } = kept
  const file = read?.from === 'file' ? await largeStore.read(fileKey(key)) : null
  if (!(file instanceof File)) return { value, read }
  written.set(key, file)
  return { value, read: read && { ...read, file } }
}

const isWithRead = <Value>(kept: unknown): kept is WithRead<Value> =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'read' in kept

export async function forgetWithRead(key: string): Promise<void> {
  written.delete(key)
  await Promise.all([largeStore.remove(key), largeStore.remove(fileKey(key))])
}
