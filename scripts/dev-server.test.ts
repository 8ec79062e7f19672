import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { toldToServe } from './dev-server.mjs'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Says back what it is told. */
function start(): ChildProcess {
  const child = spawn(process.execPath, ['-e', "process.on('message', (told) => process.send(told))"], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  started.push(child)
  return child
}

const heard = async (child: ChildProcess) => (await once(child, 'message'))[0]

describe('the next server of a development', () => {
  it('is the one that waits', async () => {
    const next = start()
    expect(await toldToServe(next, start)).toBe(next)
    expect(await heard(next)).toBe('serve')
  })

  it('is started where none waits, and where the one that did is known to be gone', async () => {
    const gone = start()
    gone.kill('SIGKILL')
    await once(gone, 'close')
    for (const next of [null, gone]) expect(await heard(await toldToServe(next, start))).toBe('serve')
  })

  it('is another where the one that waits has just died, which nobody has heard of yet', async () => {
    const dying = start()
    await once(dying, 'spawn')
    // All in one turn of this process: it learns of nothing in between.
    execFileSync('sh', [
      '-c',
      `kill -9 ${dying.pid}; while grep -qs '^State:.[^Z]*$' /proc/${dying.pid}/status; do :; done`,
    ])
    expect(dying.connected).toBe(true)
    const child = await toldToServe(dying, start)
    expect(child).not.toBe(dying)
    expect(await heard(child)).toBe('serve')
  })
})
