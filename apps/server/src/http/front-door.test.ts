import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, field, makeAccount, startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const services = ['identity', 'finance', 'resume'] as const
const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions?.code

const initiateLogin = 'mutation($input: LoginInput!) { initiateLogin(input: $input) { success userId } }'
const verifyLogin = 'mutation($input: VerificationInput!) { verifyLogin(input: $input) { success message token } }'

/** A signed-up user who has just asked for a login code. */
async function atTheCode() {
  const user = await app.signUp()
  const begun = await app.call('identity', initiateLogin, {
    input: { username: user.username, password: user.password },
  })
  const { userId } = field<{ userId: number }>(begun, 'initiateLogin')
  const code = await app.codeFor(user.email)
  return { userId, code, wrong: (i: number) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0') }
}

describe('[B10] guesses of a login code', () => {
  const guesses = (count: number) => {
    const parameters = Array.from({ length: count }, (_, i) => `$g${i}: VerificationInput!`)
    const fields = Array.from({ length: count }, (_, i) => `g${i}: verifyLogin(input: $g${i}) { success token }`)
    return `mutation(${parameters.join(', ')}) { ${fields.join(' ')} }`
  }
  const variables = (userId: number, codes: string[]) =>
    Object.fromEntries(codes.map((code, i) => [`g${i}`, { userId, code }]))

  it('are counted one by one, also as aliases in one request', async () => {
    const { userId, code, wrong } = await atTheCode()
    const codes = [...Array.from({ length: 9 }, (_, i) => wrong(i)), code]
    const answer = await app.call('identity', guesses(10), variables(userId, codes))
    const results = Object.values(answer.body.data ?? {})
    expect(results).toHaveLength(10)
    expect(results.filter((result) => (result as { success: boolean }).success)).toEqual([])
    const later = await app.call('identity', verifyLogin, { input: { userId, code } })
    expect(field<{ success: boolean }>(later, 'verifyLogin').success).toBe(false)
  })

  it('are refused as 11 aliases, and as an array', async () => {
    const { userId, code, wrong } = await atTheCode()
    const codes = [...Array.from({ length: 10 }, (_, i) => wrong(i)), code]
    expect(codeOf(await app.call('identity', guesses(11), variables(userId, codes)))).toBe('BAD_USER_INPUT')
    const batch = codes.map((guess) => ({ query: verifyLogin, variables: { input: { userId, code: guess } } }))
    const response = await app.http.inject({ method: 'POST', url: '/api/v1/identity/graphql', payload: batch })
    expect(response.statusCode).toBe(400)
    const later = await app.call('identity', verifyLogin, { input: { userId, code } })
    expect(field<{ success: boolean }>(later, 'verifyLogin').success).toBe(true)
  })
})

describe.each(services)('the %s service', (service) => {
  const url = `/api/v1/${service}/graphql`

  it('[B8] tells nothing of its schema', async () => {
    expect(codeOf(await app.call(service, '{ __schema { types { name } } }'))).toBe('BAD_USER_INPUT')
    const almost = await app.call(service, '{ __typenam currentUse getPlan getMyFact }')
    expect(JSON.stringify(almost.body)).not.toMatch(/did you mean/i)
  })

  it('[B11] [B12] takes nothing from a form, plain text or another site, and lets no other site read', async () => {
    const query = '{ __typename }'
    const plain = await app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ query }),
    })
    expect(plain.statusCode).toBe(415)
    const foreign = await app.call(service, query, {}, { headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(200)
    expect(codeOf(foreign)).toBe('unauthorized_client')
    expect(Object.keys(foreign.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('takes the envelope of the web app', async () => {
    expect((await app.call(service, '{ __typename }')).body).toEqual({ data: { __typename: 'Query' } })
  })
})

describe('[B14] a database that fails', () => {
  beforeEach(() => app.pool.query('alter table identity.users rename to users_elsewhere'))

  it('is a bug of ours, of which the caller learns an id', async () => {
    const { username, password } = makeAccount()
    const answer = await app.call('identity', initiateLogin, { input: { username, password } })
    await app.pool.query('alter table identity.users_elsewhere rename to users')
    expect(answer.body).toEqual({
      data: null,
      errors: [
        {
          message: 'Something went wrong on our side. Please try again.',
          extensions: { code: 'INTERNAL', requestId: answer.headers['x-request-id'] },
        },
      ],
    })
    expect(JSON.stringify(answer)).not.toMatch(/select|from|users|relation|\.ts/i)
    expect(app.logs()).toContain('42P01')
    expect(app.logs()).not.toContain(username)
  })
})
