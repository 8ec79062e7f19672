import { createWatch } from '../watch.ts'
import { loadEngine } from './typst/load-engine.ts'
import { createWorks, type Rendered, type WriteTask } from './works.ts'

// The program of a process that writes documents for another. It gets data and gives back files; it holds no settings and
// no secrets, and it may be killed at any time.

const megabytes = Number(process.argv[2])
const watched = createWatch(megabytes)
// The compiler keeps some memory of each document, of a long one much. With this much kept, the next might be one too many.
const worn = megabytes * 1024 * 1024 * 0.75
Reflect.deleteProperty(globalThis, 'fetch')
const works = createWorks(await loadEngine(process.argv[3] === 'wasm' ? 'wasm' : 'fastest'))

type AnyWork = (...takes: unknown[]) => Promise<Rendered>
const done = ({ work, takes }: WriteTask) => (works[work] as AnyWork)(...takes)

process.on('message', async (task: WriteTask) => {
  const result = await watched(() => done(task)).catch((): Rendered => ({ ok: false, reason: 'broken' }))
  if (process.memoryUsage.rss() > worn) process.send?.('worn')
  process.send?.(result)
})
process.send?.('ready')
