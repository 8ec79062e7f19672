import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mailer, MailMessage } from '../../kernel/mail.ts'
import { createOutboxMailer, removeDrafts } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { startSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts'

const from = 'Bespeak <no-reply@bespeak.example>'

let made = 0
const message = (parts: Partial<MailMessage> = {}): MailMessage => {
  made += 1
  return {
    id: `mail-${made}`,
    to: 'ada@example.com',
    subject: 'Your code',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {},
    ...parts,
  }
}

interface Delivered {
  raw: string
  /** Whom the mail server was told to deliver to; a file is only its headers. */
  recipients: string[] | null
}

interface Way {
  mailer: Mailer
  delivered(): Promise<Delivered[]>
  close(): Promise<void>
}

async function outboxWay(): Promise<Way> {
  const folder = await mkdtemp(join(tmpdir(), 'bespeak-outbox-'))
  return {
    mailer: createOutboxMailer({ folder, from }),
    async delivered() {
      const names = (await readdir(folder)).sort()
      return Promise.all(
        names.map(async (name) => ({ raw: await readFile(join(folder, name), 'utf8'), recipients: null })),
      )
    },
    close: () => rm(folder, { recursive: true }),
  }
}

async function smtpWay(): Promise<Way> {
  const server = await startSmtpServer()
  return {
    mailer: createSmtpMailer({ url: server.url, from }),
    delivered: async () => server.received,
    close: server.close,
  }
}

describe.each([
  ['the outbox', outboxWay],
  ['SMTP', smtpWay],
])('a mail by way of %s', (_, open) => {
  let way: Way
  beforeEach(async () => {
    way = await open()
  })
  afterEach(() => way.close())

  async function deliver(sent: MailMessage): Promise<Email & Delivered> {
    await way.mailer.send(sent)
    const [only, ...others] = await way.delivered()
    expect(others).toEqual([])
    if (!only) throw new Error('nothing was delivered')
    return { ...(await PostalMime.parse(only.raw)), ...only }
  }

  const injections = [
    'Hi\r\nBcc: eve@evil.example',
    'Hi\nBcc: eve@evil.example',
    'Hi\r\n\r\n<b>body</b>',
    'Hi\rTo: eve@evil.example',
  ]

  it.each(injections)('[D9] has one recipient, with %j in its subject', async (subject) => {
    const mail = await deliver(message({ subject, text: 'The text' }))
    expect(mail.to).toEqual([{ address: 'ada@example.com', name: '' }])
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined])
    expect(mail.recipients ?? ['ada@example.com']).toEqual(['ada@example.com'])
    expect(mail.headers.map(({ key }) => key).filter((key) => ['to', 'bcc', 'cc'].includes(key))).toEqual(['to'])
    expect(mail.text?.trim()).toBe('The text')
    expect(mail.html?.trim()).toBe('<p>Hello</p>')
  })

  it.each(injections)('[D9] has one recipient, with %j as the name in its text', async (name) => {
    const mail = await deliver(message({ text: `Hello ${name},\n\n042917\n` }))
    expect(mail.recipients ?? ['ada@example.com']).toEqual(['ada@example.com'])
    expect(mail.bcc).toBeUndefined()
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.text?.split('\n')).toContain('042917')
  })

  it.each([
    'ada@example.com, eve@evil.example',
    'ada@example.com;eve@evil.example',
    'ada@example.com\r\nBcc: eve@evil.example',
    'ada@example.com> RCPT TO:<eve@evil.example',
    'group:eve@evil.example;',
    'Ada <ada@example.com>',
    '"a b"@example.com',
    'ada',
    '',
  ])('[D9] is not sent to %j', async (to) => {
    await expect(way.mailer.send(message({ to }))).rejects.toThrow('The recipient is not one mail address.')
    expect(await way.delivered()).toEqual([])
  })

  it('arrives as it was written', async () => {
    const text = [
      'Grüße, Ada Łovelace 👋',
      '',
      '042917',
      '',
      '.',
      '.. a line that begins with dots',
      'From here on = signs, and a line that ends with a space ',
      `A line that is long: ${'thread '.repeat(60)}`,
      '漢字 العربية',
    ].join('\n')
    const mail = await deliver(message({ subject: 'Ihr Code – für Ada 👋', text }))
    expect(mail.subject).toBe('Ihr Code – für Ada 👋')
    expect(mail.text?.trimEnd()).toBe(text)
    expect(mail.text?.split('\n')).toContain('042917')
  })

  it('is a complete message', async () => {
    const mail = await deliver(message({ id: '6f1c' }))
    expect(mail.from).toEqual({ address: 'no-reply@bespeak.example', name: 'Bespeak' })
    expect(mail.messageId).toBe('<6f1c@bespeak.example>')
    expect(Number.isNaN(Date.parse(mail.date ?? ''))).toBe(false)
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'mime-version', value: '1.0' }))
    expect(mail.raw).not.toMatch(/[^\r]\n/)
  })

  it('is the same words twice, the plain text first', async () => {
    const mail = await deliver(message({ text: 'Grüße', html: '<p style="margin:0">Grüße &amp; =</p>' }))
    expect(mail.raw).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect([...mail.raw.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type)).toEqual([
      'text/plain',
      'text/html',
    ])
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Grüße', '<p style="margin:0">Grüße &amp; =</p>'])
    expect(mail.attachments).toEqual([])
  })

  it('carries the headers that it was given', async () => {
    const url = `https://bespeak.example/unsubscribe/${'a1B2'.repeat(20)}`
    const mail = await deliver(
      message({ headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
    )
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe', value: `<${url}>` }))
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    )
  })

  it('reads no file and no address that its text names', async () => {
    const mail = await deliver(message({ subject: 'file:///etc/passwd', text: 'file:///etc/passwd' }))
    expect(mail.text?.trim()).toBe('file:///etc/passwd')
  })
})

