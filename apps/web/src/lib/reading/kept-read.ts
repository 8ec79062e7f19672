import { largeStore } from '../large-store.ts'
import { localStore } from '../storage.ts'
import type { ResumeRead } from './resume-read.ts'

/** Something that may hold a resume that was read, and with it a file. */
export interface WithRead<Value> {
  value: Value
  read: ResumeRead | null
}

/** The read that something belongs to: what is written at different moments may be of different ones. */
type Mark = string | null

interface Pending<Value> {
  mark: Mark
  value: Value
}

/** What an older release kept has no mark. */
type Kept<Value> = Partial<Pending<Value>> & WithRead<Value>

const fileKey = (key: string) => `${key}_file`
/** The large store takes its time, and a page that is left does not wait for it: until then the value stands here. */
const pendingKey = (key: string) => `${key}_pending`
const written = new Map<string, Mark>()
const marks = new WeakMap<ResumeRead, string>()

function markOf(read: ResumeRead | null): Mark {
  if (read === null) return null
  const mark = marks.get(read) ?? `${Date.now()}-${Math.random()}`
  marks.set(read, mark)
  return mark
}

/** The file goes under a name of its own, once: it may be large, and the rest changes with each key that is pressed. */
export async function keepWithRead<Value>(key: string, { value, read }: WithRead<Value>): Promise<void> {
  const mark = markOf(read)
  const pending = JSON.stringify({ mark, value })
  localStore.write(pendingKey(key), pending)
  await largeStore.write(key, { mark, value, read: read && { ...read, file: null } })
  if (localStore.read(pendingKey(key)) === pending) localStore.remove(pendingKey(key))
  if (written.get(key) === mark) return
  written.set(key, mark)
  await (read?.file ? largeStore.write(fileKey(key), { mark, file: read.file }) : largeStore.remove(fileKey(key)))
}

/** `null` where nothing is kept, or something else. */
export async function keptWithRead<Value>(key: string): Promise<WithRead<Value> | null> {
  const stored = await largeStore.read(key)
  const pending = pendingAt<Value>(key)
  // Without a read it is whole by itself; with another than the one that is kept it says nothing of that one.
  if (pending?.mark === null) return { value: pending.value, read: null }
  if (!isKept<Value>(stored)) return null
  const { value } = pending && pending.mark === stored.mark ? pending : stored
  return { value, read: await withFile(key, stored) }
}

function pendingAt<Value>(key: string): Pending<Value> | null {
  try {
    const pending: unknown = JSON.parse(localStore.read(pendingKey(key)) ?? 'null')
    return isPending<Value>(pending) ? pending : null
  } catch {
    return null
  }
}

async function withFile(key: string, { mark, read }: Kept<unknown>): Promise<ResumeRead | null> {
  if (!read || !mark) return read
  const stored = read.from === 'file' ? await largeStore.read(fileKey(key)) : null
  const file = isRecord(stored) && stored.mark === mark && stored.file instanceof File ? stored.file : null
  const whole = { ...read, file }
  marks.set(whole, mark)
  if (file) written.set(key, mark)
  return whole
}

const isRecord = (it: unknown): it is Record<string, unknown> => typeof it === 'object' && it !== null
const isPending = <Value>(it: unknown): it is Pending<Value> => isRecord(it) && 'mark' in it && isRecord(it.value)
const isKept = <Value>(it: unknown): it is Kept<Value> => isRecord(it) && 'read' in it && isRecord(it.value)

export async function forgetWithRead(key: string): Promise<void> {
  written.delete(key)
  localStore.remove(pendingKey(key))
  await Promise.all([largeStore.remove(key), largeStore.remove(fileKey(key))])
}
