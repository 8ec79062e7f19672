import { mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './bootstrap.mjs'
import { browserReport, countBrowserTests, runBrowserTests, skipsBrowserTests } from './browser-tests.mjs'
import { buildStale } from './build.mjs'
import { add, flakyStories, none, ofCheck, ofVitest, summary } from './counts.mjs'
import { databaseTests, ensureDebianPostgres, passedAsTheyAre, runDatabaseTests } from './database-tests.mjs'
import { longTests, withoutLongTests } from './long-tests.mjs'
import { bin, fail, root, run } from './shell.mjs'
import { stage, stages } from './stage.mjs'
import { staticChecks } from './static-checks.mjs'
import { installTestPrograms } from './test-programs.mjs'
import { keepTimes, vitestTimes } from './times.mjs'
import { lastFilesRun } from './vitest-times.mjs'

const report = join(root, '.cache/reports/vitest.json')
const databaseReport = join(root, '.cache/reports/vitest-debian.json')

const ways = { whole: () => whole(), full: () => whole({ isFull: true }), quick }
const [way = 'whole', ...others] = process.argv.slice(2)
if (!Object.hasOwn(ways, way) || others.length > 0) fail('Run npm test, npm test -- quick or npm test -- full.')

await bootstrap({ forDevelopment: true })
for (const file of [report, databaseReport, browserReport, vitestTimes]) rmSync(file, { force: true })
mkdirSync(join(root, '.cache/reports'), { recursive: true })

const total = (await ways[way]()).reduce(add)
console.log(keepTimes(browserReport))
for (const line of flakyStories(browserReport)) console.log(line)
console.log(summary(total))
process.exitCode = total.failed === 0 ? 0 : 1

async function whole({ isFull = false } = {}) {
  // Built before the tests: those of the whole, such as those of the start, run what is built.
  const [built, checked] = await Promise.all([
    stage({ name: 'Build', run: buildStale }),
    stages(staticChecks),
    installTestPrograms(),
  ])
  const { unit, lastFiles } = unitTestsToTheLast()
  // The browser and its server start beside the last files.
  const browser = Promise.race([lastFiles, unit]).then(browserTests)
  return [ofCheck(built), ...checked.map(ofCheck), await unit, await browser, await onDebian(isFull)]
}

/** What can be said in a few minutes. */
async function quick() {
  console.log('Left out of a quick run: the build, the browser tests, and these long ones:')
  console.log(longTests.map((file) => `  ${file}`).join('\n'))
  const checked = await stages(staticChecks)
  return [...checked.map(ofCheck), await unitTests({ leftOut: withoutLongTests })]
}

/** `lastFiles`: when no file is left that waits for a worker. */
function unitTestsToTheLast() {
  let unit
  const lastFiles = new Promise((resolve) => {
    unit = unitTests({ onMessage: (message) => message === lastFilesRun && resolve() })
  })
  return { unit, lastFiles }
}

async function unitTests({ leftOut = [], onMessage }) {
  const times = `--reporter=${join(root, 'scripts/vitest-times.mjs')}`
  const args = ['run', '--no-color', ...reportedTo(report), times, ...leftOut]
  const vitest = () => run(bin('vitest'), args, { onMessage })
  return ofVitest(report, await stage({ name: 'Unit and integration tests', run: vitest }))
}

// One more than there are cores: much of what a test does is to wait for a database, a file or a page.
function reportedTo(file) {
  const workers = `--maxWorkers=${os.availableParallelism() + 1}`
  return [workers, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
}

/** What the database decides, once more on a server that others have built. */
async function onDebian(isFull) {
  const name = "Integration tests on Debian's PostgreSQL"
  const whyNot = await whyNotOnDebian(isFull)
  if (whyNot) {
    console.log(`${name} … skipped: ${whyNot}`)
    return { ...none, skipped: databaseTests.length }
  }
  const outcome = await stage({ name, run: () => runDatabaseTests(reportedTo(databaseReport)) })
  return ofVitest(databaseReport, outcome)
}

async function whyNotOnDebian(isFull) {
  if (process.env.TEST_DATABASE_URL) return 'all of them were run on TEST_DATABASE_URL'
  if (!isFull && passedAsTheyAre()) return 'nothing that speaks to the database has changed since they passed'
  return (await ensureDebianPostgres()) ? null : 'it is not installed, and cannot be installed here'
}

async function browserTests() {
  if (skipsBrowserTests()) {
    console.log('Browser tests … skipped, as E2E=0 says')
    return countBrowserTests()
  }
  const { counts } = await stage({ name: 'Browser tests', run: runBrowserTests })
  return counts
}
