import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLocalFiles } from '../../../adapters/files/local-files.ts'
import { DamagedFile } from '../../../kernel/errors.ts'
import { field, startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo } from '../../../testing/identity-calls.ts'
import { unzip } from '../../../testing/unzip.ts'
import type { Files } from '../../resume/ports.ts'
import { archiveOf, inPieces } from './archive.ts'

interface ShownExport {
  id: number
  status: string
  filename: string | null
  bytes: number | null
  url: string | null
  expiresAt: string | null
}

const day = 24 * 60 * 60 * 1000
const shown = '{ id status filename bytes url expiresAt }'

let app: TestApp
let calls: Calls
let isBroken = false
/** While it is set, it happens with each piece that is written. */
let atPut: (() => Promise<unknown>) | null = null
const puts: number[] = []
const damaged = new Set<string>()
beforeAll(async () => {
  let files: Files
  const watched: Files = {
    async put(key, bytes) {
      if (isBroken) throw new Error('away')
      puts.push(bytes.length)
      await atPut?.()
      await files.put(key, bytes)
    },
    async get(key) {
      if (damaged.has(key)) throw new DamagedFile('not as it was written')
      return files.get(key)
    },
    remove: (key) => files.remove(key),
  }
  app = await startTestApp({ parts: { files: watched } })
  files = createLocalFiles(join(app.folder, 'files'))
  calls = callsTo(app)
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<Calls['member']>>

const ask = async ({ token }: { token: string }) =>
  app.call('identity', `mutation { exportMyData ${shown} }`, {}, { token })
const asked = async (member: { token: string }) => field<ShownExport>(await ask(member), 'exportMyData')
const list = async ({ token }: { token: string }) =>
  field<ShownExport[]>(await app.call('identity', `{ dataExports ${shown} }`, {}, { token }), 'dataExports')
const get = (url: string | null | undefined) => {
  const { pathname, search } = new URL(url ?? '')
  return app.http.inject(`${pathname}${search}`)
}

async function exported(member: Member): Promise<ShownExport> {
  await asked(member)
  await app.runJobs()
  const [newest] = await list(member)
  if (!newest) throw new Error('no export')
  return newest
}

async function contentOf({ url }: ShownExport): Promise<Record<string, string>> {
  const { rawPayload, statusCode } = await get(url)
  expect(statusCode).toBe(200)
  return unzip(rawPayload)
}

describe('[F19] exportMyData', () => {
  it('is for who is signed in', async () => {
    const { body } = await app.call('identity', `mutation { exportMyData ${shown} }`)
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
  })

  it('is one at a time: asked for again and at once, it is the same', async () => {
    const member = await calls.member()
    const answers = await Promise.all([asked(member), asked(member), asked(member)])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 'working', url: null, filename: null })
    await app.runJobs()
    expect(await list(member)).toHaveLength(1)
  })

  it('two people’s at once are each their own', async () => {
    const people = [await calls.member(), await calls.member()]
    await Promise.all(people.map(asked))
    await app.runJobs()
    for (const [at, person] of people.entries()) {
      const content = JSON.stringify(await contentOf((await list(person))[0] as ShownExport))
      expect(content).toContain(person.email)
      expect(content).not.toContain(people[1 - at]?.email)
    }
  })

  it('[F6] stands in line with those of others: while large ones are made, codes and mails go out', async () => {
    for (let count = 0; count < 3; count += 1) await asked(await calls.member())
    const { rows } = await app.pool.query(
      "select distinct queue_name from graphile_worker.jobs where task_identifier = 'identity.write-export'",
    )
    await app.runJobs()
    expect(rows).toEqual([{ queue_name: expect.any(String) }])
  })

  it('is ready with a name, a size, a page that says what each file is, and seven days', async () => {
    app.clock.set(new Date('2026-11-16T09:00:00Z'))
    const member = await calls.member()
    const ready = await exported(member)
    expect(ready).toMatchObject({ status: 'ready', expiresAt: '2026-11-23T09:00:00.000Z' })
    expect(ready.filename).toBe(`bespeak-${member.username}-2026-11-16.zip`)
    const { rawPayload, headers } = await get(ready.url)
    expect(rawPayload.length).toBe(ready.bytes)
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    const content = await contentOf(ready)
    const page = content['index.html'] ?? ''
    for (const name of Object.keys(content)) if (name !== 'index.html') expect(page).toContain(name)
    expect(page).not.toMatch(/<script|https?:/)
    expect(JSON.parse(content['account/account.json'] ?? '')).toMatchObject([{ email: member.email }])
  })

  it('[F19] comes with all that can be read, and says what cannot: files that are damaged or lost', async () => {
    const member = await calls.member()
    await app.pool.query(
      `update identity.profiles set photo_key = 'a-damaged-photo', photo_filename = 'me.png', photo_uploaded_at = $2
       where user_id = $1`,
      [member.userId, app.clock.now()],
    )
    damaged.add('a-damaged-photo')
    const file = { place: 'input.file', name: 'mine.txt', bytes: new TextEncoder().encode('Ida Vance\nFlorist') }
    const create = 'mutation($input: ResumeInput!) { createResume(input: $input) { id } }'
    for (const title of ['Lost & gone', 'Kept']) {
      await app.upload(create, { input: { title, file: null } }, file, member.token)
    }
    await app.pool.query(`update resume.resumes set file_key = 'lost' where user_id = $1 and title like 'Lost%'`, [
      member.userId,
    ])

    const ready = await exported(member)
    expect(ready.status).toBe('ready')
    const content = await contentOf(ready)
    expect(Object.keys(content).filter((name) => name.startsWith('files/'))).toEqual([
      expect.stringMatching(/^files\/\d+-mine\.txt$/),
    ])
    expect(JSON.parse(content['account/account.json'] ?? '')).toMatchObject([{ email: member.email }])
    const [page = '', unread = ''] = content['index.html']?.split('What could not be read') ?? []
    expect(page).toContain('The original file of “Kept”')
    expect(page).not.toContain('photo.webp')
    expect(unread).toContain('<li>Your photo</li>')
    expect(unread).toContain('<li>The original file of “Lost &amp; gone”</li>')
    // A test below opens every file that is left.
    await calls.ask('deleteMyAccount', { password: member.password }, member)
    await app.runJobs()
  })

  it('tells its owner, with a link to the page and not to the file', async () => {
    const member = await calls.member()
    await exported(member)
    const mail = (await calls.mailsTo(member.email)).at(-1)
    expect(mail?.subject).toBe('Your Bespeak export is ready')
    expect(mail?.text).toContain('/gdpr-settings')
    expect(mail?.text).not.toContain('link=')
    const { rows } = await app.pool.query(`select kind, href from identity.notifications where user_id = $1`, [
      member.userId,
    ])
    expect(rows).toContainEqual({ kind: 'export', href: '/gdpr-settings' })
  })

  it('takes the place of the one before', async () => {
    const member = await calls.member()
    const first = await exported(member)
    const second = await exported(member)
    expect((await list(member)).map(({ id }) => id)).toEqual([second.id])
    expect((await get(first.url)).statusCode).toBe(404)
  })

  it('[D10] is made five times a day', async () => {
    const member = await calls.member()
    for (let count = 0; count < 5; count += 1) await exported(member)
    expect((await ask(member)).body.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED')
  })

  it('that fails says so, leaves no piece behind, and can be asked for again', async () => {
    const member = await calls.member()
    isBroken = true
    expect(await exported(member)).toMatchObject({ status: 'failed', url: null })
    isBroken = false
    const { rows } = await app.pool.query(
      'select from identity.data_export_pieces p join identity.data_exports e on e.id = p.export_id where e.user_id = $1',
      [member.userId],
    )
    expect(rows).toEqual([])
    expect(await exported(member)).toMatchObject({ status: 'ready' })
  })

  it('that is given up while it is made leaves no piece behind', async () => {
    const member = await calls.member()
    atPut = () => app.pool.query(`update identity.data_exports set status = 'failed' where status = 'working'`)
    const { status, id } = await exported(member)
    atPut = null
    const pieces = await app.pool.query('select from identity.data_export_pieces where export_id = $1', [id])
    expect([status, pieces.rowCount]).toEqual(['failed', 0])
  })

  it('that was cut off begins again from the start', async () => {
    const member = await calls.member()
    const { id } = await asked(member)
    await app.pool.query(`insert into identity.data_export_pieces values ($1, 1, 'of-a-try-that-was-cut-off')`, [id])
    await app.runJobs()
    expect(Object.keys(await contentOf((await list(member))[0] as ShownExport))).toContain('index.html')
  })
})

describe('[B3] the link to an export', () => {
  it('opens nothing when it is changed, for another export, after the sign-in has ended, or when it is old', async () => {
    const member = await calls.member()
    const other = await exported(await calls.member())
    const { url, id } = await exported(member)
    expect((await get(url)).statusCode).toBe(200)
    expect((await get(`${url}x`)).statusCode).toBe(404)
    expect((await get(url?.replace(`link=${id}.`, `link=${other.id}.`))).statusCode).toBe(404)
    app.clock.advance(10 * 60 * 1000 + 1)
    expect((await get(url)).statusCode).toBe(404)
    const [fresh] = await list(member)
    expect((await get(fresh?.url)).statusCode).toBe(200)
    await calls.ask('logoutUser', {}, member)
    expect((await get(fresh?.url)).statusCode).toBe(404)
  })

  it('is no more once the export has run out', async () => {
    const member = await calls.member()
    await exported(member)
    app.clock.advance(7 * day)
    const token = await calls.signIn(member, { address: member.address })
    expect(await list({ token })).toEqual([])
  })
})

describe('[F19] a huge account', () => {
  const resumes = 500
  const ownRows = async (userId: number) => {
    await app.pool.query(
      `insert into resume.resumes (user_id, title, content, document, template, page_size, created_at, updated_at)
       select $1, 'Resume ' || n, repeat(md5(n::text), 900), jsonb_build_object('n', n), 'classic', 'a4', now(), now()
       from generate_series(1, ${resumes}) n`,
      [userId],
    )
  }

  it('is read by the page and written by the piece, and others have their turn in between', async () => {
    const member = await calls.member()
    await ownRows(member.userId)
    puts.length = 0
    const pages: number[] = []
    const query = app.pool.query.bind(app.pool)
    const spy = vi.spyOn(app.pool, 'query').mockImplementation(async (...asked: unknown[]) => {
      const result = await Reflect.apply(query, app.pool, asked)
      pages.push((result as { rows?: unknown[] })?.rows?.length ?? 0)
      return result
    })
    let turns = 0
    let isCounting = true
    const count = () => {
      turns += 1
      if (isCounting) setImmediate(count)
    }
    count()
    const ready = await exported(member)
    isCounting = false
    spy.mockRestore()
    expect(ready.status, app.logs()).toBe('ready')
    expect(Math.max(...pages)).toBeLessThanOrEqual(50)
    expect(turns).toBeGreaterThan(resumes / 50)
    expect(Math.max(...puts)).toBeLessThanOrEqual(4 * 1024 * 1024)
    expect(JSON.parse((await contentOf(ready))['resumes/resumes.json'] ?? '')).toHaveLength(resumes)
  })

  it('comes in pieces that are whole again when they are put together', async () => {
    const chunks = Array.from({ length: 40 }, (_, at) => Buffer.alloc(at * 7 + 1, at))
    async function* all() {
      yield* chunks
    }
    const pieces: Buffer[] = []
    for await (const piece of inPieces(all(), 64)) pieces.push(piece)
    expect(pieces.slice(0, -1).every(({ length }) => length === 64)).toBe(true)
    expect(Buffer.concat(pieces).equals(Buffer.concat(chunks))).toBe(true)
  })
})

it('[C8] the files of an export have names that every system can write', async () => {
  const names = [
    `7-${'日'.repeat(200)}.txt`,
    '8-a<b>|?*.txt',
    '9-nul:\\x.txt',
    '10-..',
    `11-${'é'.repeat(199)}`,
    '12-Ida’s CV.pdf',
  ]
  async function* parts() {
    for (const name of names) yield { path: `files/${name}`, about: '', content: Readable.from(['x']) }
  }
  const written = Object.keys(unzip(await buffer(archiveOf(parts(), app.clock.now()))))
  const kept = [
    `7-${'日'.repeat(64)}.txt`,
    '8-a_b____.txt',
    '9-nul__x.txt',
    '10-',
    `11-${'é'.repeat(98)}`,
    '12-Ida’s CV.pdf',
  ]
  expect(written).toEqual([...kept.map((name) => `files/${name}`), 'index.html'])
})

it('[F20] an export goes with its owner', async () => {
  const member = await calls.member()
  await exported(member)
  await calls.ask('deleteMyAccount', { password: member.password }, member)
  await app.runJobs()
  const folder = join(app.folder, 'files')
  const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((it) => it.isFile())
  for (const it of found) {
    const kept = unzip(await readFile(join(it.parentPath, it.name)))
    expect(kept['account/account.json']).not.toContain(member.email)
  }
})
