import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { serveSources } from './dev-server.mjs'
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
const server = await serveSources(env)
const web = spawn(bin('vite'), ['--port', String(webPort), '--strictPort'], {
  ...{ cwd: join(root, 'apps/web'), env },
  stdio: 'inherit',
})
// One without the other is of no use.
web.on('exit', (code) => end(code === null ? 1 : code))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))

// Something to look at from the beginning. It waits for the server, and says how to log in.
if (isFirst) void run(bin('tsx'), ['e2e/seed.ts'], { env, show: true })

async function end(code) {
  web.kill('SIGTERM')
  await server.stop()
  process.exit(code)
}
