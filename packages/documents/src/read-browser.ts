import { isFileText } from './file-text.ts'
import { createReaderPool, type FileTextReader, type Hand, type HandEvents } from './reader-pool.ts'

interface PageWorker {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  addEventListener(type: 'error', listener: () => void): void
  postMessage(message: unknown): void
  terminate(): void
}

declare const Worker: new (url: URL, options: { type: 'module' }) => PageWorker

/** Reads files in a worker of the page: nothing is sent anywhere, and the page stays quick. */
export function createBrowserReader(options: { timeout?: number; start?: () => PageWorker } = {}): FileTextReader {
  const { timeout, start = startWorker } = options
  return createReaderPool({
    start: (events) => handOf(start(), events),
    ...(timeout === undefined ? {} : { timeout }),
  })
}

const startWorker = () => new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })

function handOf(worker: PageWorker, events: HandEvents): Hand {
  worker.addEventListener('message', ({ data }) => {
    if (data === 'ready') events.ready()
    else if (isFileText(data)) events.result(data)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    events.gone()
  })
  return {
    send: (bytes) => worker.postMessage(bytes),
    stop: () => worker.terminate(),
    hold: () => undefined,
  }
}
