import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { copyTemplate } from '../testing/cluster.ts'
import { migrate } from './db.ts'

let pool: pg.Pool
let folder: string
beforeEach(async () => {
  const connectionString = await copyTemplate(inject('cluster'), `migrate_${randomUUID().replaceAll('-', '')}`)
  pool = new pg.Pool({ connectionString })
  folder = await mkdtemp(join(tmpdir(), 'bespeak-migrations-'))
})
afterEach(() => pool.end())

const add = (name: string, text: string) => writeFile(join(folder, name), text)
const exists = async (table: string) => {
  const { rows } = await pool.query<{ found: string | null }>('select to_regclass($1) as found', [table])
  return rows[0]?.found !== null
}

describe('migrations', () => {
  it('that fail leave nothing behind and name the file; the next start tries again', async () => {
    await add('0101_x.sql', 'create table public.half (id int); select 1 / 0;')
    await expect(migrate(pool, folder)).rejects.toThrow(/0101_x\.sql/)
    expect(await exists('public.half')).toBe(false)
    await add('0101_x.sql', 'create table public.half (id int);')
    expect(await migrate(pool, folder)).toEqual(['0101_x.sql'])
  })

  it('run once, in order, however often they are asked for', async () => {
    await add('0102_b.sql', 'alter table public.a add column b int;')
    await add('0101_a.sql', 'create table public.a (id int);')
    expect(await migrate(pool, folder)).toEqual(['0101_a.sql', '0102_b.sql'])
    expect(await migrate(pool, folder)).toEqual([])
  })

  it('[F8] run once when two processes start at the same moment', async () => {
    await add('0101_a.sql', 'create table public.once (id int);')
    const runs = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)])
    expect(runs.flat()).toEqual(['0101_a.sql'])
  })
})
