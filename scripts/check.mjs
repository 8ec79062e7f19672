import { bootstrap } from './bootstrap.mjs'
import { bin, run } from './shell.mjs'
import { stage } from './stage.mjs'
import { staticChecks } from './static-checks.mjs'

// Two of the tests at the root read the sources alone.
const boundaries = {
  name: 'Boundaries',
  run: () => run(bin('vitest'), ['run', '--project', 'root', '--no-color', 'boundaries', 'lockfile']),
}

await bootstrap({ forDevelopment: true })
for (const check of [...staticChecks, boundaries]) {
  const { ok } = await stage(check)
  if (!ok) process.exitCode = 1
}
