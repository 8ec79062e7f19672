import { existsSync, readdirSync } from 'node:fs'
import { installByApt } from './debian.mjs'
import { bin, run } from './shell.mjs'

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

const place = '/usr/lib/postgresql'
const isThere = () =>
  existsSync(place) && readdirSync(place).some((major) => existsSync(`${place}/${major}/bin/initdb`))

/** Whether Debian's PostgreSQL is here, or could be installed. */
export async function ensureDebianPostgres() {
  if (!isThere()) await installByApt('postgresql', 'PostgreSQL')
  return isThere()
}

export const runDatabaseTests = (args) =>
  run(bin('vitest'), ['run', '--no-color', '--project', 'server', ...args, ...databaseTests], {
    env: { TEST_DATABASE: 'debian' },
  })
