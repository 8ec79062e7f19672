import { startChild } from '../child-hand.ts'
import { createHandPool, type HandPool } from '../hand-pool.ts'
import type { EngineKind } from './typst/load-engine.ts'
import { isRendered, type Rendered, type WriteTask } from './works.ts'

export interface WriterOptions {
  /** The built `write-child`, or its source where sources are run as they are. */
  entry: URL
  processes?: number
  /** Milliseconds for one document. */
  timeout?: number
  /** Memory of one process in megabytes, all counted. */
  memory?: number
  /** A process is replaced after so many, for the compiler keeps some memory of each. */
  documentsPerProcess?: number
  /** Documents that may wait for a process; more are turned away at once. */
  mostWaiting?: number
  engine?: EngineKind
}

/**
 * Writes documents in processes of their own: a compiler that runs as machine code can be ended in no other way, and what
 * it keeps of memory goes with its process.
 */
export function createWriterPool(options: WriterOptions): HandPool<WriteTask, Rendered> {
  const { entry, processes = 2, timeout = 20_000, memory = 1024, engine = 'fastest' } = options
  const { documentsPerProcess = 100, mostWaiting = 200 } = options
  const child = {
    entry,
    args: [String(memory), engine],
    heap: Math.ceil(memory / 2),
    // Whoever waits for a page comes before whoever waits for a file.
    yields: true,
    isResult: isRendered,
  }
  return createHandPool<WriteTask, Rendered>({
    name: 'The writer of documents',
    start: (events) => startChild(child, events),
    failed: (why) => ({ ok: false, reason: why === 'gone' ? 'broken' : why }),
    hands: processes,
    timeout,
    tasksPerHand: documentsPerProcess,
    mostWaiting,
  })
}
