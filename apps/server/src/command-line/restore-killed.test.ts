import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { joinEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { runTyped } from '../testing/command-line.ts'
import { contentOf, filesIn, startInstallation } from '../testing/installation.ts'

let here: Awaited<ReturnType<typeof startInstallation>>
let before: Record<string, string>
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
const programs = { bespeak: '../bespeak.ts', server: '../main.ts' }

const begin = (program: keyof typeof programs, ...args: string[]) =>
  spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL(programs[program], import.meta.url)), ...args],
    // Any port would do: it does not come to that.
    { env: { PATH: process.env.PATH ?? '', PORT: '1', ...machine }, stdio: ['ignore', 'ignore', 'pipe'] },
  )

async function killedRestore(): Promise<void> {
  const child = begin('bespeak', 'restore', archive())
  await vi.waitFor(() => expect(existsSync(mark())).toBe(true), { timeout: 120_000, interval: 1 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(mark())).toBe(true)
}

async function startProblem(): Promise<string> {
  const child = begin('server')
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
    await writeFile(mark(), join(machine.DATA_DIR, 'files'))
    expect(await runTyped(['restore', archive()], machine)).toMatchObject({
      code: 1,
      problems: [expect.stringMatching(/^All of it was restored before it was cut off\..*start the server now\.$/)],
    })
    expect(existsSync(mark())).toBe(false)
    expect(await filesIn(join(machine.DATA_DIR, 'files'))).toEqual(await filesIn(join(here.env.DATA_DIR, 'files')))
  })

  it('removes nothing where its files were to go elsewhere', async () => {
    await writeFile(mark(), 's3://elsewhere')
    expect(await runTyped(['restore', archive()], machine)).toMatchObject({
      code: 1,
      problems: [expect.stringMatching(/files is not empty/)],
    })
    expect(await filesIn(join(machine.DATA_DIR, 'files'))).toEqual(await filesIn(join(here.env.DATA_DIR, 'files')))
  })
})
