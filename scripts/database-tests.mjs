import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installByApt } from './debian.mjs'
import { fingerprint } from './fingerprint.mjs'
import { bin, root, run } from './shell.mjs'

/**
 * What the database decides, in the words of the tests: tables and migrations, the queue, locks, limits, live events, files and
 * the rows that hold them, accounts, money counted once. These are run on Debian's PostgreSQL as well as on the built-in one.
 */
export const databaseTests = [
  'src/adapters/rate-limits.test.ts',
  'src/adapters/rows/rows.test.ts',
  'src/away.test.ts',
  'src/events.test.ts',
  'src/full-disk.test.ts',
  'src/kernel/connections.test.ts',
  'src/kernel/db.test.ts',
  'src/kernel/jobs.test.ts',
  'src/pages.test.ts',
  'src/services/finance/usage/usage.test.ts',
  'src/services/identity/accounts/accounts.test.ts',
  'src/services/identity/erasing/erasing.test.ts',
  'src/services/identity/sessions/sessions.test.ts',
  'src/services/resume/attachments/attachments.test.ts',
  'src/services/resume/job-descriptions/job-descriptions.test.ts',
  'src/services/resume/resumes/resumes.test.ts',
  'src/services/resume/tailored/saving.test.ts',
  'src/tables.test.ts',
  'src/two-processes.test.ts',
]

/** What speaks to the database: a change of it is tried on Debian's PostgreSQL, and any other is not. */
const tried = [
  'apps/server/src/migrations',
  'apps/server/src/kernel',
  'apps/server/src/adapters',
  ...['identity', 'finance', 'resume'].map((service) => `apps/server/src/services/${service}/schema.ts`),
]

/** Committed: what these were when they last passed there. */
const passedFile = join(root, 'scripts/database-tests.passed')

export const passedAsTheyAre = () =>
  existsSync(passedFile) && readFileSync(passedFile, 'utf8').trim() === fingerprint(tried)

const place = '/usr/lib/postgresql'
const isThere = () =>
  existsSync(place) && readdirSync(place).some((major) => existsSync(`${place}/${major}/bin/initdb`))

/** Whether Debian's PostgreSQL is here, or could be installed. */
export async function ensureDebianPostgres() {
  if (!isThere()) await installByApt([{ name: 'postgresql', title: 'PostgreSQL' }])
  return isThere()
}

/** Writes down what has passed, for the next commit. */
export async function runDatabaseTests(args) {
  const all = ['run', '--no-color', '--project', 'server', ...args, ...databaseTests]
  const outcome = await run(bin('vitest'), all, { env: { TEST_DATABASE: 'debian' } })
  if (outcome.ok) writeFileSync(passedFile, `${fingerprint(tried)}\n`)
  return outcome
}
