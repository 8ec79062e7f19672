import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startBucket } from '../adapters/files/testing/bucket.ts'
import { startSmtpServer, type TestSmtpServer } from '../adapters/mail/testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { copyTemplate, emptyDatabase } from '../testing/cluster.ts'
import { runTyped, settingsBeside } from '../testing/command-line.ts'
import { freePort } from '../testing/free-port.ts'
import { startInstallation } from '../testing/installation.ts'

let app: TestApp
let root: string
let bucket: Awaited<ReturnType<typeof startBucket>>
let smtp: TestSmtpServer
let env: Record<string, string>
const servers: Server[] = []
beforeAll(async () => {
  app = await startTestApp()
  root = await mkdtemp(join(tmpdir(), 'bespeak-doctor-'))
  bucket = await startBucket()
  process.env.AWS_ACCESS_KEY_ID = 'key'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
  smtp = await startSmtpServer()
  env = settingsBeside(app)
})
afterAll(async () => {
  for (const server of servers) server.close()
  await smtp.close()
  bucket.close()
  await app.close()
  await rm(root, { recursive: true, force: true })
})

async function listen(answer: string): Promise<number> {
  const server = createServer((_request, response) => response.end(answer))
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

interface Found {
  check: string
  state: string
  says: string
  todo?: string
}

/** What it says of one thing. */
/** Found anew each time: one that was free a minute ago may be somebody's by now. */
const withPort = async () => ({ ...env, PORT: String(await freePort()) })

async function examine(check: string, change: Record<string, string> = {}, now?: () => Date) {
  const given = { ...(await withPort()), ...change }
  const { code, said, problems } = await runTyped(['doctor', '--json'], given, now ? { now } : {})
  const found = said.map((line) => JSON.parse(line) as Found)
  return { code, problems, found: found.filter((it) => it.check === check), all: found }
}
const problem = (says: RegExp) => ({
  code: 1,
  problems: [expect.stringMatching(/^\d problems? found\.$/)],
  found: [{ state: 'problem', says: expect.stringMatching(says) }],
})
const warning = (says: RegExp) => ({ code: 0, found: [{ state: 'warning', says: expect.stringMatching(says) }] })
const ok = (says: RegExp) => ({ code: 0, found: [{ state: 'ok', says: expect.stringMatching(says) }] })

describe('the doctor finds', () => {
  it('settings that a start would refuse, and says each', async () => {
    const { code, found, all } = await examine('settings', { PORT: 'front door', TOKEN_TTL: 'for ever' })
    expect({ code, found }).toMatchObject({ code: 1, found: [{ state: 'problem' }, { state: 'problem' }] })
    expect(all).toEqual(found)
  })

  it('settings that may not be meant so', async () => {
    const { found } = await examine('settings', { PUBLIC_URL: 'https://bespeak.example' })
    expect(found.map(({ state }) => state)).toEqual(['warning', 'warning', 'ok'])
  })

  it('a port that another program has', async () => {
    const PORT = String(await listen('{"data":{"__typename":"Teapot"}}'))
    expect(await examine('port', { PORT })).toMatchObject(problem(/taken by another program/))
  })

  it('an address that is not this machine’s', async () => {
    expect(await examine('port', { HOST: '192.0.2.1', SMTP_URL: smtp.url })).toMatchObject(problem(/cannot be used/))
  })

  it('a database that does not answer, without its password', async () => {
    const outcome = await examine('database', { DATABASE_URL: 'postgres://me:hunter2@localhost:1/x' })
    expect(outcome).toMatchObject(problem(/^DATABASE_URL cannot be reached: .*ECONNREFUSED/))
    expect(outcome.all.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['port', 'disk', 'mail', 'files', 'clock']),
    )
    expect(JSON.stringify(outcome)).not.toContain('hunter2')
  })

  it.each([
    ['of a newer version', "insert into kernel.migrations (name) values ('9999_later.sql')", problem(/answers/)],
    ['of an older one', "delete from kernel.migrations where name like '0002%'", warning(/answers/)],
  ])('a database %s', async (_, change, expected) => {
    const DATABASE_URL = await copyTemplate(inject('cluster'))
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query(change)
    await client.end()
    expect(await examine('database', { DATABASE_URL })).toMatchObject(expected)
  })

  it('a database that keeps text in another way', async () => {
    const DATABASE_URL = await emptyDatabase(inject('cluster'), "encoding 'LATIN1' locale 'C' locale_provider libc")
    expect(await examine('database', { DATABASE_URL })).toMatchObject(problem(/keeps text as LATIN1/))
  })

  it('a built-in database of another PostgreSQL', async () => {
    const DATA_DIR = join(root, 'newer')
    await mkdir(join(DATA_DIR, 'database'), { recursive: true })
    await writeFile(join(DATA_DIR, 'database', 'PG_VERSION'), '99\n')
    expect(await examine('database', { DATABASE_URL: '', DATA_DIR })).toMatchObject(
      problem(/was made by PostgreSQL 99/),
    )
  })

  it('a mail server that is not there', async () => {
    expect(await examine('mail', { SMTP_URL: 'smtp://127.0.0.1:1' })).toMatchObject(problem(/does not let us in \(E/))
  })

  it('a mail server that nobody can trust', async () => {
    const secure = await startSmtpServer({ secure: true })
    expect(await examine('mail', { SMTP_URL: secure.url })).toMatchObject(problem(/does not let us in \(E/))
    await secure.close()
  })

  it('a place for files that does not answer', async () => {
    const FILES_URL = 's3://kept?endpoint=http://127.0.0.1:1'
    expect(await examine('files', { FILES_URL, FILES_SHARED: '' })).toMatchObject(
      problem(/FILES_URL does not keep files/),
    )
  })

  it('a folder for files that is none', async () => {
    const DATA_DIR = join(root, 'blocked')
    await mkdir(DATA_DIR)
    await writeFile(join(DATA_DIR, 'files'), 'a file')
    expect(await examine('files', { DATA_DIR })).toMatchObject(problem(/files does not keep files: E/))
  })

  it('files that the key does not open, and none that a former key opens', async () => {
    const kept = await startInstallation()
    await kept.person()
    const FILES_KEY = 'another key, that opens none of these'
    expect(await examine('keys', kept.env)).toMatchObject(ok(/^1 kept file was opened\.$/))
    expect(await examine('keys', { ...kept.env, FILES_KEY })).toMatchObject(
      problem(/^1 of 1 kept file cannot be opened/),
    )
    const FILES_KEYS_OLD = `one that was never used and is long enough,${kept.env.FILES_KEY}`
    expect(await examine('keys', { ...kept.env, FILES_KEY, FILES_KEYS_OLD })).toMatchObject(ok(/was opened/))
    await kept.close()
  })

  it.each([
    ['an hour ahead of the database', 3_600_000, problem(/behind ours/)],
    ['an hour behind it', -3_600_000, problem(/before ours/)],
    ['ten seconds ahead of it', 10_000, warning(/\d\.\d s behind ours/)],
  ])('a clock that is %s', async (_, ms, expected) => {
    expect(await examine('clock', {}, () => new Date(Date.now() + ms))).toMatchObject(expected)
  })

  it('a clock that jumps while it looks', async () => {
    let asked = 0
    const now = () => new Date(Date.now() + (asked++ < 2 ? 0 : 20_000))
    expect(await examine('clock', {}, now)).toMatchObject(warning(/It moved by \d+\.\d s while this ran/))
  })
})

describe('the doctor is content', () => {
  it('with an installation that is well, a line for each thing, and leaves nothing behind', async () => {
    const before = await readdir(app.folder)
    const { code, said, problems } = await runTyped(['doctor'], await withPort())
    expect({ code, problems }).toEqual({ code: 0, problems: [] })
    expect(said.map((line) => line.split(/ +/).slice(0, 2).join(' '))).toEqual([
      ...['ok settings', 'ok port', 'ok disk', 'ok database', 'ok mail', 'ok files', 'ok keys', 'ok clock'],
      'No problem',
    ])
    expect(said[3]).toMatch(/PostgreSQL \d+.* answers, \d+ of \d+ connections are open\. It is up to date\.$/)
    expect((await readdir(app.folder)).filter((name) => name !== 'files')).toEqual(
      before.filter((name) => name !== 'files'),
    )
  })

  it('with a port that a Bespeak has', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.http.server.address() as AddressInfo
    expect(await examine('port', { PORT: String(port) })).toMatchObject(ok(/taken by a Bespeak that is ready/))
    app.disk.freeBytes = 0
    app.clock.advance(60_000)
    expect(await examine('port', { PORT: String(port) })).toMatchObject(warning(/taken by a Bespeak that is not ready/))
  })

  it('with a mail server that lets it in, to which it sends nothing', async () => {
    expect(await examine('mail', { SMTP_URL: smtp.url })).toMatchObject(ok(/lets us in\. No email was sent/))
    expect(smtp.received).toEqual([])
  })

  it('with a bucket that keeps files, in which it leaves none', async () => {
    const FILES_URL = bucket.address
    expect(await examine('files', { FILES_URL, FILES_SHARED: '' })).toMatchObject(
      ok(/written to FILES_URL, read and removed/),
    )
    expect([...bucket.objects.keys()]).toEqual([])
  })

  it('with a machine where nothing is yet, and makes nothing', async () => {
    const DATA_DIR = join(root, 'yet')
    expect(await examine('database', { DATABASE_URL: '', DATA_DIR })).toMatchObject(ok(/the first start makes it/))
    expect(await readdir(root)).not.toContain('yet')
  })
})
