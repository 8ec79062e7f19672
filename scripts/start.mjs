import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap } from './bootstrap.mjs'
import { build } from './build.mjs'
import { root, run } from './shell.mjs'

const built = (program) => join(root, 'apps/server/dist', program)

await bootstrap()
await build(() => run(process.execPath, [built('make-database.js')], { show: true }))
process.env.NODE_ENV = 'production'
// In this process, not in one below it: signals, the exit code and a kill reach the server itself.
await import(pathToFileURL(built('main.js')).href)
