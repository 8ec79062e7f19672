import { readFile } from './read-file.ts'
import { createWatch } from './watch.ts'

// The program of a process that reads files for another. It gets bytes and gives back text; it holds no settings, no
// secrets and no open files, and it may be killed at any time.

const watched = createWatch(Number(process.argv[2]))
// What a broken file left undone must not end the reading of the next.
process.on('unhandledRejection', () => undefined)
process.on('message', async (bytes) => {
  if (bytes instanceof Uint8Array) process.send?.(await watched(() => readFile(bytes)))
})
Reflect.deleteProperty(globalThis, 'fetch')
process.send?.('ready')
