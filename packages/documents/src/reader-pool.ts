import type { Person } from './fair-queue.ts'
import { type FileText, type Reason, refuse } from './file-text.ts'
import {
  createHandPool,
  type Failure,
  type Patience,
  type HandEvents as PoolEvents,
  type Hand as PoolHand,
  usualPatience,
} from './hand-pool.ts'
import { limits, longestRead } from './limits.ts'

export type Hand = PoolHand<Uint8Array>
export type HandEvents = PoolEvents<FileText>

export interface PoolOptions {
  start(events: HandEvents): Hand
  hands?: number
  patience?: Partial<Patience>
  /** A hand is replaced after so many files, before what they left in its memory counts. */
  filesPerHand?: number
}

export interface FileTextReader {
  /** Always settles: with the text, or with a refusal. It rejects only where no reader can be started, or none may. */
  read(bytes: Uint8Array, person: Person): Promise<FileText>
  /** How much waits, and how much is being read. */
  load(): { waiting: number; working: number }
  close(): void
}

const reasons: Record<Failure, Reason> = { slow: 'too-slow', gone: 'too-complex', busy: 'busy', own: 'own-waiting' }

export function createReaderPool(options: PoolOptions): FileTextReader {
  const { start, hands = 1, patience, filesPerHand = 200 } = options
  const pool = createHandPool<Uint8Array, FileText>({
    ...usualPatience,
    timeout: longestRead,
    ...patience,
    name: 'The reader of files',
    start,
    failed: (why) => refuse(reasons[why]),
    hands,
    tasksPerHand: filesPerHand,
    mostOfOne: 5,
    // Each may be of 10 MB, and is in memory while it waits.
    mostOfAll: 40,
  })
  return {
    read: (bytes, person) =>
      bytes.length > limits.bytes ? Promise.resolve(refuse('too-large')) : pool.run(bytes, person),
    load: pool.load,
    close: pool.close,
  }
}
