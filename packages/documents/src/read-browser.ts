import { type FileText, isFileText } from './file-text.ts'
import { createReaderPool, type Hand, type HandEvents } from './reader-pool.ts'

interface PageWorker {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  addEventListener(type: 'error', listener: () => void): void
  postMessage(message: unknown): void
  terminate(): void
}

export interface PageReader {
  /** Always settles: with the text, or with a refusal. It rejects only where no worker can be started. */
  read(bytes: Uint8Array): Promise<FileText>
}

/** A page is one person's. */
const onlyPerson = 'whoever sees this page'

/** Reads files in a worker of the page, `read-worker.ts`: nothing is sent anywhere, and the page stays quick. */
export function createBrowserReader({ start }: { start: () => PageWorker }): PageReader {
  const pool = createReaderPool({ start: (events) => handOf(start(), events) })
  return { read: (bytes) => pool.read(bytes, onlyPerson) }
}

function handOf(worker: PageWorker, events: HandEvents): Hand {
  worker.addEventListener('message', ({ data }) => {
    if (data === 'ready') events.ready()
    else if (isFileText(data)) events.result(data)
  })
  worker.addEventListener('error', () => events.gone())
  return {
    send: (bytes) => worker.postMessage(bytes),
    stop: () => worker.terminate(),
    hold: () => undefined,
  }
}
