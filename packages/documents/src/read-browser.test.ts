import { describe, expect, it } from 'vitest'
import { createBrowserReader } from './read-browser.ts'
import { readFile } from './read-file.ts'
import { smallPdf } from './testing/make-pdf.ts'

type Listener = (event: { data: unknown }) => void

/** A worker of a page that answers by itself, or fails. */
function fakeWorker(answer: (bytes: Uint8Array) => Promise<unknown>) {
  const listeners = new Map<string, Listener>()
  const tell = (data: unknown) => listeners.get('message')?.({ data })
  return {
    terminated: false,
    addEventListener(type: 'message' | 'error', listener: Listener) {
      listeners.set(type, listener)
      if (type === 'message') queueMicrotask(() => tell('ready'))
    },
    postMessage(message: unknown) {
      if (!(message instanceof Uint8Array)) return
      answer(message).then(tell, () => listeners.get('error')?.({ data: null }))
    },
    terminate() {
      this.terminated = true
    },
  }
}

describe('the reader of a page', () => {
  it('gives what its worker read', async () => {
    const reader = createBrowserReader({ start: () => fakeWorker((bytes) => readFile(bytes)) })
    expect(await reader.read(smallPdf())).toMatchObject({ ok: true, kind: 'pdf' })
  })

  it('refuses the file that broke its worker, ends the worker and starts another', async () => {
    const workers: ReturnType<typeof fakeWorker>[] = []
    const reader = createBrowserReader({
      start: () => {
        const breaks = workers.length === 0
        const worker = fakeWorker((bytes) => (breaks ? Promise.reject(new Error('out of memory')) : readFile(bytes)))
        workers.push(worker)
        return worker
      },
    })
    expect(await reader.read(smallPdf())).toMatchObject({ ok: false, reason: 'too-complex' })
    expect(workers[0]?.terminated).toBe(true)
    expect(await reader.read(smallPdf())).toMatchObject({ ok: true })
  })
})
