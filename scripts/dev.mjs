import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { bin, root } from './shell.mjs'

const webPort = 5173

await bootstrap({ forDevelopment: true })

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
