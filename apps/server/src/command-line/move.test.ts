import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '../adapters/embedded-postgres/index.ts'
import { startBucket } from '../adapters/files/testing/bucket.ts'
import { copyTemplate, emptyDatabase } from '../testing/cluster.ts'
import { runTyped } from '../testing/command-line.ts'
import { contentOf, filesIn, startInstallation } from '../testing/installation.ts'

const keys = {
  SIGNING_KEY: 'a signing key that only the tests know',
  FILES_KEY: 'a key for files that only the tests know',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
}

let root: string
let env: Record<string, string>
let bucket: Awaited<ReturnType<typeof startBucket>>

/** Somebody's data in a built-in database. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bespeak-move-'))
  env = { ...keys, DATA_DIR: join(root, 'data') }
  bucket = await startBucket()
  process.env.AWS_ACCESS_KEY_ID = 'key'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  const installation = await startInstallation()
  await installation.person()
  await runTyped(['backup', join(root, 'all')], installation.env)
  await installation.close()
  expect(await runTyped(['restore', join(root, 'all')], env)).toMatchObject({ code: 0, problems: [] })
})
afterAll(async () => {
  bucket.close()
  await rm(root, { recursive: true, force: true })
})

const move = (to: string, ...rest: string[]) => runTyped(['move', '--to', to, ...rest], env)
const refusal = (problem: unknown, code = 1) => ({ code, problems: expect.arrayContaining([problem]) })

async function contentHere(): Promise<Record<string, string>> {
  const { connectionString, stop } = await joinEmbeddedPostgres({ dataDir: env.DATA_DIR ?? '' })
  return contentOf(connectionString).finally(stop)
}

describe('a move is refused', () => {
  it.each([
    [['move'], 'Usage: bespeak move --to postgres://… [--files s3://…]'],
    [['move', '--files', 's3://a'], 'Usage: bespeak move --to postgres://… [--files s3://…]'],
    [['user', 'list', '--to', 'x'], 'Usage: bespeak user list [--json]'],
    [['move', '--to', 'mysql://x/y'], '--to must be a URL that starts with postgres:// or postgresql://.'],
    [['move', '--to', 'postgres://x/y', '--files', '/home'], '--files must be a URL that starts with s3://.'],
  ])('that is no move: %j', async (typed, problem) => {
    expect(await runTyped(typed, env)).toMatchObject(refusal(problem, 2))
  })

  it('from a PostgreSQL server', async () => {
    const outcome = await runTyped(['move', '--to', 'postgres://x/y'], {
      ...{ ...env, FILES_SHARED: 'yes' },
      DATABASE_URL: 'postgres://there@localhost:1/x',
    })
    expect(outcome).toMatchObject(refusal(expect.stringMatching(/^DATABASE_URL is set: the data is already on/)))
  })

  it('from where there is nothing', async () => {
    const outcome = await runTyped(['move', '--to', await emptyDatabase(inject('cluster'))], {
      DATA_DIR: join(root, 'nothing'),
    })
    expect(outcome).toMatchObject(refusal(expect.stringMatching(/^There is no database in .+nothing/)))
  })

  it('while the server runs', async () => {
    const running = await startEmbeddedPostgres({ dataDir: env.DATA_DIR ?? '' })
    const to = await emptyDatabase(inject('cluster'))
    expect(await move(to)).toMatchObject(refusal(expect.stringMatching(/^Another Bespeak is running/)))
    await running.stop()
    expect(await contentOf(to)).toEqual({})
  })

  it('to where nobody answers, without the password', async () => {
    const outcome = await move('postgres://me:hunter2@localhost:1/x')
    expect(outcome).toMatchObject(
      refusal(expect.stringMatching(/^The database of --to cannot be reached: .*ECONNREFUSED/)),
    )
    expect(JSON.stringify(outcome)).not.toContain('hunter2')
  })

  it('to where something is', async () => {
    const to = await emptyDatabase(inject('cluster'))
    await runTyped(['restore', join(root, 'all')], {
      ...env,
      DATABASE_URL: to,
      DATA_DIR: join(root, 'other'),
      FILES_SHARED: 'yes',
    })
    const was = await contentOf(to)
    expect(await move(to)).toMatchObject(refusal(expect.stringMatching(/^The database of --to is not empty/)))
    expect(await contentOf(to)).toEqual(was)
  })

  it('to a place with files, and nothing is changed', async () => {
    bucket.objects.set('/resumes/full/mine', Buffer.from('mine'))
    const to = await emptyDatabase(inject('cluster'))
    const outcome = await move(to, '--files', bucket.address.replace('/kept', '/full'))
    expect(outcome).toMatchObject(refusal(expect.stringMatching(/^--files is not empty/)))
    expect(await contentOf(to)).toEqual({})
    expect([...bucket.objects.keys()]).toEqual(['/resumes/full/mine'])
  })

  it('by the place of the files that does not answer, and nothing is changed', async () => {
    const to = await emptyDatabase(inject('cluster'))
    const outcome = await move(to, '--files', 's3://kept?endpoint=http://127.0.0.1:1')
    expect(outcome).toMatchObject({ code: 1 })
    expect(await contentOf(to)).toEqual({})
  })
})

describe('a move', () => {
  it('brings every row and file over, leaves the old ones as they are, and says what to set', async () => {
    const before = await contentHere()
    const files = await filesIn(join(env.DATA_DIR ?? '', 'files'))
    const to = await emptyDatabase(inject('cluster'))
    const { code, said, problems } = await move(to, '--files', bucket.address)
    expect({ code, problems }).toEqual({ code: 0, problems: [] })
    expect(said[1]).toMatch(
      /^\d+ rows of \d+ tables and 1 file are there: every checksum is the same\. It took \d+\.\d s\.$/,
    )
    expect(said.slice(2, 5)).toEqual([
      'Start the server with these settings from now on:',
      '  DATABASE_URL   what you gave with --to',
      '  FILES_URL      what you gave with --files',
    ])
    expect(await contentOf(to)).toEqual(before)
    expect(await contentHere()).toEqual(before)
    expect(await filesIn(join(env.DATA_DIR ?? '', 'files'))).toEqual(files)
    const moved = [...bucket.objects].filter(([key]) => key.startsWith('/resumes/kept/'))
    expect(moved.map(([, bytes]) => bytes.toString('hex'))).toEqual(Object.values(files))
  })

  it('without a place for files leaves them where they are, and says so', async () => {
    const { code, said } = await move(await emptyDatabase(inject('cluster')))
    expect(code).toBe(0)
    expect(said).toContain(
      `  FILES_SHARED   yes, and DATA_DIR on a disk that every process sees: the files stay in ${env.DATA_DIR}/files`,
    )
  })
})

describe('migrate', () => {
  const migrate = (DATABASE_URL: string) => runTyped(['migrate'], { ...env, DATABASE_URL, FILES_SHARED: 'yes' })

  it('refuses a database of a newer version', async () => {
    const to = await copyTemplate(inject('cluster'))
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: to })
    await client.connect()
    await client.query("insert into kernel.migrations (name) values ('9999_later.sql')")
    await client.end()
    expect(await migrate(to)).toMatchObject(refusal(expect.stringMatching(/newer version/)))
  })

  it('makes what is missing, once, and without a start', async () => {
    const to = await emptyDatabase(inject('cluster'))
    const { code, said } = await migrate(to)
    expect(code).toBe(0)
    expect(said[0]).toBe('0001_kernel.sql')
    expect(said.at(-1)).toMatch(/^The database is up to date: \d+ steps done\.$/)
    expect(await migrate(to)).toMatchObject({ code: 0, said: ['It was already up to date.'] })
    expect(await runTyped(['user', 'list', '--json'], { ...env, DATABASE_URL: to, FILES_SHARED: 'yes' })).toMatchObject(
      {
        ...{ code: 0, said: [] },
      },
    )
  })

  it('works on the built-in database as well', async () => {
    expect(await runTyped(['migrate'], env)).toMatchObject({ code: 0, said: ['It was already up to date.'] })
  })
})
