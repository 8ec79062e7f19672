import { bootstrap } from './bootstrap.mjs'
import { bin, run } from './shell.mjs'

await bootstrap({ forDevelopment: true })
const { ok } = await run(bin('tsx'), ['e2e/seed.ts'], { show: true })
if (!ok) process.exitCode = 1
