import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap } from './bootstrap.mjs'
import { build } from './build.mjs'
import { root } from './shell.mjs'

await bootstrap()
await build()
process.env.NODE_ENV = 'production'
// In this process, not in one below it: signals, the exit code and a kill reach the server itself.
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
