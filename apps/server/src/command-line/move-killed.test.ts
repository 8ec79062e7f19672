import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startBucket } from '../adapters/files/testing/bucket.ts'
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
const program = fileURLToPath(new URL('../bespeak.ts', import.meta.url))
const keptFiles = () => [...bucket.objects.values()].map((bytes) => bytes.toString('hex')).sort()
const filesHere = async () => Object.values(await filesIn(join(env.DATA_DIR ?? '', 'files'))).sort()

/** Decides on each file that is put, before it is answered: false, and it is not kept. */
function onEachPut(decide: (key: string) => boolean) {
  const { objects } = bucket
  objects.set = (key, bytes) => (decide(key) ? Map.prototype.set.call(objects, key, bytes) : objects)
}

/** Killed at the first file that it puts: what was on its way beside it does not arrive. */
async function killedMove(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...typed(target)], {
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
    let cutOff = ''
    for (const _time of ['once', 'again']) {
      await killedMove()
      cutOff = await readFile(mark(), 'utf8')
    }
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
    const { code, said, problems } = await move(target)
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
  }, 300_000)
})