describe('the outbox', () => {
  let parent: string
  let folder: string
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'bespeak-outbox-'))
    folder = join(parent, 'not', 'there', 'yet')
  })
  afterEach(() => rm(parent, { recursive: true }))

  it('holds each mail once, however often it is tried', async () => {
    const mailer = createOutboxMailer({ folder, from })
    const same = message()
    await mailer.send(same)
    await mailer.send(same)
    await createOutboxMailer({ folder, from }).send(same)
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('holds mails in the order of their names, and nothing half-written', async () => {
    const mailer = createOutboxMailer({ folder, from })
    for (const subject of ['first', 'second', 'third']) await mailer.send(message({ subject }))
    const names = (await readdir(folder)).sort()
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    expect(texts.map((text) => /^Subject: (.*)\r$/m.exec(text)?.[1])).toEqual(['first', 'second', 'third'])
    expect(names.every((name) => /^\d{8}T\d{9}Z-\d{6}-mail-\d+\.eml$/.test(name))).toBe(true)
  })

  it('throws when it cannot write', async () => {
    const file = join(parent, 'file')
    await writeFile(file, '')
    await expect(createOutboxMailer({ folder: file, from }).send(message())).rejects.toThrow()
  })
})

describe('[D11] a mail that the server may have taken already', () => {
  it('carries the same Message-ID when it is tried again', async () => {
    const server = await startSmtpServer()
    const same = message()
    await createSmtpMailer({ url: server.url, from }).send(same)
    await createSmtpMailer({ url: server.url, from }).send(same)
    await server.close()
    const ids = server.received.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])
    expect(ids).toEqual([`<${same.id}@bespeak.example>`, `<${same.id}@bespeak.example>`])
  })
})

describe('[D11] a mail server', () => {
  let server: TestSmtpServer
  let sent: Promise<string>
  afterEach(() => server?.close())

  const tooLate = 'The mail server did not take the mail (ETIMEDOUT).'
  const refusal = (error: unknown) => (error instanceof Error ? error.message : 'no error')
  const attempt = (url: string, patienceMs = 10_000) =>
    createSmtpMailer({ url, from, patienceMs })
      .send(message())
      .then(() => 'sent', refusal)

  it.each([
    ['refuses for now (4xx)', { refuse: 451 }, 'EENVELOPE 451'],
    ['refuses for good (5xx)', { refuse: 550 }, 'EENVELOPE 550'],
    ['refuses the message itself', { refuseData: 554 }, 'EMESSAGE 554'],
  ])('that %s', async (_, behaviour, reason) => {
    server = await startSmtpServer(behaviour)
    expect(await attempt(server.url)).toBe(`The mail server did not take the mail (${reason}).`)
    expect(server.received).toEqual([])
  })

  it.each([
    ['does not greet', { silent: 'greeting' }],
    ['falls silent at the recipient', { silent: 'recipient' }],
    ['falls silent after the message', { silent: 'data' }],
  ] as const)('that %s is given up', async (_, behaviour) => {
    server = await startSmtpServer(behaviour)
    expect(await attempt(server.url, 100)).toBe(tooLate)
  })

  it.each(['greeting', 'recipient', 'data'] as const)(
    'that falls silent at the %s is given up after 15 seconds in all',
    async (silent) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
      try {
        await new Promise<void>((onSilent) => {
          startSmtpServer({ silent, onSilent }).then((started) => {
            server = started
            sent = createSmtpMailer({ url: server.url, from })
              .send(message())
              .then(() => 'sent', refusal)
          })
        })
        await vi.advanceTimersByTimeAsync(15_000)
        expect(await Promise.race([sent, 'still waiting'])).toBe(tooLate)
      } finally {
        vi.useRealTimers()
      }
    },
  )

  it('whose certificate is not trusted', async () => {
    server = await startSmtpServer({ secure: true })
    expect(await attempt(server.url)).toMatch(
      /^The mail server did not take the mail \((ESOCKET|ETLS|ECONNECTION)\)\.$/,
    )
  })

  it('that does not speak TLS where it should', async () => {
    server = await startSmtpServer()
    expect(await attempt(server.url.replace('smtp:', 'smtps:'))).toMatch(/^The mail server did not take the mail \(/)
  })

  it('that is down', async () => {
    server = await startSmtpServer()
    await server.close()
    expect(await attempt(server.url)).toMatch(/^The mail server did not take the mail \((ESOCKET|ECONNECTION)\)\.$/)
  })

  it('is not quoted: its words name the recipient', async () => {
    server = await startSmtpServer({ refuse: 550 })
    expect(await attempt(server.url)).not.toContain('ada@example.com')
  })
})

describe('[F7] the outbox after a kill', () => {
  it('keeps the mails and loses what was half written', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'bespeak-outbox-'))
    const folder = join(parent, 'outbox')
    await removeDrafts(folder)
    for (const name of ['1-a.eml', '2-b.eml.draft']) await writeFile(join(folder, name), 'x')
    await removeDrafts(folder)
    expect(await readdir(folder)).toEqual(['1-a.eml'])
    await rm(parent, { recursive: true })
  })
})
