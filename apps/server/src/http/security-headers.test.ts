import { afterEach, describe, expect, it } from 'vitest'
import { path, startTestServer, type TestServer } from './testing/test-server.ts'

let app: TestServer
afterEach(() => app.server.close())

const answers = async () => {
  const { server, query } = app
  return {
    'an answer': await query('{ hello }'),
    'a refusal': await query('{ hello }', {}, { origin: 'https://evil.example' }),
    'an unread body': await server.inject({ method: 'POST', url: path, payload: 'x' }),
    'a missing page': await server.inject('/nothing'),
    'a missing endpoint': await server.inject('/api/v1/payroll/graphql'),
    'an address that cannot be read': await server.inject('/%zz'),
    'a health check': await server.inject('/healthz'),
  }
}

describe('[B13] every answer', () => {
  it('may not be framed, opened into, sniffed, or loaded by another site', async () => {
    app = startTestServer()
    for (const [name, { headers }] of Object.entries(await answers())) {
      expect(headers, name).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(headers['strict-transport-security'], name).toBeUndefined()
    }
  })

  it('has a policy under which only our own scripts and styles run', async () => {
    app = startTestServer()
    for (const [name, { headers }] of Object.entries(await answers())) {
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy, name).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        'media-src blob:',
        "font-src 'self'",
        "connect-src 'self' https:",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "object-src 'none'",
        "frame-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types bespeak',
      ])
    }
  })

  it('lets nobody use a sensor, but our own pages the clipboard and, for practice, the microphone', async () => {
    app = startTestServer()
    for (const [name, { headers }] of Object.entries(await answers())) {
      const policy = String(headers['permissions-policy']).split(', ')
      expect(policy.filter((it) => !it.endsWith('=()')).toSorted(), name).toEqual([
        'clipboard-write=(self)',
        'microphone=(self)',
      ])
      for (const denied of ['camera=()', 'geolocation=()', 'display-capture=()']) expect(policy, name).toContain(denied)
    }
  })

  it('promises https only where the public address is https', async () => {
    app = startTestServer({ env: { PUBLIC_URL: 'https://bespeak.example' } })
    for (const [name, { headers }] of Object.entries(await answers())) {
      expect(headers['strict-transport-security'], name).toBe('max-age=63072000; includeSubDomains')
    }
  })
})

it('[F18] no answer of the API is kept by anyone', async () => {
  app = startTestServer()
  const all = await answers()
  for (const name of ['an answer', 'a refusal', 'an unread body', 'a missing endpoint'] as const) {
    expect(all[name].headers['cache-control'], name).toBe('no-store')
  }
})
