import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../kernel/db.ts'
import { migrationsFolder } from '../../parts.ts'
import { allOf } from '../../testing/all-of.ts'
import { tablesOf } from '../../testing/catalogue.ts'
import { emptyDatabase } from '../../testing/cluster.ts'
import { contentOf, filesIn, startInstallation } from '../../testing/installation.ts'
import { load } from './load.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'
import { schemas } from './tables.ts'

let here: Awaited<ReturnType<typeof startInstallation>>
beforeAll(async () => {
  here = await startInstallation()
})
afterAll(() => here.close())

const { signal } = new AbortController()
const textOf = async (snapshot: Snapshot, name: string) => {
  const table = snapshot.tables.find((it) => it.name === name)
  return table ? (await buffer(await snapshot.read(table))).toString() : ''
}

describe('a snapshot', () => {
  it('of a database that nobody has used is refused', async () => {
    const { pool, close } = openDatabase(await emptyDatabase(inject('cluster')), () => undefined)
    await expect(openSnapshot(pool)).rejects.toThrow('The database is empty: no Bespeak has used it yet.')
    await close()
  })

  it('has every table that there is, whichever schema it is in', async () => {
    const snapshot = await openSnapshot(here.app.pool)
    snapshot.close()
    expect(snapshot.tables.map(({ name }) => name).sort()).toEqual((await tablesOf(here.app)).sort())
    expect(new Set(snapshot.tables.map(({ name }) => name.split('.')[0]))).toEqual(new Set(schemas))
  })

  it('is of one moment: what is changed, added and removed while it is read is not in it', async () => {
    const person = await here.person()
    const snapshot = await openSnapshot(here.app.pool)
    await here.app.pool.query("update identity.users set first_name = 'Later' where id = $1", [person.userId])
    await here.app.signUp({ username: 'later_still' })
    const users = await textOf(snapshot, 'identity.users')
    snapshot.close()
    expect(users).toContain(person.username)
    expect(users).not.toMatch(/Later|later_still/)
  })

  it('keeps every file that its rows name where it is until it is closed, and then those let go of are removed', async () => {
    const person = await here.person()
    const snapshot = await openSnapshot(here.app.pool)
    const before = await filesIn(here.env.DATA_DIR)
    await here.app.call('resume', 'mutation($id: Int!) { deleteResume(id: $id) }', { id: person.resumeId }, person)
    await here.app.runJobs()
    const named = await allOf(snapshot.heldFiles())
    expect(named.length).toBe(Object.keys(before).length)
    expect(await filesIn(here.env.DATA_DIR)).toEqual(before)
    snapshot.close()

    // The server lets go of the lock a moment after the connection is closed.
    const left = async () => {
      await here.app.pool.query("select graphile_worker.add_job('kernel.remove-files')")
      await here.app.runJobs()
      return Object.keys(await filesIn(here.env.DATA_DIR)).length
    }
    await expect.poll(left, { timeout: 30_000 }).toBe(named.length - 1)
  })
})

describe('loading', () => {
  const address = () => here.app.pool.options.connectionString ?? ''

  it('leaves the database as empty as it was where a table comes to an end in the middle of a row', async () => {
    await here.person()
    const to = await emptyDatabase(inject('cluster'))
    const snapshot = await openSnapshot(here.app.pool)
    const read: Snapshot['read'] = async (table) => {
      const stream = await snapshot.read(table)
      return table.name === 'resume.resumes' ? stream.take(1).map((chunk: Buffer) => chunk.subarray(0, 20)) : stream
    }
    await expect(
      load({ connectionString: to, migrationsFolder, rows: { ...snapshot, read }, signal }),
    ).rejects.toThrow()
    snapshot.close()
    expect(await contentOf(to)).toEqual({})
  })

  it('leaves it so where the rows do not keep the rules of their tables', async () => {
    const to = await emptyDatabase(inject('cluster'))
    const snapshot = await openSnapshot(here.app.pool)
    const read: Snapshot['read'] = async (table) =>
      table.name === 'identity.users' ? Readable.from([]) : snapshot.read(table)
    await expect(load({ connectionString: to, migrationsFolder, rows: { ...snapshot, read }, signal })).rejects.toThrow(
      'foreign key',
    )
    snapshot.close()
    expect(await contentOf(to)).toEqual({})
  })

  it('leaves it so when it is stopped', async () => {
    const to = await emptyDatabase(inject('cluster'))
    const snapshot = await openSnapshot(here.app.pool)
    const stop = new AbortController()
    const read: Snapshot['read'] = (table) => {
      if (table.name === 'resume.resumes') stop.abort(new Error('Stopped.'))
      return snapshot.read(table)
    }
    const loading = load({ connectionString: to, migrationsFolder, rows: { ...snapshot, read }, signal: stop.signal })
    await expect(loading).rejects.toThrow()
    snapshot.close()
    expect(await contentOf(to)).toEqual({})
  })

  it('gives every row and every sequence as it was, and lets nobody hold a job', async () => {
    await here.person()
    await here.app.pool.query(
      "select graphile_worker.add_job('later', json_build_object('a', e'tab\\there'), run_at => '2100-01-01')",
    )
    const before = await contentOf(address())
    await here.app.pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone'")
    const to = await emptyDatabase(inject('cluster'))
    const snapshot = await openSnapshot(here.app.pool)
    const loaded = await load({ connectionString: to, migrationsFolder, rows: snapshot, signal })
    snapshot.close()
    const after = await contentOf(to)
    const jobs = 'graphile_worker._private_jobs'
    expect({ ...after, [jobs]: null }).toEqual({ ...before, [jobs]: null })
    const { pool, close } = openDatabase(to, () => undefined)
    expect(
      (await pool.query(`select locked_by, payload->>'a' as a from ${jobs} where payload->>'a' is not null`)).rows,
    ).toEqual([{ locked_by: null, a: 'tab\there' }])
    await close()
    expect(loaded.tables).toBe(snapshot.tables.length)
  })
})
