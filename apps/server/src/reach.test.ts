import { operationsByReach, reachOf } from '@bespeak/contracts/access-tokens.ts'
import { serviceNames } from '@bespeak/contracts/agreed.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from './testing/app.ts'
import { callsTo } from './testing/identity-calls.ts'
import { operationsOf } from './testing/operations.ts'

let app: TestApp
const tokens = { read: '', write: '' }
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  const calls = callsTo(app)
  const member = await calls.member()
  tokens.read = (await calls.accessToken(member, 'read')).token
  tokens.write = (await calls.accessToken(member, 'write')).token
})
afterAll(() => app.close())

const refusals = {
  never: 'An access token cannot do this. Log in to Bespeak to do it.',
  write: 'This access token may only read. Make one that may also write in your settings.',
}

describe.each(serviceNames)('what an access token reaches of %s', (service) => {
  it('is said of every operation, once, and of nothing else', () => {
    const said = Object.values(operationsByReach[service]).flat().sort()
    expect(said).toEqual(
      operationsOf(app.schemas[service])
        .map(({ name }) => name)
        .sort(),
    )
  })

  it('is read without changing anything: no mutation asks for `read`, and no query for `write`', () => {
    for (const { name, kind } of operationsOf(app.schemas[service])) {
      expect([name, ['never', kind === 'query' ? 'read' : 'write']]).toEqual([
        name,
        expect.arrayContaining([reachOf(service, name)]),
      ])
    }
  })

  it.each(['read', 'write'] as const)('by %s is so far and no further', async (scope) => {
    for (const { name, text, leastVariables } of operationsOf(app.schemas[service])) {
      const { body } = await app.call(service, text, leastVariables, { token: tokens[scope] })
      const asked = reachOf(service, name)
      const refused = asked === 'never' || (asked === 'write' && scope === 'read')
      const message = refused ? refusals[asked] : null
      const forbidden = body.errors?.find(({ message: said }) => Object.values(refusals).includes(said))
      expect([name, forbidden?.message ?? null]).toEqual([name, message])
      if (refused) expect([name, forbidden?.extensions?.code]).toEqual([name, 'FORBIDDEN'])
    }
  })
})
