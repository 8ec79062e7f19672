import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { answerWith, data, noConnection, refusal, sentEnvelope } from '../../testing/answers.ts'
import { tokenExpiringAt } from '../../testing/tokens.ts'
import { storeToken } from '../session/token.ts'
import { finance, identity, type OperationResult, resume } from './operation.ts'
import { RequestError, request } from './request.ts'

const plans = finance(`query Plans { getPlans { id name } }`)
const role = identity(`query Role($userId: Int!) { hasRole(userId: $userId, role: "user") }`)

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (failure: unknown) => failure,
  )

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('refusals and failures', () => {
  it('raises any errors of the response, with the plain server message, code and fields beside it', async () => {
    const fields = { email: 'Invalid email address' }
    answerWith(refusal('Check the form.', { code: 'BAD_USER_INPUT', fields }))
    const failure = await failureOf(request(plans))
    expect(failure).toBeInstanceOf(RequestError)
    expect(failure).toMatchObject({
      message: 'GraphQL errors: Check the form.',
      serverMessage: 'Check the form.',
      code: 'BAD_USER_INPUT',
      fields,
    })
  })

  it('names all messages in the error text', async () => {
    answerWith(new Response(JSON.stringify({ errors: [{ message: 'One.' }, { message: 'Two.' }] })))
    expect(await failureOf(request(plans))).toMatchObject({
      message: 'GraphQL errors: One., Two.',
      serverMessage: 'One.',
    })
  })

  it('tells how long to wait', async () => {
    answerWith(refusal('Too many tries.', { code: 'RATE_LIMITED', retryAfter: 60 }))
    expect(await failureOf(request(plans))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 })
  })

  it('raises a status that is not OK, with its body', async () => {
    answerWith(new Response('Payload Too Large', { status: 413 }))
    expect(await failureOf(request(plans))).toMatchObject({
      message: 'GraphQL request failed with status 413: Payload Too Large',
      serverMessage: 'The server could not answer. Please try again later.',
    })
  })

  it('reads the plain server message out of such a body', async () => {
    const body = JSON.stringify({ errors: [{ message: 'That is too large.', extensions: { code: 'TOO_LARGE' } }] })
    answerWith(new Response(body, { status: 413 }))
    expect(await failureOf(request(plans))).toMatchObject({
      message: `GraphQL request failed with status 413: ${body}`,
      serverMessage: 'That is too large.',
      code: 'TOO_LARGE',
    })
  })

  it.each(['', '<html></html>', '{}', '{"data":null}'])('takes the answer %j for a failure', async (body) => {
    answerWith(new Response(body))
    expect(await failureOf(request(plans))).toMatchObject({
      message: `GraphQL request failed with status 200: ${body}`,
    })
  })

  it('knows three services', () => {
    const unknown = { service: 'payments', text: '' } as unknown as typeof plans
    return expect(request(unknown)).rejects.toThrow(new Error('Unknown GraphQL service type'))
  })
})

describe('network failure', () => {
  it('is retried once, after 300 ms', async () => {
    const fetchMock = answerWith(noConnection(), data({ getPlans: [] }))
    const result = request(plans)
    await vi.advanceTimersByTimeAsync(299)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(await result).toEqual({ getPlans: [] })
  })

  it('is not retried twice', async () => {
    const fetchMock = answerWith(noConnection())
    const failure = failureOf(request(plans))
    await vi.runAllTimersAsync()
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(await failure).toMatchObject({
      message: 'Failed to fetch',
      serverMessage: 'The server could not be reached. Check your connection and try again.',
    })
  })

  it('is not retried for the tailored preview', async () => {
    const fetchMock = answerWith(noConnection())
    await failureOf(request(plans, {}, { retry: false }))
    await vi.runAllTimersAsync()
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a refusal', () => refusal('No.')],
    ['a status that is not OK', () => new Response('', { status: 503 })],
  ])('is not what %s is, so that this is not retried', async (_, answer) => {
    const fetchMock = answerWith(answer())
    await failureOf(request(plans))
    await vi.runAllTimersAsync()
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('is not what an aborted call is', async () => {
    const controller = new AbortController()
    controller.abort()
    const fetchMock = answerWith(new DOMException('Aborted', 'AbortError'))
    expect(await failureOf(request(plans, {}, { signal: controller.signal }))).toMatchObject({ name: 'AbortError' })
    await vi.runAllTimersAsync()
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

describe('what is sent', () => {
  it('is a POST with query, variables and an empty kwargs object, with credentials', async () => {
    const fetchMock = answerWith(data({ hasRole: true }))
    await request(role, { userId: 4 })
    const [address, init] = fetchMock.mock.calls[0] ?? []
    expect(address).toBe('/api/v1/identity/graphql')
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
    })
    expect(sentEnvelope(fetchMock.mock.calls[0])).toEqual({ query: role.text, variables: { userId: 4 }, kwargs: {} })
  })

  it.each([
    [identity(`query A { currentUser { id } }`), '/api/v1/identity/graphql'],
    [finance(`query A { getPlans { id } }`), '/api/v1/finance/graphql'],
    [resume(`query A { resumes { id } }`), '/api/v1/resume/graphql'],
  ])('goes to the endpoint of its service: %#', async (operation, address) => {
    const fetchMock = answerWith(data({}))
    await request(operation as typeof plans)
    expect(fetchMock.mock.calls[0]?.[0]).toBe(address)
  })

  it('carries no authorization without a token', async () => {
    const fetchMock = answerWith(data({ getPlans: [] }))
    await request(plans)
    expect(fetchMock.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization')
  })

  it('carries the token as bearer, and never in the address', async () => {
    const token = tokenExpiringAt()
    storeToken(token)
    const fetchMock = answerWith(data({ getPlans: [] }))
    await request(plans)
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: `Bearer ${token}` })
    expect(fetchMock.mock.calls[0]?.[0]).not.toContain(token)
  })
})

describe('a session that the server has ended', () => {
  const ended = () => refusal('Please log in.', { code: 'UNAUTHENTICATED' })

  it('is forgotten', async () => {
    storeToken(tokenExpiringAt())
    answerWith(ended())
    await failureOf(request(plans))
    expect(window.localStorage.getItem('auth_token')).toBeNull()
  })

  it('takes nothing from a session that has begun since', async () => {
    const newer = tokenExpiringAt()
    storeToken(newer)
    answerWith(ended())
    await failureOf(request(plans, {}, { token: tokenExpiringAt(Date.now() + 1000) }))
    expect(window.localStorage.getItem('auth_token')).toBe(newer)
  })

  it('is not what any other refusal is', async () => {
    const token = tokenExpiringAt()
    storeToken(token)
    answerWith(refusal('No.', { code: 'FORBIDDEN' }))
    await failureOf(request(plans))
    expect(window.localStorage.getItem('auth_token')).toBe(token)
  })
})

it('types an operation from the agreed contract, and from what is served beyond it', () => {
  const problems = identity(
    `mutation M($input: RegisterInput!) { registerUser(input: $input) { problems { field message } } }`,
  )
  expectTypeOf<OperationResult<typeof problems>['registerUser']['problems']>().toEqualTypeOf<
    { field: string; message: string }[]
  >()
  expectTypeOf<OperationResult<typeof plans>>().toEqualTypeOf<{ getPlans: { id: number; name: string }[] }>()
  expectTypeOf(request<{ hasRole: boolean }, { userId: number }>)
    .parameter(1)
    .toEqualTypeOf<{ userId: number }>()
  expect(plans).toEqual({ service: 'finance', text: 'query Plans { getPlans { id name } }' })
})
