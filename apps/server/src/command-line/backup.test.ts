import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Manifest } from '../adapters/archive/manifest.ts'
import { openDatabase } from '../kernel/db.ts'
import { copyTemplate, emptyDatabase } from '../testing/cluster.ts'
import { runTyped } from '../testing/command-line.ts'
import { startInstallation } from '../testing/installation.ts'
import { mountDisk, unmountDisk } from '../testing/mounted-disk.ts'
import { unzip } from '../testing/unzip.ts'

let here: Awaited<ReturnType<typeof startInstallation>>
beforeAll(async () => {
  here = await startInstallation()
  await here.person()
})
afterAll(() => here.close())

const at = (name: string) => join(here.folder, name)
const backup = (name: string, env = {}) => runTyped(['backup', at(name)], { ...here.env, ...env })
const refusal = (problem: unknown) => ({ code: 1, said: [], asked: [], problems: [problem] })

describe('a backup is refused, and nothing is written,', () => {
  it('where a file of that name is there', async () => {
    await writeFile(at('there'), 'precious')
    expect(await backup('there')).toEqual(refusal(expect.stringMatching(/already exists and is not overwritten/)))
    expect(await readFile(at('there'), 'utf8')).toBe('precious')
  })

  it('where another writes it, or one was cut off', async () => {
    await writeFile(at('half.part'), 'half')
    expect(await backup('half')).toEqual(refusal(expect.stringMatching(/half\.part is there already/)))
    expect(await readFile(at('half.part'), 'utf8')).toBe('half')
  })

  it('where there is no such folder', async () => {
    expect(await backup('nowhere/all')).toEqual(refusal(`There is no folder ${at('nowhere')}.`))
  })

  it('where the disk is too small', async ({ skip }) => {
    const disk = mountDisk('64k')
    if (!disk) return skip('this user may not mount a disk')
    try {
      const outcome = await runTyped(['backup', join(disk, 'all')], here.env)
      expect(outcome).toEqual(
        refusal(expect.stringMatching(/^There is no room: the backup may take .+, and .+ is free\.$/)),
      )
      expect(await readdir(disk)).toEqual([])
    } finally {
      unmountDisk(disk)
    }
  })

  it('where the database is of a newer version', async () => {
    const DATABASE_URL = await copyTemplate(inject('cluster'))
    const { pool, close } = openDatabase(DATABASE_URL, () => undefined)
    await pool.query("insert into kernel.migrations (name) values ('9999_later.sql')")
    await close()
    expect(await backup('newer', { DATABASE_URL })).toEqual(refusal(expect.stringMatching(/newer version.*Use the/)))
  })

  it('where nobody has used the database', async () => {
    const DATABASE_URL = await emptyDatabase(inject('cluster'))
    expect(await backup('none', { DATABASE_URL })).toEqual(refusal(expect.stringMatching(/^The database is empty/)))
  })

  it('where the files cannot be read', async () => {
    // A folder in the place of a file is what the system reads no bytes from.
    const { rows } = await here.app.pool.query('select file_key from resume.resumes limit 1')
    const key: string = rows[0].file_key
    const elsewhere = at('elsewhere')
    await mkdir(join(elsewhere, 'files', key.slice(0, 2), key), { recursive: true })
    expect(await backup('unread', { DATA_DIR: elsewhere })).toMatchObject({ code: 1, problems: [/EISDIR/] })
    expect((await readdir(here.folder)).filter((name) => name.startsWith('unread'))).toEqual([])
  })
})

describe('a backup', () => {
  it('is one file for this user alone, which says what is in it, beside a server that runs', async () => {
    const { code, said, problems } = await backup('all')
    expect({ code, problems }).toEqual({ code: 0, problems: [] })
    expect(said[0]).toMatch(/^\d+ rows of \d+ tables and 1 file are kept, as they were at 20.+Z\.$/)
    expect(said.slice(1, 4)).toEqual([
      'FILES_KEY is set here and is not in it: keep that as well.',
      'SIGNING_KEY is set here and is not in it: keep that as well.',
      'It holds what everybody wrote, and the keys: keep it where nobody else can read it.',
    ])
    expect(said.at(-1)).toMatch(/^It took \d+\.\d s, and is \d+\.\d kB: .+\/all$/)
    expect((await stat(at('all'))).mode & 0o777).toBe(0o600)
    expect(await readdir(here.folder)).not.toContain('all.part')

    const entries = unzip(await readFile(at('all')))
    const manifest = JSON.parse(entries['manifest.json'] ?? '') as Manifest
    const users = manifest.tables.find(({ name }) => name === 'identity.users')
    expect(users).toMatchObject({ rows: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(entries['rows/identity.users']).toContain('@example.com')
    expect(manifest.files).toMatchObject({ count: 1, missing: 0 })
    expect(JSON.stringify(entries)).not.toContain('Florist, Blooms, 2015 - 2024\n')
  })

  it('says when files that rows name are not there', async () => {
    const { code, said } = await backup('without', { DATA_DIR: at('another') })
    expect(code).toBe(0)
    expect(said).toContain('1 file that rows name was not in DATA_DIR: see whether that is the right place.')
  })
})
