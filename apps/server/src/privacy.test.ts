import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql as raw } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Held } from './kernel/held.ts'
import { jobQueue } from './kernel/jobs.ts'
import { held as finance } from './services/finance/held.store.ts'
import { held as identity } from './services/identity/held.store.ts'
import { held as resume } from './services/resume/held.store.ts'
import { field, startTestApp, type TestApp } from './testing/app.ts'
import { columnsLike, references, tablesNaming, tablesOf } from './testing/catalogue.ts'
import { callsTo, newAddress } from './testing/identity-calls.ts'
import { unzip } from './testing/unzip.ts'
import { type WholePerson, wholePeople } from './testing/whole-person.ts'

// Read from the database's own catalogue: a table that is new fails here until somebody has said what becomes of it.

let app: TestApp
let gone: WholePerson
let other: WholePerson
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  // A number that stands for nothing else.
  await app.pool.query('alter table identity.users alter column id restart with 1900000001')
  const make = wholePeople(app)
  gone = await make('Quillfeather')
  other = await make('Marrowgate')
}, 300_000)
afterAll(() => app.close())

/** The law wants these kept. They lose the person instead; see finance's `eraseOf`. */
const keptWithoutThePerson = ['finance.invoices', 'finance.subscriptions', 'finance.transactions']

/** Nobody's, or of whoever is gone already. */
const ofNobody = [
  'finance.caught_up',
  'finance.invoice_numbers',
  'finance.payment_events',
  'identity.farewells',
  'kernel.keys',
  'kernel.loose_files',
  'kernel.migrations',
  'kernel.rate_limits',
  'kernel.workers',
]

async function exportOf({ token }: WholePerson): Promise<Record<string, string>> {
  await app.call('identity', 'mutation { exportMyData { id } }', {}, { token })
  await app.runJobs()
  const answer = await app.call('identity', '{ dataExports { url } }', {}, { token })
  const { pathname, search } = new URL(field<{ url: string }[]>(answer, 'dataExports')[0]?.url ?? '')
  const { rawPayload } = await app.http.inject(`${pathname}${search}`)
  return unzip(rawPayload)
}

/** Counted by the owner's number alone, where a table has it: whatever the export thinks is theirs. */
function countOf({ table, whose }: Held, userId: number) {
  const { schema, name, columns } = getTableConfig(table)
  const owner = columns.find((column) => column.name === 'user_id')
  if (owner && name !== 'requests')
    return { text: `select count(*)::integer as held from ${schema}.${name} where user_id = $1`, values: [userId] }
  const { sql, params } = app.sql
    .select({ held: raw`count(*)::integer` })
    .from(table)
    .where(whose(app.sql, userId))
    .toSQL()
  return { text: sql.replace(' from', ' as held from'), values: params }
}

const ours = async () => (await tablesOf(app)).filter((name) => !name.startsWith('graphile_worker.'))

/** Made from the resumes, answers and jobs that are exported, and made anew whenever they change. */
const workedOut = ['resume.job_rankings', 'resume.job_readings']

/** The pieces of an export are the export itself. */
const notExported = ['identity.data_export_pieces', 'kernel.live_events', ...workedOut, ...ofNobody]

describe('[F19] by the catalogue', () => {
  it('every table is part of an export, or is said to be none', async () => {
    const exported = [identity, finance, resume].flat().map(({ table }) => {
      const { schema, name } = getTableConfig(table)
      return `${schema}.${name}`
    })
    expect((await ours()).filter((table) => !exported.includes(table) && !notExported.includes(table))).toEqual([])
  })

  it('an export holds every row and file that is held on the person, and nothing of anybody else', async () => {
    const content = await exportOf(gone)
    const text = Object.values(content).join('\n')
    expect(text).toContain(gone.mark)
    expect(text).toContain(gone.email)
    expect(text).not.toContain(other.mark)
    expect(text).not.toContain(String(other.userId))
    expect(text).not.toMatch(/passwordHash|codeHash|fileKey|photoKey|\$argon2/)
    for (const kind of [identity, finance, resume].flat()) {
      const { rows } = await app.pool.query<{ held: number }>(countOf(kind, gone.userId))
      const given = JSON.parse(content[kind.path] ?? '[]') as unknown[]
      // That the export is ready, they were told after it was; and that it was downloaded is noted then.
      const since = ['account/notifications.json', 'account/activity.json'].includes(kind.path) ? 1 : 0
      expect([kind.path, given.length + since]).toEqual([kind.path, rows[0]?.held])
      expect([kind.path, given.length > 0]).toEqual([kind.path, true])
    }
    const { rows } = await app.pool.query('select file_name from resume.resumes where user_id = $1', [gone.userId])
    expect(Object.keys(content).filter((name) => name.startsWith('files/'))).toEqual([
      `files/${gone.resumeId}-${rows[0].file_name}`,
    ])
    expect(content[`files/${gone.resumeId}-${gone.mark}.txt`]).toContain(`Tied four hundred ${gone.mark} bouquets`)
  })
})

