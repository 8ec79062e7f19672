import { bootstrap } from './bootstrap.mjs'
import { build } from './build.mjs'
import { runNamed } from './run-named.mjs'

const [, , name, ...args] = process.argv
// What is measured is what people run.
await bootstrap({ forDevelopment: true })
await build()
await runNamed('bench', name, args)
