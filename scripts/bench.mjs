import { runNamed } from './run-named.mjs'

const [, , name, ...args] = process.argv
await runNamed('bench', name, args)
