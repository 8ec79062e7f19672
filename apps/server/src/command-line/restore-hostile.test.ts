import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { headOf } from '../adapters/archive/files-stream.ts'
import type { Manifest } from '../adapters/archive/manifest.ts'
import { openArchive } from '../adapters/archive/read-archive.ts'
import { writeArchive } from '../adapters/archive/write-archive.ts'
import { createDigest } from '../adapters/rows/digest.ts'
import { emptyDatabase } from '../testing/cluster.ts'
import { runTyped } from '../testing/command-line.ts'
import { contentOf, filesIn, startInstallation } from '../testing/installation.ts'

let here: Awaited<ReturnType<typeof startInstallation>>
let whole: Contents
beforeAll(async () => {
  here = await startInstallation()
  await here.person()
  expect(await runTyped(['backup', at('all')], here.env)).toMatchObject({ code: 0 })
  whole = await contentsOf(at('all'))
}, 300_000)
afterAll(() => here.close())

const at = (name: string) => join(here.folder, name)

/** What an archive says of itself, and the bytes of each part. */
interface Contents {
  manifest: Manifest
  rows: Record<string, Buffer>
  files: Buffer
}

async function contentsOf(path: string): Promise<Contents> {
  const { manifest, rows, files, close } = await openArchive(path)
  const read: Contents['rows'] = {}
  for (const table of rows.tables) read[table.name] = await buffer(await rows.read(table))
  const parts: Buffer[] = []
  for await (const file of files()) parts.push(headOf(file), file.bytes)
  close()
  return { manifest, rows: read, files: Buffer.concat(parts) }
}

async function digestOf(bytes: Buffer) {
  const digest = createDigest()
  await pipeline(Readable.from([bytes]), digest, async function* (chunks) {
    for await (const _chunk of chunks) yield ''
  })
  return digest.digest()
}

interface Forged {
  /** What it says of itself instead. */
  says?: Partial<Manifest>
  isPacked?: boolean
}

/** Another archive with other contents, whose checksums are theirs. */
async function forge(name: string, change: Partial<Contents>, { says, isPacked = false }: Forged = {}) {
  const { manifest, rows, files } = { ...whole, ...change }
  const tables: Manifest['tables'] = []
  for (const table of manifest.tables) tables.push({ ...table, ...(await digestOf(rows[table.name] ?? none)) })
  const { bytes, sha256 } = await digestOf(files)
  const described = { ...manifest, tables, files: { ...manifest.files, bytes, sha256 }, ...says }
  const { signal } = new AbortController()
  await writeArchive({ path: at(name), madeAt: new Date(), signal }, async ({ add }) => {
    for (const [table, text] of Object.entries(rows)) await add(`rows/${table}`, Readable.from([text]), true)
    await add('files', Readable.from([files]), isPacked)
    await add('manifest.json', Readable.from([Buffer.from(JSON.stringify(described))]), true)
  })
}

const none = Buffer.alloc(0)
const saying = (manifest: Partial<Manifest>): Partial<Contents> => ({ manifest: { ...whole.manifest, ...manifest } })
const withRows = (name: string, text: string): Partial<Contents> => ({
  rows: { ...whole.rows, [name]: Buffer.from(text) },
})

/** A machine with nothing on it yet refuses it with these words, and has nothing on it afterwards. */
async function expectRefused(name: string, words: RegExp) {
  const machine = { ...here.env, DATABASE_URL: await emptyDatabase(inject('cluster')), DATA_DIR: at(`for-${name}`) }
  const { code, problems } = await runTyped(['restore', at(name), '--yes'], machine)
  expect({ code, problems }).toEqual({ code: 1, problems: [expect.stringMatching(words)] })
  expect(await contentOf(machine.DATABASE_URL)).toEqual({})
  expect(await filesIn(machine.DATA_DIR)).toEqual({})
}