describe('[F20] by the catalogue', () => {
  it('every table with a person in it refers to the account and goes with it, or is said to be kept without them', async () => {
    const owned = (await columnsLike(app, '^user_id$')).map(({ table }) => table)
    const leaving = (await references(app)).filter(({ to, cascades }) => to === 'identity.users' && cascades)
    const staying = owned.filter((table) => !leaving.some((it) => it.table === table && it.column === 'user_id'))
    expect(staying).toEqual(keptWithoutThePerson)
  })

  it('every other table hangs on one of them, or is said to be nobody’s', async () => {
    const all = await references(app)
    const covered = new Set(['identity.users', ...keptWithoutThePerson, ...ofNobody])
    for (const _ of await ours()) for (const it of all) if (it.cascades && covered.has(it.to)) covered.add(it.table)
    expect((await ours()).filter((table) => !covered.has(table))).toEqual([])
  })

  it('every column that names a file lets go of it when its row goes', async () => {
    const { rows: triggers } = await app.pool.query<{ held: string }>(
      `select tgrelid::regclass::text || '.' || rtrim(encode(tgargs, 'escape'), '\\000') as held
       from pg_trigger where tgfoid = 'kernel.hold_file'::regproc order by 1`,
    )
    const keys = (await columnsLike(app, '_key$')).map(({ table, column }) => `${table}.${column}`)
    const others = ['finance.uses.feature_key', 'finance.uses.result_key', 'kernel.loose_files.file_key']
    const ofSkills = ['resume.skill_plans.skill_key', 'resume.user_skills.skill_key']
    expect(keys.filter((key) => !others.includes(key) && !ofSkills.includes(key))).toEqual(
      triggers.map(({ held }) => held),
    )
  })
})

