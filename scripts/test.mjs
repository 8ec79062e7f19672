import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { countBrowserTests, runBrowserTests, skipsBrowserTests } from './browser-tests.mjs'
import { buildStale } from './build.mjs'
import { add, ofCheck, ofVitest, summary } from './counts.mjs'
import { bin, root, run } from './shell.mjs'
import { stage } from './stage.mjs'
import { staticChecks } from './static-checks.mjs'
import { installTestPrograms } from './test-programs.mjs'

const report = join(root, '.cache/reports/vitest.json')

await bootstrap({ forDevelopment: true })
// Built first: tests of the whole, such as those of the start, run what is built.
let total = ofCheck(await stage({ name: 'Build', run: buildStale }))
for (const check of staticChecks) total = add(total, ofCheck(await stage(check)))
await installTestPrograms()
total = add(total, await unitTests())
total = add(total, await browserTests())

console.log(summary(total))
process.exitCode = total.failed === 0 ? 0 : 1

async function unitTests() {
  mkdirSync(join(root, '.cache/reports'), { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--no-color', `--maxWorkers=${os.availableParallelism()}`, ...reporters]
  return ofVitest(report, await stage({ name: 'Unit and integration tests', run: () => run(bin('vitest'), args) }))
}

async function browserTests() {
  if (skipsBrowserTests()) {
    console.log('Browser tests … skipped, as E2E=0 says')
    return countBrowserTests()
  }
  const { counts } = await stage({ name: 'Browser tests', run: runBrowserTests })
  return counts
}
