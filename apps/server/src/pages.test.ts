import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sql } from './kernel/db.ts'
import { unsettledCheckouts } from './services/finance/checkouts/checkouts.store.ts'
import { idleSince } from './services/identity/clean-up/clean-up.store.ts'
import { workingBefore } from './services/identity/exporting/exporting.store.ts'
import { allUsers } from './services/identity/operator/operator.store.ts'
import { openRequests } from './services/identity/requests/requests.store.ts'
import { madeWithFacts } from './services/resume/facts/facts.store.ts'
import { usersToRemind } from './services/resume/reminders/reminders.store.ts'
import { allOf } from './testing/all-of.ts'
import { startTestApp, type TestApp } from './testing/app.ts'

const many = 601
const now = new Date('2026-11-10T12:00:00Z')
const old = new Date('2020-01-01T00:00:00Z')

let app: TestApp
let owner: number
let sql: Sql
const queries: string[] = []
beforeAll(async () => {
  app = await startTestApp()
  sql = drizzle(app.pool, { logger: { logQuery: (query) => void queries.push(query) } })
  const { rows } = await app.pool.query(
    `insert into identity.users (username, email, password_hash, is_verified, created_at)
     select 'u' || n, 'u' || n || '@example.com', 'x', true, $1 from generate_series(1, $2::int) n returning id`,
    [old, many],
  )
  owner = rows[0].id
  const each = (table: string, columns: string, values: string, ...given: unknown[]) =>
    app.pool.query(`insert into ${table} (${columns}) select ${values} from identity.users u`, given)
  await each('identity.requests', 'kind, email, message, created_at', `'contact', u.email, 'Hello.', $1`, old)
  await each('identity.data_exports', 'user_id, status, created_at', `u.id, 'working', $1`, old)
  await each(
    'resume.job_descriptions',
    'user_id, title, company, description, requirements, stage, created_at, updated_at, remind_at',
    `u.id, 'Nurse', 'Ridgeway', 'wanted', '{}', 'saved', $1, $1, $1`,
    old,
  )
  await each(
    'finance.checkouts',
    'id, user_id, plan_id, currency, tax_rate, items, status, created_at, expires_at, settled, reference',
    `gen_random_uuid(), u.id, 2, 'USD', 0, '[]', 'open', $1, $1, false, 'page'`,
    old,
  )
  await each(
    'resume.tailored_resumes',
    `user_id, original_resume_id, title, content, document, edits, gaps, job_advertising_company, job_description,
     template, page_size, status, created_at, updated_at`,
    `$1::int, 1, 'Nurse', '', '{}', '[{"sources": ["fact-7"]}]', '[]', '', '', 'plain', 'A4', 'draft', $2, $2`,
    owner,
    old,
  )
})
afterAll(() => app.close())

/** Whatever grows with the number of people, or with what one of them makes. */
const reads: [string, (sql: Sql) => AsyncIterable<unknown>][] = [
  ['accounts', allUsers],
  ['open requests', openRequests],
  ['unfinished exports', (sql) => workingBefore(sql, now)],
  ['idle accounts', (sql) => idleSince(sql, now, null)],
  ['people to remind', (sql) => usersToRemind(sql, now)],
  ['payment pages elsewhere', unsettledCheckouts],
  ['what was made with facts', (sql) => madeWithFacts(sql, owner)],
]

it.each(reads)('[F6] %s are read a page at a time, each of them once', async (_, read) => {
  queries.length = 0
  const found = await allOf(read(sql))
  expect(new Set(found.map((row) => JSON.stringify(row))).size).toBe(many)
  expect(found).toHaveLength(many)
  expect(queries.length).toBeGreaterThan(2)
  for (const query of queries) expect(query).toMatch(/ order by .* limit \$\d+$/)
})
