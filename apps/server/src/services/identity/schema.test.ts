import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import * as schema from './schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const exported: unknown[] = Object.values(schema)
const tables = exported.filter((value): value is PgTable => is(value, PgTable))

interface Column {
  name: string
  type: string
  nullable: boolean
}

const byName = (one: Column, other: Column) => one.name.localeCompare(other.name)

const declared = (table: PgTable): Column[] =>
  Object.values(getTableColumns(table))
    .map((column) => ({ name: column.name, type: column.getSQLType(), nullable: !column.notNull }))
    .sort(byName)

async function migrated(table: PgTable): Promise<Column[]> {
  const { rows } = await app.pool.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [`${getTableConfig(table).schema}.${getTableName(table)}`],
  )
  return rows.sort(byName)
}

describe('the tables that the code knows', () => {
  it.each(tables.map((table) => [getTableName(table), table] as const))(
    '%s is as it was migrated',
    async (_, table) => {
      expect(declared(table)).toEqual(await migrated(table))
    },
  )

  it('are all that there are', async () => {
    const { rows } = await app.pool.query(`select tablename from pg_tables where schemaname = 'identity'`)
    expect(rows.map(({ tablename }) => tablename).sort()).toEqual(tables.map((table) => getTableName(table)).sort())
  })
})
