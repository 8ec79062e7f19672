import { bootstrap } from './bootstrap.mjs'
import { bin, run } from './shell.mjs'
import { stages } from './stage.mjs'
import { staticChecks } from './static-checks.mjs'

// Two of the tests at the root read the sources alone.
const boundaries = {
  name: 'Boundaries',
  run: () => run(bin('vitest'), ['run', '--project', 'root', '--no-color', 'boundaries', 'lockfile']),
}

await bootstrap({ forDevelopment: true })
const outcomes = await stages([...staticChecks, boundaries])
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1
