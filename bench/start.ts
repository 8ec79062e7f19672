import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

// How long a start takes until the first answer: the first on an empty folder, a later one, and one after a kill -9.

const root = fileURLToPath(new URL('..', import.meta.url))
const port = 20_000 + (process.pid % 20_000)
const dataDir = mkdtempSync(join(tmpdir(), 'bespeak-bench-'))
const limits = { 'later start': 3, 'start after kill -9': 5 }

async function startTimed(): Promise<{ server: ChildProcess; seconds: number }> {
  const since = performance.now()
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: `${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server did not start.')
    await sleep(20)
  }
  return { server, seconds: (performance.now() - since) / 1000 }
}

const isReady = () =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  server.kill(signal)
  await once(server, 'exit')
}

const first = await startTimed()
await end(first.server, 'SIGTERM')
const later = await startTimed()
await end(later.server, 'SIGKILL')
const afterKill = await startTimed()
await end(afterKill.server, 'SIGTERM')
rmSync(dataDir, { recursive: true, force: true })

const measured = {
  'first start': first.seconds,
  'later start': later.seconds,
  'start after kill -9': afterKill.seconds,
}
for (const [name, seconds] of Object.entries(measured)) {
  const limit = limits[name as keyof typeof limits]
  console.log(`${name.padEnd(22)} ${seconds.toFixed(2)} s${limit ? ` (limit ${limit} s)` : ''}`)
  if (limit && seconds > limit) process.exitCode = 1
}
