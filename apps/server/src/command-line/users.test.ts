import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../kernel/db.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { tablesNaming } from '../testing/catalogue.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { runBeside, runTyped, settingsBeside } from '../testing/command-line.ts'
import { type Calls, callsTo, newAddress } from '../testing/identity-calls.ts'
import { wholePeople } from '../testing/whole-person.ts'

let app: TestApp
let calls: Calls
let member: Awaited<ReturnType<Calls['member']>>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  calls = callsTo(app)
})
beforeEach(async () => {
  member = await calls.member()
})
afterAll(() => app.close())

const bespeak = (...typed: string[]) => runBeside(app, typed)
const unauthorized = { code: 'unauthorized_client' }
const refusal = async () => (await calls.currentUser(member)).error?.extensions

describe('an account that is named', () => {
  it.each(['deactivate', 'reactivate', 'code', 'erase'])('and is nobody’s, is refused by user %s', async (what) => {
    expect(await bespeak('user', what, 'nobody_here')).toEqual({
      ...{ code: 1, said: [], asked: [] },
      problems: ['No account has the username or email nobody_here.'],
    })
  })

  it('by an email that several have, is shown with the others and left alone', async () => {
    const later = await calls.register({ email: member.email })
    const { code, said, problems } = await bespeak('user', 'deactivate', member.email)
    expect({ code, problems }).toEqual({
      code: 1,
      problems: [`2 accounts have the email ${member.email}. Nothing was done: name one by its username.`],
    })
    expect(
      said
        .slice(1)
        .map((line) => line.split(/ +/)[1])
        .sort(),
    ).toEqual([member.username, later.username].sort())
    expect(await refusal()).toBeUndefined()
  })
})

describe('user deactivate, reactivate and code', () => {
  it('[A14] count at once at the server that runs', async () => {
    expect(await refusal()).toBeUndefined()
    expect(await bespeak('user', 'deactivate', member.email)).toEqual({
      ...{ code: 0, asked: [], problems: [] },
      said: [`${member.username} is deactivated: from now on, whatever the account asks for is refused.`],
    })
    expect(await refusal()).toEqual(unauthorized)
    expect(await bespeak('user', 'code', member.username)).toMatchObject({
      code: 1,
      problems: [`${member.username} is deactivated, and needs no code before \`bespeak user reactivate\`.`],
    })

    expect(await bespeak('user', 'reactivate', member.username)).toMatchObject({ code: 0 })
    expect(await calls.currentUser(member)).toEqual({ user: null, error: undefined })
    const { username, password, userId } = member
    await calls.ask('initiateLogin', { input: { username, password } }, { address: newAddress() })
    const { said } = await bespeak('user', 'code', username)
    expect(await calls.ask('verifyLogin', { input: { userId, code: said[0] } })).toMatchObject({ success: true })
  })
})

describe('user list', () => {
  it('shows what a name holds, and obeys none of it', async () => {
    await app.pool.query('update identity.users set username = $2 where id = $1', [
      ...[member.userId, 'm\u001b[2J\u009b\u202e\n'],
    ])
    const { code, said } = await bespeak('user', 'list')
    expect(code).toBe(0)
    expect(said[0]).toMatch(/^id +username +email +active +verified +created +last login$/)
    expect(said.at(-1)).toMatch(
      new RegExp(
        `^${member.userId} +m\\\\u\\{1b\\}\\[2J\\\\u\\{9b\\}\\\\u\\{202e\\}\\\\u\\{a\\} +${member.email} +yes +yes +\\d{4}-\\d\\d-\\d\\d +`,
      ),
    )
  })

  it('as JSON is an object a line, oldest first, without the password', async () => {
    const { said } = await bespeak('user', 'list', '--json')
    const users = said.map((line) => JSON.parse(line) as { id: number })
    expect(users.map(({ id }) => id)).toEqual(users.map(({ id }) => id).toSorted((a, b) => a - b))
    const { userId: id, username, email } = member
    expect(users.at(-1)).toEqual({
      ...{ id, username, email, isActive: true, isVerified: true },
      ...{ createdAt: expect.any(String), lastLogin: expect.toSatisfy(() => true) },
    })
  })
})

describe('user erase', () => {
  it.each([
    [null, 'Nothing was erased: the username was not typed. Where nobody can type, add --yes.'],
    ['y', 'Nothing was erased: that is not '],
  ])('asks for the username, and does nothing when %j is typed', async (answer, problem) => {
    const outcome = await runBeside(app, ['user', 'erase', member.email], answer)
    expect(outcome).toMatchObject({ code: 1, said: [], problems: [expect.stringContaining(problem)] })
    expect(outcome.asked).toEqual([
      `This erases ${member.username} (${member.email}) for good. Type the username to go on: `,
    ])
    expect((await calls.currentUser(member)).user).not.toBeNull()
  })

  it('does it when the username is typed', async () => {
    const outcome = await runBeside(app, ['user', 'erase', member.email], `${member.username} `)
    expect(outcome).toMatchObject({ code: 0, problems: [] })
    expect((await calls.currentUser(member)).user).toBeNull()
  })

  it('[F20] leaves nothing that names the person, once the server has removed the files', async () => {
    const { username, mark, email } = await wholePeople(app)('Thistlewick')
    const files = async () => {
      const folder = join(app.folder, 'files')
      const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((it) => it.isFile())
      return Promise.all(found.map((it) => readFile(join(it.parentPath, it.name), 'latin1')))
    }
    expect((await files()).join()).toContain(mark)

    const { code, said, asked, problems } = await bespeak('user', 'erase', username, '--yes')

    expect({ code, asked, problems }).toEqual({ code: 0, asked: [], problems: [] })
    expect(said.join('\n')).toMatch(/is erased.*\nFiles are removed.*by the server/)
    expect(await tablesNaming(app, [mark, email])).toEqual(['identity.farewells'])
    await app.runJobs()
    expect(await tablesNaming(app, [mark, email])).toEqual([])
    expect((await files()).join()).not.toContain(mark)
  }, 300_000)
})

describe('beside the server of', () => {
  const env = async () => ({ ...settingsBeside(app), DATABASE_URL: await copyTemplate(inject('cluster')) })

  it.each([
    ['a newer version', "insert into kernel.migrations (name) values ('9999_later.sql')", /newer version.*Use the/],
    ['an older one', "delete from kernel.migrations where name like '0001%'", /not yet that of.*Start the server once/],
    ['none so far', 'drop schema kernel cascade', /not yet that of.*Start the server once/],
  ])('%s, it refuses, and changes nothing', async (_, change, problem) => {
    const settings = await env()
    const { pool, close } = openDatabase(settings.DATABASE_URL, () => undefined)
    await pool.query(change)
    expect(await runTyped(['user', 'list'], settings)).toEqual({
      ...{ code: 1, said: [], asked: [] },
      problems: [expect.stringMatching(problem)],
    })
    await close()
  })

  it('another key, it refuses to make one', async () => {
    const { SIGNING_KEY, ...settings } = await env()
    expect(await runTyped(['user', 'list'], settings)).toMatchObject({
      code: 1,
      problems: ['SIGNING_KEY is set where the server runs, and has to be set here as well.'],
    })
  })
})
