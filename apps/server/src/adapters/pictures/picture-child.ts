import { createWatch } from '@bespeak/documents/watch.ts'
import { makePhoto } from './picture.ts'

// The program of a process that opens pictures for another. It gets bytes and gives back bytes; it holds no settings and
// no secrets, and it may be killed at any time.

const watched = createWatch(Number(process.argv[2]))
process.on('message', async (bytes) => {
  if (bytes instanceof Uint8Array) process.send?.(await watched(() => makePhoto(bytes)))
})
Reflect.deleteProperty(globalThis, 'fetch')
process.send?.('ready')
