import { afterEach, describe, expect, it, vi } from 'vitest'
import { path, startTestServer, type TestServer, type TestServerOptions } from './testing/test-server.ts'

let app: TestServer
const start = (options?: TestServerOptions) => {
  app = startTestServer(options)
  return app
}
afterEach(() => app.server.close())

describe('health', () => {
  it('is told while the process lives, readiness while it may be given work', async () => {
    let isLow = false
    const { server } = start({ deps: { room: { isLow: async () => isLow, ranOut: () => undefined } } })
    const statuses = async () =>
      Promise.all(['/healthz', '/readyz'].map(async (url) => (await server.inject(url)).statusCode))
    expect(await statuses()).toEqual([200, 200])
    isLow = true
    expect(await statuses()).toEqual([200, 503])
  })

  it.each([
    ['is away', async () => false],
    ['is silent', () => new Promise<boolean>(() => undefined)],
  ])(
    'stays ready and says so while the database %s: another server could not reach it either',
    async (_, databaseAnswers) => {
      const { server } = start({ deps: { databaseAnswers } })
      await server.ready()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      try {
        const asked = server.inject('/readyz')
        await vi.waitFor(() => vi.advanceTimersByTimeAsync(5000))
        expect(await asked).toMatchObject({ statusCode: 200, body: 'ready, but the database does not answer\n' })
      } finally {
        vi.useRealTimers()
      }
    },
  )
})

describe('metrics', () => {
  const far = { remoteAddress: '203.0.113.7' }
  const METRICS_TOKEN = 'a token for the scraper'

  it('are in the Prometheus format, counted by route', async () => {
    const { server, query } = start()
    await query('{ hello }')
    await server.inject('/nobody/knows/this')
    const { headers, body } = await server.inject('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(body).toContain(`http_request_duration_seconds_count{method="POST",route="${path}",status="200"} 1`)
    expect(body).toContain('nodejs_eventloop_lag_seconds')
    expect(body).not.toContain('/nobody/knows/this')
  })

  it.each<[string, object]>([
    ['from another machine', far],
    ['through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['through a proxy that says Forwarded', { headers: { forwarded: 'for=203.0.113.7' } }],
    ['for a name that was made to point here', { headers: { host: 'evil.example' } }],
    ['with a wrong token', { ...far, headers: { authorization: 'Bearer a token for the scrapes' } }],
    ['with an empty token', { ...far, headers: { authorization: 'Bearer undefined' } }],
  ])('[B7] are not there %s', async (_, request) => {
    for (const env of [{}, { METRICS_TOKEN }]) {
      const { server } = start({ env })
      expect((await server.inject({ url: '/metrics', ...request })).statusCode).toBe(404)
      await server.close()
    }
  })

  it('are there for whoever holds the token', async () => {
    const { server } = start({ env: { METRICS_TOKEN } })
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    expect((await server.inject({ url: '/metrics', ...far, headers })).statusCode).toBe(200)
  })
})

describe('the log', () => {
  it('has one line an answer, without address, token, query string or body', async () => {
    const { server, query, logs } = start()
    const secrets = ['203.0.113.7', 'secret-token', 'secret-query', 'secret-body', 'SecretBrowser']
    await server.inject({
      method: 'POST',
      url: `${path}?code=secret-query`,
      remoteAddress: '203.0.113.7',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer secret-token',
        'user-agent': 'SecretBrowser',
        referer: 'https://example.com/?secret-query',
      },
      payload: JSON.stringify({ query: '{ sew(piece: { text: "secret-body" }) }' }),
    })
    await query('{ sew(piece: { text: "secret-body", other: "secret-body" }) }')
    await server.inject('/missing?secret-query')
    const lines = logs().trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'answered', method: 'POST', path, status: 200 })
    for (const secret of secrets) expect(logs()).not.toContain(secret)
  })

  it('[F16] cannot be given a line of someone else’s', async () => {
    const { server, logs } = start()
    await server.inject('/a%0d%0a{"level":60}')
    expect(logs().trim().split('\n')).toHaveLength(1)
  })

  it('leaves out the checks that ask every few seconds', async () => {
    const { server, logs } = start()
    for (const url of ['/healthz', '/readyz', '/metrics']) await server.inject(url)
    expect(logs()).toBe('')
  })
})

describe('[B7] what is not served', () => {
  it.each([
    '/.git/HEAD',
    '/.env',
    '/graphiql',
    '/graphql',
    '/api/v1/identity/graphiql',
    '/debug',
    '/dev/mailbox',
    '/server-status',
    '/package.json',
    '/src/main.ts',
  ])('%s', async (url) => {
    expect((await start().server.inject(url)).statusCode).toBe(404)
  })

  it('is no GraphiQL for a browser that asks for a page', async () => {
    const { server } = start({ env: { NODE_ENV: 'development' } })
    const response = await server.inject({ url: path, headers: { accept: 'text/html' } })
    expect(response.headers['content-type']).not.toContain('html')
    expect(response.body).not.toContain('<')
  })
})
