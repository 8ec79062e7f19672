import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await startTestApp()
  address = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

describe.each(['identity', 'finance', 'resume'])('[B18] GraphQL over HTTP at the %s service', (service) => {
  const audits = serverAudits({ url: () => `${address}/api/v1/${service}/graphql` })

  it('is audited in every point', () => {
    expect(audits.length).toBeGreaterThanOrEqual(61)
  })

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
    const result = await audit.fn()
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok')
  })
})
