import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privacyRights } from '@bespeak/domain/account/requests.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allOf } from '../../../testing/all-of.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Calls, callsTo, newAddress, type Who } from '../../../testing/identity-calls.ts'

const operator = 'desk@bespeak.example'
const constant =
  <Value>(value: Value) =>
  () =>
    value

let app: TestApp
let calls: Calls
beforeAll(async () => {
  app = await startTestApp({ env: { CONTACT_TO: operator, PUBLIC_URL: 'https://bespeak.example' } })
  calls = callsTo(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.pool.query('truncate identity.requests')
})

let strangers = 0
function message(change: object = {}) {
  strangers += 1
  const email = `stranger${strangers}@example.com`
  return { name: 'Ines Duarte', email, subject: 'A question', message: 'Does it read Portuguese?', ...change }
}

const contact = (input: object, who: Who = { address: newAddress() }) => calls.ask('sendContactMessage', { input }, who)
const request = (input: object, who: Who = { address: newAddress() }) =>
  calls.ask('submitPrivacyRequest', { input }, who)
const kept = async () => (await app.pool.query('select * from identity.requests order by id')).rows

describe('sendContactMessage', () => {
  it.each([
    [{ name: '' }, 'Please enter your name'],
    [{ email: 'nobody' }, 'Invalid email address'],
    [{ subject: 'x'.repeat(151) }, 'Subject must be at most 150 characters'],
    [{ message: ' ' }, 'Please write a message'],
  ])('refuses %j, and keeps nothing', async (change, why) => {
    expect(await contact(message(change))).toEqual({ success: false, message: why })
    expect(await kept()).toEqual([])
  })

  it.each(['name', 'subject', 'email'])('[D9] refuses a second line in the %s', async (field) => {
    const input = message({ [field]: 'Ines@example.com\r\nBcc: everyone@example.com' })
    expect((await contact(input)).success).toBe(false)
    expect(await kept()).toEqual([])
  })

  it('[D9] has one recipient and ends no header, whatever is typed', async () => {
    const input = message({ subject: '=?utf-8?q?x?= <b>&', message: 'Hello\r\n\r\nBcc: everyone@example.com\r\n.\r\n' })
    expect((await contact(input)).success).toBe(true)
    await app.runJobs()
    const folder = join(app.folder, 'outbox')
    const newest = (await readdir(folder)).sort().slice(-2)
    for (const name of newest) {
      const [headers = ''] = (await readFile(join(folder, name), 'utf8')).split('\r\n\r\n')
      expect(headers).not.toMatch(/^bcc:/im)
      expect(headers.match(/^to:/gim)).toHaveLength(1)
    }
  })

  it('is kept, and mailed to whoever runs this, with the sender’s address to answer to', async () => {
    const input = message()
    expect(await contact(input)).toEqual({
      success: true,
      message: `An email to ${input.email} confirms that it has arrived. We will reply there.`,
    })
    expect(await kept()).toMatchObject([{ kind: 'contact', ...input, user_id: null, due_at: null, closed_at: null }])
    const [mail] = (await calls.mailsTo(operator)).slice(-1)
    expect(mail?.subject).toMatch(/^Contact message \d+$/)
    for (const line of ['Name: Ines Duarte', `Address: ${input.email}`, 'Subject: A question'])
      expect(mail?.text).toContain(`\n> ${line}\n`)
    expect(mail?.text).toContain('\n> Does it read Portuguese?\n')
    const folder = join(app.folder, 'outbox')
    const raw = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    expect(raw.filter((text) => text.includes(`Reply-To: ${input.email}`))).toHaveLength(1)
  })

  it('[D9] is told as a quotation, and nothing that was typed reads as ours', async () => {
    const words = 'Bespeak: pay here https://evil.example'
    await contact(message({ name: words, subject: words, message: `${words}\n${words}`, email: 'pay@evil.example' }))
    const [mail] = (await calls.mailsTo(operator)).slice(-1)
    expect(mail?.subject).not.toContain('evil')
    const typed = mail?.text.split('\n').filter((line) => /evil/.test(line)) ?? []
    expect(typed).toHaveLength(5)
    for (const line of typed) expect(line).toMatch(/^> /)
  })

  it('[D9] acknowledges it to an address that nobody proved, without a word that was typed', async () => {
    const input = message({ name: 'Cheap watches', subject: 'Cheap watches', message: 'Buy at https://evil.example' })
    await contact(input)
    const [mail, ...more] = await calls.mailsTo(input.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('We have your message')
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/watches|evil/)
  })

  it('[D9] nor to an address that is not the one of the account', async () => {
    const member = await calls.member()
    const input = message({ message: 'Buy at https://evil.example' })
    await contact(input, member)
    expect((await calls.mailsTo(input.email))[0]?.text).not.toContain('evil')
  })

  it('gives a copy to who is signed in and wrote from their own address', async () => {
    const member = await calls.member()
    await contact(message({ email: member.email }), member)
    expect((await calls.mailsTo(member.email)).at(-1)?.text).toContain('Does it read Portuguese?')
    expect(await kept()).toMatchObject([{ user_id: member.userId }])
  })

  it('is open to a deactivated account, which has to ask somewhere', async () => {
    const member = await calls.member()
    await app.pool.query('update identity.users set is_active = false where id = $1', [member.userId])
    expect((await contact(message(), member)).success).toBe(true)
  })

  it('[D10] is taken ten times an hour from one network', async () => {
    const address = newAddress()
    for (let count = 0; count < 10; count += 1) expect((await contact(message(), { address })).success).toBe(true)
    expect((await contact(message(), { address })).message).toMatch(
      /^You have written to us several times\. Please try again in \d+ minutes\.$/,
    )
    expect(await kept()).toHaveLength(10)
  })

  it.each<[string, () => Promise<() => Who>]>([
    ['network', async () => constant({ address: newAddress() })],
    [
      'account, whatever network',
      async () => {
        const { token } = await calls.member()
        return () => ({ token, address: newAddress() })
      },
    ],
  ])('[D10] is taken ten times a day from one %s, whatever address is named', async (_, whose) => {
    const who = await whose()
    for (let count = 0; count < 10; count += 1) expect((await contact(message(), who())).success).toBe(true)
    // As an hour later.
    await app.pool.query(`delete from kernel.rate_limits where key like 'requests-by-network:%'`)
    expect((await contact(message(), who())).message).toMatch(/^You have written to us several times\..* hours\.$/)
  })

  it('[D10] by others who name an address takes nothing from its owner; the mailbox gets three mails, whatever tag', async () => {
    const [local, domain] = message().email.split('@')
    const send = (tag: number) => contact(message({ email: `${local}+${tag}@${domain}` }))
    for (let tag = 0; tag < 30; tag += 1) expect((await send(tag)).success).toBe(true)
    expect((await contact(message({ email: `${local}@${domain}` }))).success).toBe(true)
    expect(await kept()).toHaveLength(31)
    await app.runJobs()
    const mailed = (await app.mails()).filter(({ to }) => to.startsWith(`${local}+`) || to === `${local}@${domain}`)
    expect(mailed).toHaveLength(3)
  })
})

describe('whoever runs it', () => {
  it('[D10] gets a hundred mails an hour, from however many networks and people; the rest is kept, and told as an alarm', async () => {
    await app.pool.query('truncate kernel.rate_limits')
    const before = (await calls.mailsTo(operator)).length
    for (let count = 0; count < 101; count += 1) expect((await contact(message())).success).toBe(true)

    expect((await calls.mailsTo(operator)).length - before).toBe(100)
    expect(await kept()).toHaveLength(101)
    expect(calls.alarms().filter(({ alarm }) => alarm === 'requests-not-mailed')).toHaveLength(1)
    await app.pool.query('truncate kernel.rate_limits')
  })
})

describe('submitPrivacyRequest', () => {
  it('refuses what is no right of the list', async () => {
    expect(await request({ kind: 'contact', email: message().email })).toEqual({
      success: false,
      message: 'Please choose what it is about',
    })
  })

  it.each(privacyRights)('%s is kept with the day it is due, and acknowledged with the 30 days', async (kind) => {
    app.clock.set(new Date('2026-03-02T10:00:00Z'))
    const { email } = message()
    expect(await request({ kind, email, details: 'Since 2024.' })).toEqual({
      success: true,
      message: `An email to ${email} confirms that it has arrived. We will reply there within 30 days, by 1 April 2026 at the latest.`,
    })
    expect(await kept()).toMatchObject([
      { kind, email, message: 'Since 2024.', due_at: new Date('2026-04-01T10:00:00Z'), closed_at: null },
    ])
    const [mail] = await calls.mailsTo(email)
    expect(mail?.text).toContain('within 30 days, by 1 April 2026 at the latest')
    expect(mail?.text).not.toContain('Since 2024.')
    const told = (await calls.mailsTo(operator)).at(-1)
    expect(told?.subject).toMatch(new RegExp(`^Privacy request \\d+: ${kind}$`))
    expect(told?.text).toContain('Since 2024.')
  })

  it('promises no mail to a mailbox that has had its three of the day', async () => {
    const { email } = message()
    for (let count = 0; count < 3; count += 1)
      expect((await request({ kind: 'access', email })).message).toContain('An email to')
    expect((await request({ kind: 'access', email })).message).toMatch(
      new RegExp(`^It has arrived. We will reply to ${email} within 30 days, by .+ at the latest.$`),
    )
    await app.runJobs()
    expect(await calls.mailsTo(email)).toHaveLength(3)
  })

  it('shares its limit with contact messages', async () => {
    const address = newAddress()
    for (let count = 0; count < 10; count += 1) await contact(message(), { address })
    expect((await request({ kind: 'access', email: message().email }, { address })).success).toBe(false)
  })
})

describe('for whoever runs it', () => {
  it('open requests are listed oldest first, and each is closed once', async () => {
    await contact(message({ subject: 'First' }))
    await request({ kind: 'object', email: message().email })
    const [first, second] = await allOf(app.identity.listRequests())
    expect([first?.subject, second?.kind]).toEqual(['First', 'object'])
    expect(await app.identity.closeRequest(first?.id ?? 0)).toBe(true)
    expect(await app.identity.closeRequest(first?.id ?? 0)).toBe(false)
    expect((await allOf(app.identity.listRequests())).map(({ id }) => id)).toEqual([second?.id])
  })
})

describe('without CONTACT_TO', () => {
  const start = async (env: NodeJS.ProcessEnv) => {
    const other = await startTestApp({ env })
    await callsTo(other).ask('sendContactMessage', { input: message() })
    await other.runJobs()
    const tos = (await other.mails()).map(({ to }) => to)
    const { rows } = await other.pool.query('select id from identity.requests')
    await other.close()
    return { tos, rows }
  }

  it('it is kept, and lies in the outbox where there is one', async () => {
    const { tos, rows } = await start({})
    expect(tos).toContain('no-reply@localhost')
    expect(rows).toHaveLength(1)
  })

  it('and is not mailed to anybody by a real mail server', async () => {
    const { tos, rows } = await start({ SMTP_URL: 'smtp://mail.example' })
    expect(tos).toEqual([expect.stringMatching(/^stranger/)])
    expect(rows).toHaveLength(1)
  })
})
