import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { toHtml } from '@bespeak/domain/resume/html.ts'
import { nothingSettled } from '@bespeak/domain/resume/settled.ts'
import { usualOptions } from '@bespeak/domain/tailor/options.ts'
import { welder, welderJob } from '@bespeak/domain/tailor/testing/people.ts'
import { expect, it } from 'vitest'

const program = new URL('./apps/server/src/adapters/engine/testing/one-tailoring.ts', import.meta.url)
const worker = new URL('./apps/server/dist/engine-worker.js', import.meta.url)

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** It runs for a fifth of the time, a moment at a time. */
async function holdBack(child: ChildProcess) {
  while (isRunning(child)) {
    child.kill('SIGCONT')
    await sleep(10)
    child.kill('SIGSTOP')
    await sleep(40)
  }
}

it.skipIf(process.platform === 'win32')(
  '[F6] on a machine with a fifth of a core free the first tailoring of all succeeds',
  async () => {
    const document = welder()
    const comparison = { said: [], advertisement: welderJob().text, today: '2026-07-01' }
    const original = { content: toHtml(document), document }
    const task = { ...comparison, original, options: usualOptions, settled: nothingSettled }
    // By the clock even to load the engine takes longer than it is given.
    const seconds = '8'
    const child = spawn(process.execPath, ['--import', 'tsx', program.pathname, worker.href, seconds], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child.stdin.end(JSON.stringify(task))
    const exit = once(child, 'exit')
    const [told] = await Promise.all([text(child.stdout), holdBack(child), exit])
    expect(JSON.parse(told)).toEqual({ edits: expect.any(Number) })
  },
  600_000,
)
