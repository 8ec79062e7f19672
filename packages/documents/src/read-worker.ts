import { readFile } from './read-file.ts'

// The program of a worker that reads files for a page. The file stays on the person's own machine.

declare const self: {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
  postMessage(message: unknown): void
}

self.addEventListener('message', async ({ data }) => {
  if (data instanceof Uint8Array) self.postMessage(await readFile(data))
})
self.postMessage('ready')
