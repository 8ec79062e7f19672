import { runNamed } from './run-named.mjs'

await runNamed('eval/layouts', 'run', process.argv.slice(2))
