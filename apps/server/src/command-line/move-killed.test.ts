import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { joinEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { startBucket } from '../adapters/files/testing/bucket.ts'
import { built } from '../testing/built.ts'
import { emptyDatabase } from '../testing/cluster.ts'
import { runTyped } from '../testing/command-line.ts'
import { contentOf, filesIn, startInstallation } from '../testing/installation.ts'

const bucketKeys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
const fileCount = 3

let here: Awaited<ReturnType<typeof startInstallation>>
let bucket: Awaited<ReturnType<typeof startBucket>>
let env: Record<string, string>
let before: Record<string, string>
let target: string

/** The data of several people in a built-in database. */
beforeAll(async () => {
  Object.assign(process.env, bucketKeys)
  bucket = await startBucket()
  here = await startInstallation()
  for (let made = 0; made < fileCount; made += 1) await here.person()
  before = await contentOf(here.env.DATABASE_URL)
  const { SIGNING_KEY, FILES_KEY } = here.env
  env = { ...bucketKeys, SIGNING_KEY, FILES_KEY, DATA_DIR: join(here.folder, 'built-in') }
  const archive = join(here.folder, 'all')
  expect(await runTyped(['backup', archive], here.env)).toMatchObject({ code: 0 })
  expect(await runTyped(['restore', archive], env)).toMatchObject({ code: 0 })
  target = await emptyDatabase(inject('cluster'))
})
afterAll(async () => {
  bucket.close()
  await here.close()
})

const mark = () => join(env.DATA_DIR ?? '', 'moving')
const typed = (to: string) => ['move', '--to', to, '--files', bucket.address]
const move = (to: string) => runTyped(typed(to), env)
const keptFiles = () => [...bucket.objects.values()].map((bytes) => bytes.toString('hex')).sort()
const filesHere = async () => Object.values(await filesIn(join(env.DATA_DIR ?? '', 'files'))).sort()

/** Decides on each file that is put, before it is answered: false, and it is not kept. */
function onEachPut(decide: (key: string) => boolean) {
  const { objects } = bucket
  objects.set = (key, bytes) => (decide(key) ? Map.prototype.set.call(objects, key, bytes) : objects)
}

async function change(connectionString: string, sql: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql).finally(() => client.end())
  return contentOf(connectionString)
}

/** What a person types at the old server; and what is there then. */
async function changeHere(sql: string): Promise<Record<string, string>> {
  const { connectionString, stop } = await joinEmbeddedPostgres({ dataDir: env.DATA_DIR ?? '' })
  return change(connectionString, sql).finally(stop)
}

/** How the mark was last before it went, which is what a kill in the moment after the rows were kept leaves. */
async function lastMark<Result>(work: () => Promise<Result>): Promise<[Result, string]> {
  let last = ''
  const looking = setInterval(() => {
    if (existsSync(mark())) last = readFileSync(mark(), 'utf8')
  }, 1)
  return [await work().finally(() => clearInterval(looking)), last]
}

/** Killed at the first file that it puts: what was on its way beside it does not arrive. */
async function killedMove(): Promise<void> {
  const child = spawn(process.execPath, [built('bespeak'), ...typed(target)], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: 'ignore',
  })
  let isKilled = false
  onEachPut(() => {
    const isFirst = !isKilled
    isKilled = true
    child.kill('SIGKILL')
    return isFirst
  })
  await once(child, 'exit')
  expect(existsSync(mark())).toBe(true)
  expect(await contentOf(target)).toEqual({})
}

describe('[F23] a move that is killed', () => {
  it('goes on with what is there, killed again and begun again, and all is there', async () => {
    for (const _time of ['once', 'again']) await killedMove()
    const [whole = '', damaged = '', ...further] = bucket.objects.keys()
    expect([whole, damaged, further]).toEqual([expect.any(String), expect.stringMatching(/./), []])
    onEachPut(() => true)
    bucket.objects.set(damaged, Buffer.from('half'))
    bucket.objects.set('/resumes/kept/of-a-resume-deleted-since', Buffer.from('gone'))

    expect(await move(await emptyDatabase(inject('cluster')))).toMatchObject({
      code: 1,
      problems: [expect.stringMatching(/^--files is not empty/)],
    })
    const put: string[] = []
    onEachPut((key) => put.push(key) > 0)
    const [{ code, said, problems }, cutOff] = await lastMark(() => move(target))
    expect({ code, problems }).toEqual({ code: 0, problems: [] })
    expect(said[0]).toBe('Moving on from where it was cut off …')
    expect(said[1]).toMatch(new RegExp(`and ${fileCount} files are there: every checksum is the same`))
    expect(put).toHaveLength(fileCount - 1)
    expect(put).not.toContain(whole)
    expect(keptFiles()).toEqual(await filesHere())
    expect(await contentOf(target)).toEqual(before)
    expect(existsSync(mark())).toBe(false)

    // In the moment after its rows were kept.
    await writeFile(mark(), cutOff)
    expect(await move(target)).toMatchObject({
      code: 1,
      problems: expect.arrayContaining([expect.stringMatching(/^All of it was moved before it was cut off\./)]),
    })
    expect(existsSync(mark())).toBe(false)
    expect(keptFiles()).toEqual(await filesHere())

    // The old server was used since: what was typed there is not passed over.
    await writeFile(mark(), cutOff)
    const since = await changeHere("update resume.resumes set title = 'Typed since'")
    expect(await move(target)).toMatchObject({
      code: 1,
      problems: expect.arrayContaining([
        expect.stringMatching(/ but something has changed here since, and that is not there\./),
        expect.stringMatching(/^To take it along, make the database of --to anew, .* and run the same command again\./),
        'Start the server with these settings from now on:',
      ]),
    })
    expect(await contentOf(target)).toEqual(before)
    expect(await change(target, 'drop schema kernel, identity, finance, resume, graphile_worker cascade')).toEqual({})
    expect(await move(target)).toMatchObject({ code: 0, problems: [] })
    expect(await contentOf(target)).toEqual(since)
    expect(keptFiles()).toEqual(await filesHere())
    expect(existsSync(mark())).toBe(false)
  }, 300_000)
})
