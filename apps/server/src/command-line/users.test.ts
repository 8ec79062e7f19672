import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../kernel/db.ts'
import { billingCalls } from '../services/finance/testing/billing-calls.ts'
import { appWithMember } from '../testing/app-with-member.ts'
import { tablesNaming } from '../testing/catalogue.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { runBeside, runTyped, settingsBeside } from '../testing/command-line.ts'
import { newAddress } from '../testing/identity-calls.ts'
import { wholePeople } from '../testing/whole-person.ts'

const here = appWithMember()

const bespeak = (...typed: string[]) => runBeside(here.app, typed)
const unauthorized = { code: 'unauthorized_client' }
const refusal = async () => (await here.calls.currentUser(here.member)).error?.extensions

describe('an account that is named', () => {
  it.each(['deactivate', 'reactivate', 'code', 'erase'])('and is nobody’s, is refused by user %s', async (what) => {
    expect(await bespeak('user', what, 'nobody_here')).toEqual({
      ...{ code: 1, said: [], asked: [] },
      problems: ['No account has the username or email nobody_here.'],
    })
  })

  it('by an email that several have, is shown with the others and left alone', async () => {
    const later = await here.calls.register({ email: here.member.email })
    const { code, said, problems } = await bespeak('user', 'deactivate', here.member.email)
    expect({ code, problems }).toEqual({
      code: 1,
      problems: [`2 accounts have the email ${here.member.email}. Nothing was done: name one by its username.`],
    })
    expect(
      said
        .slice(1)
        .map((line) => line.split(/ +/)[1])
        .sort(),
    ).toEqual([here.member.username, later.username].sort())
    expect(await refusal()).toBeUndefined()
  })
})

describe('user deactivate, reactivate and code', () => {
  it('[A14] count at once at the server that runs', async () => {
    expect(await refusal()).toBeUndefined()
    expect(await bespeak('user', 'deactivate', here.member.email)).toEqual({
      ...{ code: 0, asked: [], problems: [] },
      said: [`${here.member.username} is deactivated: from now on, everything the account asks for is refused.`],
    })
    expect(await refusal()).toEqual(unauthorized)
    expect(await bespeak('user', 'code', here.member.username)).toMatchObject({
      code: 1,
      problems: [`${here.member.username} is deactivated, and needs no code before \`bespeak user reactivate\`.`],
    })

    expect(await bespeak('user', 'reactivate', here.member.username)).toMatchObject({ code: 0 })
    expect(await here.calls.currentUser(here.member)).toEqual({ user: null, error: undefined })
    const { username, password, userId } = here.member
    await here.calls.ask('initiateLogin', { input: { username, password } }, { address: newAddress() })
    const { said } = await bespeak('user', 'code', username)
    expect(await here.calls.ask('verifyLogin', { input: { userId, code: said[0] } })).toMatchObject({ success: true })
  })
})

describe('user list', () => {
  it('shows what a name holds, and obeys none of it', async () => {
    await here.app.pool.query('update identity.users set username = $2 where id = $1', [
      ...[here.member.userId, 'm\u001b[2J\u009b\u202e\n'],
    ])
    const { code, said } = await bespeak('user', 'list')
    expect(code).toBe(0)
    expect(said[0]).toMatch(/^id +username +email +active +verified +created +last login$/)
    expect(said.at(-1)).toMatch(
      new RegExp(
        `^${here.member.userId} +m\\\\u\\{1b\\}\\[2J\\\\u\\{9b\\}\\\\u\\{202e\\}\\\\u\\{a\\} +${here.member.email} +yes +yes +\\d{4}-\\d\\d-\\d\\d +`,
      ),
    )
  })

  it('as JSON is an object a line, oldest first, without the password', async () => {
    const { said } = await bespeak('user', 'list', '--json')
    const users = said.map((line) => JSON.parse(line) as { id: number })
    expect(users.map(({ id }) => id)).toEqual(users.map(({ id }) => id).toSorted((a, b) => a - b))
    const { userId: id, username, email } = here.member
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
    const outcome = await runBeside(here.app, ['user', 'erase', here.member.email], answer)
    expect(outcome).toMatchObject({ code: 1, said: [], problems: [expect.stringContaining(problem)] })
    expect(outcome.asked).toEqual([
      `This erases ${here.member.username} (${here.member.email}) for good. Type the username to go on: `,
    ])
    expect((await here.calls.currentUser(here.member)).user).not.toBeNull()
  })

  it('does it when the username is typed', async () => {
    const outcome = await runBeside(here.app, ['user', 'erase', here.member.email], `${here.member.username} `)
    expect(outcome).toMatchObject({ code: 0, problems: [] })
    expect((await here.calls.currentUser(here.member)).user).toBeNull()
  })

  it('[E10] says what to do and when while it is not known how a payment ended, and does it then', async () => {
    await billingCalls(here.app).subscribe(here.member)
    const change = (from: string, to: string) =>
      here.app.pool.query('update finance.transactions set status = $3 where user_id = $1 and status = $2', [
        ...[here.member.userId, from, to],
      ])
    await change('paid', 'pending')
    const erase = () => bespeak('user', 'erase', here.member.username, '--yes')
    expect(await erase()).toEqual({
      ...{ code: 3, said: [], asked: [] },
      problems: [
        `Nothing was erased yet: a payment of ${here.member.username} is under way. Keep the server running: it checks once an hour how it ended. Then run the same command again in an hour.`,
      ],
    })
    expect((await here.calls.currentUser(here.member)).user).not.toBeNull()
    await change('pending', 'paid')
    expect(await erase()).toMatchObject({ code: 0, problems: [] })
  })

  it('[F20] leaves nothing that names the person, once the server has removed the files', async () => {
    const { username, mark, email } = await wholePeople(here.app)('Thistlewick')
    const files = async () => {
      const folder = join(here.app.folder, 'files')
      const found = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((it) => it.isFile())
      return Promise.all(found.map((it) => readFile(join(it.parentPath, it.name), 'latin1')))
    }
    expect((await files()).join()).toContain(mark)

    const { code, said, asked, problems } = await bespeak('user', 'erase', username, '--yes')

    expect({ code, asked, problems }).toEqual({ code: 0, asked: [], problems: [] })
    expect(said.join('\n')).toMatch(/is erased.*\nThe server removes the files/)
    expect(await tablesNaming(here.app, [mark, email])).toEqual(['identity.farewells'])
    await here.app.runJobs()
    expect(await tablesNaming(here.app, [mark, email])).toEqual([])
    expect((await files()).join()).not.toContain(mark)
  }, 300_000)
})

describe('beside the server of', () => {
  const env = async () => ({ ...settingsBeside(here.app), DATABASE_URL: await copyTemplate(inject('cluster')) })

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