describe('[F23] an archive whose checksums are right and whose contents are not is refused, and nothing is kept:', () => {
  it('made again as it was, it is restored', async () => {
    await forge('same', {})
    const machine = { ...here.env, DATABASE_URL: await emptyDatabase(inject('cluster')), DATA_DIR: at('same-here') }
    expect(await runTyped(['restore', at('same')], machine)).toMatchObject({ code: 0, problems: [] })
  })

  const otherTables = /^The tables are not those of the version of Bespeak that the rows say they come from/
  const system = { name: 'pg_catalog.pg_authid', columns: ['rolname'], rows: 0, bytes: 0, sha256: '' }

  it.each<[string, () => Partial<Contents>, RegExp]>([
    ['no table', () => saying({ tables: [] }), otherTables],
    [
      'a table less',
      () => saying({ tables: whole.manifest.tables.filter(({ name }) => name !== 'kernel.keys') }),
      otherTables,
    ],
    [
      'a table twice',
      () => saying({ tables: [...whole.manifest.tables, ...whole.manifest.tables.slice(0, 1)] }),
      otherTables,
    ],
    [
      'a table of the database itself',
      () => ({
        ...saying({ tables: [...whole.manifest.tables, system] }),
        ...withRows(system.name, 'intruder\n'),
      }),
      otherTables,
    ],
    ['numbers that would be given again', () => saying({ sequences: [] }), otherTables],
    [
      'rows that say they are of a later version than their tables',
      () => saying({ migrations: whole.manifest.migrations.slice(0, -1) }),
      otherTables,
    ],
    [
      'rows that say they are of an earlier version',
      () => withRows('kernel.migrations', String(whole.rows['kernel.migrations']).replace(/^.*\n/, '')),
      otherTables,
    ],
    [
      'rows that break a rule of their table',
      () => withRows('identity.users', ''),
      /^The rows cannot be kept as they are: .*foreign key.* Nothing was kept\.$/,
    ],
    [
      'rows that are no rows',
      () => withRows('identity.users', 'my holidays, page 1\n'),
      /^The rows cannot be kept as they are: .* Nothing was kept\.$/,
    ],
    ['a file less', () => ({ files: none }), /is damaged: the list of its files/],
    [
      'a file whose name leads elsewhere',
      () => ({ files: Buffer.concat([Buffer.from('../../'), whole.files]) }),
      /is damaged/,
    ],
    [
      'a file that would be larger than the archive',
      () => ({ files: Buffer.from(`huge 999999999999 ${'0'.repeat(64)}\nshort`) }),
      /is damaged/,
    ],
  ])('%s', async (name, change, words) => {
    await forge(name, change())
    await expectRefused(name, words)
  })

  it('[C1] files that are packed: a small archive would become a large one in memory', async () => {
    const zeros = { key: 'zeros', bytes: Buffer.alloc(5_000_000) }
    await forge('packed', { files: Buffer.concat([headOf(zeros), zeros.bytes]) }, { isPacked: true })
    await expectRefused('packed', /is damaged: files/)
  })

  it('[C1] a list that is longer than any, packed', async () => {
    await forge('long-list', {}, { says: { bespeak: ' '.repeat(20_000_000) } })
    await expectRefused('long-list', /is damaged: manifest\.json/)
  })

  it.each<[string, (manifest: Manifest) => Partial<Manifest>]>([
    ['tables', ({ tables }) => ({ tables: tables.map((table) => ({ ...table, bytes: 0 })) })],
    ['files', ({ files }) => ({ files: { ...files, bytes: 0 } })],
  ])('a length of its %s that is not theirs: by it the room is told', async (name, says) => {
    await forge(`short-${name}`, {}, { says: says(whole.manifest) })
    await expectRefused(`short-${name}`, /is damaged/)
  })

  it('[C1] more parts than tables could make', async () => {
    const { signal } = new AbortController()
    await writeArchive({ path: at('many'), madeAt: new Date(), signal }, async ({ add }) => {
      for (let part = 0; part < 1100; part += 1) await add(`rows/${part}`, Readable.from([none]), false)
    })
    await expectRefused('many', /is damaged: its list/)
  })
})

describe('what is no archive, or one that is damaged, is said in words:', () => {
  it.each(['rows/identity.users', 'files', 'manifest.json'])(
    'a byte that is another before what is in %s',
    async (part) => {
      const spoilt = await readFile(at('all'))
      // Before its name stand thirty bytes, of which the first two are letters.
      const place = spoilt.indexOf(`\0\0${part}`) - 28
      expect(spoilt.toString('latin1', place, place + 2)).toBe('PK')
      spoilt.writeUInt8(0, place)
      await writeFile(at('spoilt'), spoilt)
      await expectRefused('spoilt', /spoilt is damaged: .* is not as it was written\. Nothing was changed\.$/)
    },
  )

  it('a file that says it is as large as a disk', async () => {
    const hole = await open(at('hole'), 'w')
    await hole.truncate(50_000_000_000)
    await hole.close()
    await expectRefused('hole', /is no backup of Bespeak, or was cut off/)
  })
})
