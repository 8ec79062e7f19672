import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOutboxMailer } from '../../adapters/mail/outbox-mailer.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let outboxDir: string
let app: TestServer
beforeEach(async () => {
  outboxDir = await mkdtemp(join(tmpdir(), 'bespeak-outbox-'))
  app = startTestServer({ deps: { outboxDir } })
})
afterEach(async () => {
  await app.server.close()
  await rm(outboxDir, { recursive: true })
})

let sent = 0
const send = (subject: string, text = 'Hello', html = '<p>Hello</p>') => {
  sent += 1
  const mailer = createOutboxMailer({ folder: outboxDir, from: 'Bespeak <no-reply@localhost>' })
  return mailer.send({ id: `mail-${sent}`, to: 'ada@example.com', subject, text, html, headers: {} })
}

const host = 'localhost:5001'
const open = (request: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  app.server.inject({ url: '/dev/mailbox', ...request, headers: { host, ...request.headers } })

describe('[B7] the mailbox is not there', () => {
  it.each<[string, Parameters<typeof open>[0]]>([
    ['for another machine', { remoteAddress: '192.168.1.7' }],
    ['for another machine in IPv6', { remoteAddress: '2001:db8::1' }],
    ['for a name that was made to point here', { headers: { host: 'evil.example' } }],
    ['for a name that begins like ours', { headers: { host: 'localhost.evil.example:5001' } }],
    ['for a name that ends like ours', { headers: { host: 'evil.example@localhost' } }],
    ['through a proxy: X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['through a proxy: X-Forwarded-Host', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['through a proxy: Forwarded', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['through a proxy: Via', { headers: { via: '1.1 proxy' } }],
    ['through a proxy: X-Forwarded-Port', { headers: { 'x-forwarded-port': '443' } }],
    ['through a proxy: CF-Connecting-IP', { headers: { 'cf-connecting-ip': '127.0.0.1' } }],
    ['through a proxy: True-Client-IP', { headers: { 'true-client-ip': '127.0.0.1' } }],
    ['through a proxy: X-Client-IP', { headers: { 'x-client-ip': '127.0.0.1' } }],
    ['through a proxy: X-Real-IP', { headers: { 'x-real-ip': '127.0.0.1' } }],
  ])('%s', async (_, request) => {
    const response = await open(request)
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('Not found.\n')
  })

  it.each<[string, NodeJS.ProcessEnv, number]>([
    ['not there', { PUBLIC_URL: 'https://bespeak.example' }, 404],
    ['not there', { TRUST_PROXY: 'loopback' }, 404],
    ['there', { PUBLIC_URL: 'http://127.0.0.1:5001' }, 200],
    ['there', { PUBLIC_URL: 'http://[::1]:5001' }, 200],
  ])('where others come in: %s with %o', async (_, env, status) => {
    const { server } = startTestServer({ env, deps: { outboxDir } })
    expect((await server.inject({ url: '/dev/mailbox', headers: { host } })).statusCode).toBe(status)
    await server.close()
  })

  it('where mails are really sent', async () => {
    const { server } = startTestServer()
    expect((await server.inject({ url: '/dev/mailbox', headers: { host } })).statusCode).toBe(404)
    await server.close()
  })
})

describe('the mailbox', () => {
  it.each(['localhost:5001', '127.0.0.1:5001', '[::1]:5001', 'localhost'])('is there as %s', async (name) => {
    const response = await open({ headers: { host: name } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    expect(response.body).toContain('No emails yet')
  })

  it('shows the newest mail first, and 50 of them', async () => {
    for (let i = 1; i <= 51; i += 1) await send(`Mail number ${i}.`)
    const { body } = await open()
    const numbers = [...body.matchAll(/<h2>Mail number (\d+)\./g)].map((match) => Number(match[1]))
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, i) => 51 - i))
  })

  it('shows a code that stands alone on its line as a code', async () => {
    await send('Your code', 'Hello Ada,\n\n042917\n\nNot 123456 here.\nOr here:\n654321\nThanks')
    const { body } = await open()
    expect(body).toContain('<p class="code">042917</p>')
    expect(body).toContain('Not 123456 here.<br>Or here:<br><strong>654321</strong><br>Thanks')
  })

  it('makes links of addresses, and of nothing else', async () => {
    await send(
      'Links',
      'Log in: http://localhost:5001/auth?a=1&b=2.\njavascript:alert(1)\ndata:text/html,x //evil.example',
    )
    const { body } = await open()
    expect([...body.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/favicon.svg',
      '/dev/mailbox.css',
      '/',
      '/dev/mailbox',
      'http://localhost:5001/auth?a=1&amp;b=2',
    ])
  })

  it('[D9] shows what came in a mail as text', async () => {
    const attack = `<img src=x onerror="alert('1')"><script>alert(1)</script>&amp;`
    await send(attack, `${attack}\n\nhttp://a.example/"onclick="alert(1)`)
    const { body } = await open()
    expect(body).not.toMatch(/<(script|img)/)
    expect(body).not.toContain('onclick="')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;')
  })

  it('[D9] shows a mail as a mail program does, in a frame that runs nothing and fetches nothing', async () => {
    await send('Your "code"', 'Hello', '<p style="margin:0">Hello<script>alert(1)</script></p>')
    const { body, headers } = await open()
    const [, src = '', title, sandbox] = /<iframe src="([^"]*)" title="([^"]*)" sandbox="([^"]*)"/.exec(body) ?? []
    expect([title, sandbox]).toEqual(['Your &quot;code&quot;', 'allow-popups allow-popups-to-escape-sandbox'])
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-src 'self'.*frame-ancestors 'none'/)

    const mail = await app.server.inject({ url: src, headers: { host } })
    expect(mail.body.trim()).toBe('<p style="margin:0">Hello<script>alert(1)</script></p>')
    expect(mail.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    )
  })

  it.each(['none.eml', '..%2f..%2fkeys.eml', '%2e%2e', 'x'])('has no mail named %s', async (name) => {
    await send('Your code')
    const answer = await app.server.inject({ url: `/dev/mailbox/${name}`, headers: { host } })
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found.\n'])
  })

  it('needs no script and no inline style', async () => {
    await send('Your code', '042917')
    const { body } = await open()
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    const style = await app.server.inject({ url: '/dev/mailbox.css', headers: { host } })
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(style.body).toContain('light-dark(#f5f3ed, #0f121a)')
  })
})
