import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { browserReport, countBrowserTests, runBrowserTests, skipsBrowserTests } from './browser-tests.mjs'
import { buildStale } from './build.mjs'
import { add, ofCheck, ofVitest, summary } from './counts.mjs'
import { longTests, withoutLongTests } from './long-tests.mjs'
import { bin, fail, root, run } from './shell.mjs'
import { stage, stages } from './stage.mjs'
import { staticChecks } from './static-checks.mjs'
import { installTestPrograms } from './test-programs.mjs'
import { keepTimes, vitestTimes } from './times.mjs'

const report = join(root, '.cache/reports/vitest.json')

const ways = { whole, quick }
const [way = 'whole', ...others] = process.argv.slice(2)
if (!Object.hasOwn(ways, way) || others.length > 0) fail('Run npm test, or npm test -- quick.')

await bootstrap({ forDevelopment: true })
for (const file of [report, browserReport, vitestTimes]) rmSync(file, { force: true })
mkdirSync(join(root, '.cache/reports'), { recursive: true })

const total = (await ways[way]()).reduce(add)
console.log(keepTimes(browserReport))
console.log(summary(total))
process.exitCode = total.failed === 0 ? 0 : 1

async function whole() {
  // Built before the tests: those of the whole, such as those of the start, run what is built.
  const [built, checked] = await Promise.all([
    stage({ name: 'Build', run: buildStale }),
    stages(staticChecks),
    installTestPrograms(),
  ])
  return [ofCheck(built), ...checked.map(ofCheck), await unitTests(), await browserTests()]
}

/** What can be said in a few minutes. */
async function quick() {
  console.log('Left out of a quick run: the build, the browser tests, and these long ones:')
  console.log(longTests.map((file) => `  ${file}`).join('\n'))
  const checked = await stages(staticChecks)
  return [...checked.map(ofCheck), await unitTests(withoutLongTests)]
}

async function unitTests(leftOut = []) {
  const reporters = ['dot', 'json', join(root, 'scripts/vitest-times.mjs')].map((reporter) => `--reporter=${reporter}`)
  // One more than there are cores: much of what a test does is to wait for a database, a file or a page.
  const workers = `--maxWorkers=${os.availableParallelism() + 1}`
  const args = ['run', '--no-color', workers, ...reporters, `--outputFile.json=${report}`, ...leftOut]
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
