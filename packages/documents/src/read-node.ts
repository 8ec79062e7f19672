import { startChild } from './child-hand.ts'
import { isFileText } from './file-text.ts'
import type { Patience } from './hand-pool.ts'
import { createReaderPool, type FileTextReader } from './reader-pool.ts'

export interface NodeReaderOptions {
  /** The built `read-child`, or its source where sources are run as they are. */
  entry: URL
  processes?: number
  patience?: Partial<Patience>
  /** Memory of one process in megabytes, all counted. */
  memory?: number
  filesPerProcess?: number
}

/** Reads files in processes of their own, so that none can stall or end this one. */
export function createNodeReader(options: NodeReaderOptions): FileTextReader {
  const { entry, processes = 2, patience = {}, memory = 640, filesPerProcess } = options
  const child = { entry, args: [String(memory)], heap: Math.ceil(memory / 2), isResult: isFileText }
  return createReaderPool({
    start: (events) => startChild(child, events),
    hands: processes,
    patience,
    ...(filesPerProcess === undefined ? {} : { filesPerHand: filesPerProcess }),
  })
}
