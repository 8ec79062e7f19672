import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

const program = `
  import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(new URL('./thread-yields.ts', import.meta.url).href)}) })
    .then(({ yieldToOthers }) => {
      yieldToOthers()
      require('node:worker_threads').parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self'))
    })`

it.skipIf(process.platform !== 'linux')('a thread that yields comes after the rest of its process', async () => {
  const before = getPriority()
  const thread = new Worker(program, { eval: true })
  const self = await new Promise<string>((resolve, reject) => thread.on('message', resolve).on('error', reject))
  // The nineteenth field, counted from behind the name, which may hold anything.
  const nice = Number(readFileSync(`/proc/${self}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16])
  await thread.terminate()
  expect(nice).toBeGreaterThan(before)
  expect(getPriority()).toBe(before)
})
