import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isRunning } from '../api/server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const address = `http://localhost:${20_000 + (process.pid % 20_000)}`

/** The product as `npm start` runs it, on a folder that is thrown away. */
export async function serve() {
  const dataDir = mkdtempSync(join(tmpdir(), 'bespeak-bench-'))
  const { PATH, HOME } = process.env
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH, HOME, PORT: new URL(address).port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady())) {
    if (!isRunning(server)) throw new Error('The server did not start.')
    await sleep(100)
  }
  return {
    address,
    async close() {
      if (isRunning(server) && server.kill('SIGTERM')) await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const isReady = () =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
