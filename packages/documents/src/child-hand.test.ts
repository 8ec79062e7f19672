import { fork } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const parentProgram = new URL('./testing/parent-of-a-child.ts', import.meta.url)
const neverStarts = new URL('./testing/child-that-never-starts.ts', import.meta.url)
const hangs = new URL('./testing/child-that-hangs.ts', import.meta.url)
const reads = new URL('./read-child.ts', import.meta.url)
const writes = new URL('./write/write-child.ts', import.meta.url)

let server: Server
/** Ended after a test that failed. */
let left = new Set<number>()
beforeEach(async () => {
  left = new Set()
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const id of left) process.kill(id, 'SIGKILL')
  server.close()
})

function keep(id = 0, its: EventEmitter, end: string) {
  left.add(id)
  its.once(end, () => left.delete(id))
}

/** A parent with one child that runs this program, and the line on which the child tells what it is at. */
async function family(program: URL) {
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const parent = fork(parentProgram, [program.href, port], {
    execArgv: ['--import', 'tsx'],
    stdio: 'ignore',
  })
  keep(parent.pid, parent, 'exit')
  const [line]: Socket[] = await once(server, 'connection')
  if (!line) throw new Error('the child did not call')
  // A line that breaks has ended all the same.
  line.on('error', () => undefined)
  const said = createInterface(line)[Symbol.asyncIterator]()
  keep(Number((await said.next()).value), line, 'close')
  return { parent, line, said }
}

describe('a child whose parent was killed ends by itself', () => {
  it.each([
    ['while it starts', neverStarts, []],
    ['while it is so busy that it hears nothing', hangs, ['busy']],
    ['when it reads files, and rests', reads, ['busy']],
    ['when it writes documents, and rests', writes, ['busy']],
  ])('%s', async (_, program, says) => {
    const { parent, line, said } = await family(program)
    for (const word of says) expect((await said.next()).value).toBe(word)
    const ended = once(line, 'close')
    parent.kill('SIGKILL')
    await ended
  })
})
