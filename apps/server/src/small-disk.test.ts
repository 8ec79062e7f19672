import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './adapters/embedded-postgres/index.ts'
import { createLocalFiles } from './adapters/files/local-files.ts'
import { createOutboxMailer } from './adapters/mail/outbox-mailer.ts'
import { freeBytesAt } from './adapters/room.ts'
import { type Database, openDatabase } from './kernel/db.ts'
import { isOutOfRoom } from './kernel/errors.ts'
import { mountDisk, unmountDisk } from './testing/mounted-disk.ts'

const megabyte = 1024 * 1024

/** Soon full. */
const disk = mountDisk('160m')
const skipped = disk ? '' : ' (skipped: this user may not mount a disk)'
const inDisk = (name: string) => join(disk ?? '', name)

/** Leaves no room, until the file is removed again. */
async function fill(): Promise<void> {
  const file = await open(inDisk('filler'), 'w')
  const block = Buffer.alloc(megabyte)
  try {
    for (;;) await file.write(block)
  } catch (error) {
    if (!isOutOfRoom(error)) throw error
  } finally {
    await file.close()
  }
}
const makeRoom = () => rm(inDisk('filler'), { force: true })

describe.skipIf(!disk)(`[F5] on a disk that is really full${skipped}`, () => {
  let postgres: EmbeddedPostgres
  let database: Database
  beforeAll(async () => {
    await mkdir(inDisk('data'))
    postgres = await startEmbeddedPostgres({ dataDir: inDisk('data') })
    database = openDatabase(postgres.connectionString, () => undefined)
    await database.pool.query('create table kept (words text)')
    await database.pool.query("insert into kept values ('before')")
  })
  afterAll(async () => {
    await makeRoom()
    await database.close()
    await postgres.stop()
    if (disk) unmountDisk(disk)
  })

  it('the database refuses what needs room as such, still reads, and takes it once there is room', async () => {
    // Random, or it would be pressed to nothing.
    const large = `insert into kept select string_agg(md5(random()::text), '') from generate_series(1, 100000)`
    await fill()
    expect(await freeBytesAt(inDisk('data'))).toBeLessThan(megabyte)
    const refusal = await database.pool.query(large).catch((error: unknown) => error)
    expect(isOutOfRoom(refusal)).toBe(true)
    expect((await database.pool.query('select * from kept')).rows).toEqual([{ words: 'before' }])
    await makeRoom()
    await database.pool.query(large)
    expect((await database.pool.query('select count(*)::int as count from kept')).rows).toEqual([{ count: 2 }])
  })

  it('a file is not kept in part, and whole once there is room', async () => {
    const files = createLocalFiles(inDisk('files'))
    const bytes = new Uint8Array(2 * megabyte).fill(7)
    await files.put('first', new Uint8Array([1]))
    await fill()
    expect(isOutOfRoom(await files.put('fizz', bytes).catch((error: unknown) => error))).toBe(true)
    expect(await readdir(inDisk('files/fi'))).toEqual(['first'])
    await makeRoom()
    await files.put('fizz', bytes)
    expect((await files.get('fizz'))?.length).toBe(bytes.length)
  })

  it('a mail is not written in part, and whole once there is room', async () => {
    const mailer = createOutboxMailer({ folder: inDisk('outbox'), from: 'hello@example.com' })
    const words = { subject: 'Hello', text: 'x'.repeat(2 * megabyte), html: '<p>Hello</p>', headers: {} }
    const message = { id: 'one', to: 'ada@example.com', ...words }
    await mkdir(inDisk('outbox'))
    await fill()
    expect(isOutOfRoom(await mailer.send(message).catch((error: unknown) => error))).toBe(true)
    expect(await readdir(inDisk('outbox'))).toEqual([])
    await makeRoom()
    await mailer.send(message)
    expect(await readdir(inDisk('outbox'))).toHaveLength(1)
  })
})
