import { afterEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let app: TestServer
afterEach(() => app.server.close())

const site = async (env: NodeJS.ProcessEnv = {}) => {
  app = startTestServer({ env })
  return app.server.inject('/api/v1/site')
}

describe('GET /api/v1/site', () => {
  it('tells a stranger how this installation works, and may be kept for five minutes', async () => {
    const response = await site()
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
    expect(response.json()).toEqual({
      socialLinks: [],
      files: 'local',
      mail: 'local',
      billing: 'sandbox',
      model: null,
      ownModels: 'yes',
    })
  })

  it('says what was set, and none of its secrets', async () => {
    const response = await site({
      FILES_URL: 's3://key:hunter2@files.example/bucket',
      SMTP_URL: 'smtps://me:hunter2@mail.example',
      BILLING_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_hunter2',
      STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
      INVOICE_ISSUER: 'Bespeak Ltd',
    })
    expect(response.json()).toMatchObject({ files: 's3', mail: 'smtp', billing: 'stripe' })
    const model = await site({ AI_PROVIDER: 'anthropic', AI_MODEL: 'small-1', AI_API_KEY: 'sk-secret' })
    expect(model.json().model).toEqual({ name: 'small-1', provider: 'api.anthropic.com' })
    expect(model.body).not.toContain('sk-secret')
    expect(response.body).not.toContain('hunter2')
  })

  it.each([
    ['https://www.linkedin.com/company/bespeak', 'LinkedIn'],
    ['https://de.linkedin.com/company/bespeak', 'LinkedIn'],
    ['https://github.com/bespeak', 'GitHub'],
    ['https://x.com/bespeak', 'X'],
    ['https://twitter.com/bespeak', 'X'],
    ['https://mastodon.social/@bespeak', 'mastodon.social'],
    ['https://www.bespeak.example/news', 'bespeak.example'],
    ['https://linkedin.com.evil.example/', 'linkedin.com.evil.example'],
  ])('names %s %s', async (url, label) => {
    expect((await site({ SOCIAL_LINKS: url })).json().socialLinks).toEqual([{ label, url }])
  })

  it('keeps the order of the links', async () => {
    const SOCIAL_LINKS = 'https://x.com/bespeak, https://github.com/bespeak'
    const { socialLinks } = (await site({ SOCIAL_LINKS })).json()
    expect(socialLinks.map(({ label }: { label: string }) => label)).toEqual(['X', 'GitHub'])
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('is not there to %s', async (method) => {
    app = startTestServer()
    expect((await app.server.inject({ method, url: '/api/v1/site' })).statusCode).toBe(404)
  })
})