describe('[F20] deleteMyAccount', () => {
  const calls = () => callsTo(app)
  const naming = (person: WholePerson) => tablesNaming(app, [person.mark, String(person.userId), person.email])
  const waitingFor = async ({ userId }: WholePerson) =>
    (
      await app.pool.query(`select from graphile_worker._private_jobs where payload ->> 'userId' = $1`, [
        String(userId),
      ])
    ).rowCount
  const mails = async () => {
    const folder = join(app.folder, 'outbox')
    return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  }
  const files = async () => {
    const folder = join(app.folder, 'files')
    const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((it) => it.isFile())
    return Promise.all(names.map((it) => readFile(join(it.parentPath, it.name), 'latin1')))
  }

  it('before, every table that can hold something of a person does', async () => {
    const owned = (await columnsLike(app, '^user_id$')).map(({ table }) => table)
    const held = await naming(gone)
    expect(owned.filter((table) => !held.includes(table))).toEqual([])
    // The file that was uploaded, and the export.
    expect((await files()).filter((text) => text.includes(gone.mark))).toHaveLength(2)
  })

  it('is for who is signed in and knows the password', async () => {
    const { body } = await calls().answerTo('deleteMyAccount', { password: gone.password })
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' })
    expect(await calls().ask('deleteMyAccount', { password: 'Wrong4Password' }, gone)).toEqual({
      success: false,
      message: 'That is not your current password',
    })
  })

  it('leaves nothing that names the person in any table, in the queue or among the files, and others as they were', async () => {
    const before = await naming(other)
    // Whatever is done later may wait for the person at that moment.
    for (const { name } of app.jobs)
      for (const { userId } of [gone, other])
        await jobQueue.enqueue(app.sql, name, { userId }, { key: `${name} ${userId}` })
    expect(await naming(gone)).toContain('graphile_worker._private_jobs')
    expect(await calls().ask('deleteMyAccount', { password: gone.password }, gone)).toEqual({
      success: true,
      message: 'Your account and everything in it have been deleted.',
    })
    expect((await calls().currentUser(gone)).user).toBeNull()
    // Where the last mail goes is all that is left, and only until it is sent.
    expect(await naming(gone)).toEqual(['identity.farewells'])
    expect(await waitingFor(other)).toBe(app.jobs.length)
    await jobQueue.removeOf(app.sql, [other.userId])
    await app.runJobs()
    expect(await naming(gone)).toEqual([])
    const texts = await files()
    expect(texts.filter((text) => text.includes(gone.mark))).toEqual([])
    expect(await naming(other)).toEqual(before)
    // Of what was mailed where no mail server is, the last mail is left.
    const left = await mails()
    const named = left.filter((text) => text.includes(gone.email) || text.includes(gone.mark))
    expect(named.map((text) => /^Subject: (.*)\r$/m.exec(text)?.[1])).toEqual(['Your Bespeak account is deleted'])
    expect(left.filter((text) => text.includes(other.email)).length).toBeGreaterThan(3)
    expect(texts.filter((text) => text.includes(other.mark))).toHaveLength(1)
  })

  it('keeps invoices with their numbers and amounts, as those of a former customer', async () => {
    const { rows } = await app.pool.query(
      `select i.number, i.total, i.customer, i.user_id < 0 as "isFormer", t.payment_method, s.card, s.cancel_reason
       from finance.invoices i join finance.transactions t on t.invoice_id = i.id
       join finance.subscriptions s on s.id = i.subscription_id and s.user_id = i.user_id and t.user_id = i.user_id
       where i.user_id < 0`,
    )
    expect(rows).toEqual([
      {
        number: '2026-0001',
        total: expect.any(Number),
        customer: ['Former customer'],
        isFormer: true,
        payment_method: 'forgotten',
        card: null,
        cancel_reason: null,
      },
    ])
  })

  it('tells the address once, and then nothing more', async () => {
    const subjects = (await calls().mailsTo(gone.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your Bespeak account is deleted')).toHaveLength(1)
    await app.identity.notify(gone.userId, { kind: 'reminder', title: gone.mark, body: '', href: null })
    await app.live.progress(gone.userId, { operation: gone.mark, step: 'done', done: 1, total: 1 })
    await app.runJobs()
    expect(await calls().mailsTo(gone.email)).toHaveLength(subjects.length)
    expect(await naming(gone)).toEqual([])
  })

  it('cannot be undone by a second try, a login or a reset; the address is free again', async () => {
    const { username, email, password } = gone
    const login = await calls().ask('initiateLogin', { input: { username, password } }, { address: newAddress() })
    expect(login.success).toBe(false)
    const again = await calls().register({ username, email, password })
    expect(again.result.success).toBe(true)
    await app.pool.query('delete from identity.users where id = $1', [again.userId])
  })
})

describe('[F16] the log', () => {
  /** Without what only the machine says: a number of its own could hold the same digits as a code. */
  const linesOf = () =>
    app
      .logs()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .map(({ time, pid, hostname, requestId, ms, ...said }) => JSON.stringify(said))

  it('cannot be given a line by what is typed, sent or asked for', async () => {
    const before = linesOf().length
    const line = 'x\r\n{"level":60,"msg":"forged"}'
    const input = { name: line, email: line, subject: line, message: line }
    await callsTo(app).ask('sendContactMessage', { input }, { address: newAddress() })
    await callsTo(app).ask('initiateLogin', { input: { username: line, password: line } }, { address: newAddress() })
    await app.http.inject(`/api/v1/exports?link=${encodeURIComponent(line)}`)
    await app.http.inject(`/${encodeURIComponent(line)}`)
    const added = linesOf().slice(before)
    expect(added).toHaveLength(4)
    expect(added.join('\n')).not.toContain('"msg":"forged"')
  })
})
