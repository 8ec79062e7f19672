import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as finance from './services/finance/schema.ts'
import * as identity from './services/identity/schema.ts'
import * as resume from './services/resume/schema.ts'
import { startTestApp, type TestApp } from './testing/app.ts'

// Migrations are written by hand and so are the table definitions the queries are typed by: they must say the same.

const tables = [identity, finance, resume].flatMap((module) =>
  Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const columnsInDatabase = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull"
  from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
  order by 1`

const short = (type: string) =>
  type.replace('timestamp(3)', 'timestamp').replace('timestamp with time zone', 'timestamptz')

describe.each(tables.map((table) => [`${getTableConfig(table).schema}.${getTableConfig(table).name}`, table] as const))(
  'the table %s',
  (name, table) => {
    it('has the same columns, types and nullability in the database and in the code', async () => {
      const { rows } = await app.pool.query<{ name: string; type: string; notNull: boolean }>(columnsInDatabase, [name])
      const inCode = Object.values(getTableColumns(table)).map((column) => ({
        name: column.name,
        type: short(column.getSQLType()),
        notNull: column.notNull,
      }))
      const inDatabase = rows.map((row) => ({ ...row, type: short(row.type) }))
      expect(inCode.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(inDatabase)
    })
  },
)

it('no table of a service is without its definition', async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('identity', 'finance', 'resume') order by 1`,
  )
  const defined = tables.map((table) => `${getTableConfig(table).schema}.${getTableConfig(table).name}`)
  expect(rows.map((row) => row.name)).toEqual(defined.sort())
})
