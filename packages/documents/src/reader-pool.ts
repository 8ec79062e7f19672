import { type FileText, refuse } from './file-text.ts'
import { createHandPool, type HandEvents as PoolEvents, type Hand as PoolHand } from './hand-pool.ts'
import { limits, longestRead } from './limits.ts'

export type Hand = PoolHand<Uint8Array>
export type HandEvents = PoolEvents<FileText>

export interface PoolOptions {
  start(events: HandEvents): Hand
  hands?: number
  /** Milliseconds for one file. */
  timeout?: number
  /** A hand is replaced after so many files, before what they left in its memory counts. */
  filesPerHand?: number
}

export interface FileTextReader {
  /** Always settles: with the text, or with a refusal. It rejects only where no reader can be started, or none may. */
  read(bytes: Uint8Array): Promise<FileText>
  /** Starts the readers, so that the first file does not wait for them. */
  warm(): Promise<void>
  close(): void
}

export function createReaderPool(options: PoolOptions): FileTextReader {
  const { start, hands = 1, timeout = longestRead, filesPerHand = 200 } = options
  const pool = createHandPool<Uint8Array, FileText>({
    name: 'The reader of files',
    start,
    failed: (why) => refuse(why === 'slow' ? 'too-slow' : 'too-complex'),
    hands,
    timeout,
    tasksPerHand: filesPerHand,
  })
  return {
    read: (bytes) => (bytes.length > limits.bytes ? Promise.resolve(refuse('too-large')) : pool.run(bytes)),
    warm: pool.warm,
    close: pool.close,
  }
}
