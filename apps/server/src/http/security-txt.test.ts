import { afterEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let app: TestServer
afterEach(() => app.server.close())

const securityTxt = async (env: NodeJS.ProcessEnv, now: string) => {
  app = startTestServer({ env, deps: { now: () => new Date(now) } })
  return app.server.inject('/.well-known/security.txt')
}
const PUBLIC_URL = 'https://bespeak.example'

it('says who hears of a weakness, in the form of RFC 9116', async () => {
  const response = await securityTxt({ PUBLIC_URL, CONTACT_TO: 'help@bespeak.example' }, '2026-11-15T12:00:00Z')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.body).toBe(
    [
      'Contact: mailto:help@bespeak.example',
      'Expires: 2027-05-14T12:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://bespeak.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('sends to the contact page where no address is set', async () => {
  expect((await securityTxt({ PUBLIC_URL }, '2026-11-15T12:00:00Z')).body).toContain(
    'Contact: https://bespeak.example/contact\n',
  )
})

it.each(['help%x@bespeak.example', 'a&b@bespeak.example'])(
  'writes %s so that it stays one address',
  async (address) => {
    const { body } = await securityTxt({ PUBLIC_URL, CONTACT_TO: address }, '2026-11-15T12:00:00Z')
    const [, uri = ''] = /^Contact: mailto:(.*)$/m.exec(body) ?? []
    expect(decodeURIComponent(uri)).toBe(address)
    expect(uri).toMatch(/^[\w.%@-]+$/)
  },
)

it.each(['2026-11-15T12:00:00Z', '2028-02-29T00:00:00Z', '2031-12-31T23:59:59Z'])(
  'has never run out, and does so within a year: asked on %s',
  async (now) => {
    const { body } = await securityTxt({}, now)
    const days = (Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.parse(now)) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(365)
  },
)
