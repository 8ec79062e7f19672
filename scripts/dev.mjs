import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { bin, root, run } from './shell.mjs'

const webPort = 5173

await bootstrap({ forDevelopment: true })

const dataDir = resolve(root, process.env.DATA_DIR || 'data')
const isFirst = !process.env.DATABASE_URL && (!existsSync(dataDir) || readdirSync(dataDir).length === 0)

const env = {
  ...process.env,
  NODE_ENV: 'development',
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${webPort}`,
}
const children = [
  // Not `tsx watch`, which signals every process below it at once: the database would go before the server does.
  start(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', 'apps/server/src/main.ts'], root),
  start(bin('vite'), ['--port', String(webPort), '--strictPort'], join(root, 'apps/web')),
]
// Something to look at from the beginning. It waits for the server, and says how to log in.
if (isFirst) void run(bin('tsx'), ['e2e/seed.ts'], { env, show: true })

function start(command, args, cwd) {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
  // One without the other is of no use: when either ends, so does the other.
  child.on('exit', (code) => stopAll(code === null ? 1 : code))
  return child
}

function stopAll(code) {
  process.exitCode = process.exitCode || code
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(0))
