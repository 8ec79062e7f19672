import { startChild } from '../child-hand.ts'
import type { Patience } from '../hand-pool.ts'
import type { EngineKind } from './typst/load-engine.ts'
import type { Rendered } from './works.ts'
import { createWriterPool, type DocumentWriter } from './writer-pool.ts'

// The entry for Node. A page in the browser takes `layout.ts`, `blocks/` and `fonts/missing-glyphs.ts`, which need none.

export type { RenderFailure } from './render-resume.ts'
export type { DocumentWriter } from './writer-pool.ts'

export interface WriterOptions {
  /** The built `write-child`, or its source where sources are run as they are. */
  entry: URL
  processes?: number
  patience?: Partial<Patience>
  /** Memory of one process in megabytes, all counted. */
  memory?: number
  documentsPerProcess?: number
  engine?: EngineKind
}

/**
 * Writes documents in processes of their own: a compiler that runs as machine code can be ended in no other way, and what
 * it keeps of memory goes with its process.
 */
export function createDocumentWriter(options: WriterOptions): DocumentWriter {
  const { entry, processes = 2, patience = {}, memory = 1024, documentsPerProcess, engine = 'fastest' } = options
  const child = {
    entry,
    args: [String(memory), engine],
    heap: Math.ceil(memory / 2),
    // Whoever waits for a page comes before whoever waits for a file.
    yields: true,
    isResult: isRendered,
  }
  return createWriterPool({
    start: (events) => startChild(child, events),
    hands: processes,
    patience,
    ...(documentsPerProcess === undefined ? {} : { documentsPerHand: documentsPerProcess }),
  })
}

/** Tells an answer of a writer from anything else that may come out of its process. */
const isRendered = (message: unknown): message is Rendered =>
  typeof message === 'object' && message !== null && typeof Reflect.get(message, 'ok') === 'boolean'
