import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { joinEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { built } from '../testing/built.ts'
import { runTyped } from '../testing/command-line.ts'
import { contentOf, filesIn, startInstallation } from '../testing/installation.ts'

let here: Awaited<ReturnType<typeof startInstallation>>
let before: Record<string, string>
let cutOff: string
let machine: { DATA_DIR: string; SIGNING_KEY: string; FILES_KEY: string }
beforeAll(async () => {
  here = await startInstallation()
  await here.person()
  before = await contentOf(here.env.DATABASE_URL)
  const { SIGNING_KEY, FILES_KEY } = here.env
  machine = { SIGNING_KEY, FILES_KEY, DATA_DIR: join(here.folder, 'new') }
  expect(await runTyped(['backup', archive()], here.env)).toMatchObject({ code: 0 })
})
afterAll(() => here.close())

const archive = () => join(here.folder, 'all')
const mark = () => join(machine.DATA_DIR, 'restoring')

const begin = (program: string, ...args: string[]) =>
  spawn(process.execPath, [program, ...args], {
    // Any port would do: it does not come to that.
    env: { PATH: process.env.PATH ?? '', PORT: '1', ...machine },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

async function killedRestore(): Promise<void> {
  const child = begin(built('bespeak'), 'restore', archive())
  await vi.waitFor(() => expect(existsSync(mark())).toBe(true), { timeout: 120_000, interval: 1 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  cutOff = await readFile(mark(), 'utf8')
}

async function startProblem(): Promise<string> {
  const child = begin(built('main'))
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return said
}

describe('[F23] a restore that is killed', () => {
  it('is no machine to start a server on; begun again, killed again and begun again, all is there', async () => {
    for (const _time of ['once', 'again']) {
      await killedRestore()
      expect(await startProblem()).toMatch(/that was cut off\. Run `bespeak restore` again with the same backup/)
    }
    expect(await runTyped(['restore', archive()], machine)).toMatchObject({ code: 0, problems: [] })
    const { connectionString, stop } = await joinEmbeddedPostgres({ dataDir: machine.DATA_DIR })
    expect(await contentOf(connectionString)).toEqual(before)
    await stop()
    expect(await filesIn(join(machine.DATA_DIR, 'files'))).toEqual(await filesIn(join(here.env.DATA_DIR, 'files')))
    expect(existsSync(mark())).toBe(false)
  }, 300_000)

  it('in the moment after its rows were kept is found whole, and said to be', async () => {
    await writeFile(mark(), cutOff)
    expect(await runTyped(['restore', archive()], machine)).toMatchObject({
      code: 1,
      problems: [expect.stringMatching(/^All of it was restored before it was cut off\..*start the server now\.$/)],
    })
    expect(existsSync(mark())).toBe(false)
    expect(await filesIn(join(machine.DATA_DIR, 'files'))).toEqual(await filesIn(join(here.env.DATA_DIR, 'files')))
  })

  it('is refused with another backup, and both are named', async () => {
    await writeFile(mark(), cutOff)
    const friday = join(here.folder, 'friday')
    const made = (at: string) => ({ now: () => new Date(at) })
    expect(await runTyped(['backup', friday], here.env, made('2031-01-03T10:00:00Z'))).toMatchObject({ code: 0 })
    const monday = cutOff.slice(cutOff.indexOf('\n') + 1).split(' ')[0]
    expect(await runTyped(['restore', friday], machine)).toMatchObject({
      code: 1,
      problems: [
        expect.stringContaining(
          `A restore of the backup made at ${monday} was cut off, and this is the backup made at 2031-01-03T10:00:00.000Z. Run \`bespeak restore\` with that one again.`,
        ),
      ],
    })
    expect(await readFile(mark(), 'utf8')).toBe(cutOff)
    expect(await filesIn(join(machine.DATA_DIR, 'files'))).toEqual(await filesIn(join(here.env.DATA_DIR, 'files')))
  })

  it('of which nobody knows the backup is not said to be whole', async () => {
    await writeFile(mark(), join(machine.DATA_DIR, 'files'))
    expect(await runTyped(['restore', archive()], machine)).toMatchObject({
      code: 1,
      problems: [expect.stringMatching(/^The database in DATA_DIR is not empty/)],
    })
    expect(await filesIn(join(machine.DATA_DIR, 'files'))).toEqual(await filesIn(join(here.env.DATA_DIR, 'files')))
  })

  it('is refused where its files were to go elsewhere: nothing is removed, and that place is not forgotten', async () => {
    await writeFile(mark(), cutOff.replace(/^.*/, 's3://me:secret@elsewhere/all'))
    const { code, problems } = await runTyped(['restore', archive()], machine)
    expect([code, problems]).toEqual([
      1,
      [
        expect.stringContaining(
          `puts its files into s3://elsewhere/all, and this one would put them into ${machine.DATA_DIR}/files. Set FILES_URL as it was then,`,
        ),
      ],
    ])
    expect(await readFile(mark(), 'utf8')).toMatch(/^s3:\/\/me:secret@elsewhere\/all\n/)
    expect(await filesIn(join(machine.DATA_DIR, 'files'))).toEqual(await filesIn(join(here.env.DATA_DIR, 'files')))
  })
})
