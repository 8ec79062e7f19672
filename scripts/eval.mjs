import { runNamed } from './run-named.mjs'

await runNamed('eval', 'run', process.argv.slice(2))
