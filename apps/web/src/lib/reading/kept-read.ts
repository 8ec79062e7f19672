import { largeStore } from '../large-store.ts'
import { localStore } from '../storage.ts'
import type { ResumeRead } from './resume-read.ts'

/** Something that may hold a resume that was read, and with it a file. */
export interface WithRead<Value> {
  value: Value
  read: ResumeRead | null
}

const fileKey = (key: string) => `${key}_file`
/** The large store takes its time, and a page that is left does not wait for it: until then the value stands here. */
const pendingKey = (key: string) => `${key}_pending`
const written = new Map<string, File | null>()

/** The file goes under a name of its own, once: it may be large, and the rest changes with each key that is pressed. */
export async function keepWithRead<Value>(key: string, { value, read }: WithRead<Value>): Promise<void> {
  const file = read?.file ?? null
  const pending = JSON.stringify(value)
  localStore.write(pendingKey(key), pending)
  await largeStore.write(key, { value, read: read && { ...read, file: null } })
  if (localStore.read(pendingKey(key)) === pending) localStore.remove(pendingKey(key))
  if (written.get(key) === file) return
  written.set(key, file)
  await (file ? largeStore.write(fileKey(key), file) : largeStore.remove(fileKey(key)))
}

/** `null` where nothing is kept, or something else. */
export async function keptWithRead<Value>(key: string): Promise<WithRead<Value> | null> {
  const stored = await largeStore.read(key)
  const pending = localStore.read(pendingKey(key))
  const kept = isWithRead<Value>(stored) ? { ...stored, read: await withFile(key, stored.read) } : null
  return pending === null ? kept : { read: kept?.read ?? null, value: JSON.parse(pending) }
}

async function withFile(key: string, read: ResumeRead | null): Promise<ResumeRead | null> {
  const file = read?.from === 'file' ? await largeStore.read(fileKey(key)) : null
  if (!(file instanceof File)) return read
  written.set(key, file)
  return read && { ...read, file }
}

const isWithRead = <Value>(kept: unknown): kept is WithRead<Value> =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'read' in kept

export async function forgetWithRead(key: string): Promise<void> {
  written.delete(key)
  localStore.remove(pendingKey(key))
  await Promise.all([largeStore.remove(key), largeStore.remove(fileKey(key))])
}
