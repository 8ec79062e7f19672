import { afterEach, describe, expect, it } from 'vitest'
import type { Caller } from '../kernel/context.ts'
import { form, multipart } from './testing/forms.ts'
import { path, startTestServer, type TestServer, type TestServerOptions } from './testing/test-server.ts'

let app: TestServer
const start = (options?: TestServerOptions) => {
  app = startTestServer(options)
  return app
}
afterEach(() => app.server.close())

const firstError = (response: { json(): { errors?: { message: string; extensions: Record<string, unknown> }[] } }) =>
  response.json().errors?.[0]

describe('the envelope', () => {
  it('is a query with variables and kwargs', async () => {
    const { post } = start()
    const query = 'query($piece: Piece!) { sew(piece: $piece) }'
    const response = await post({ query, variables: { piece: { text: 'seam' } }, kwargs: {} })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ data: { sew: 'seam' } })
  })

  it.each(['', '{"query":', '[]', '{}', '5', 'null', '"{ hello }"'])('is not %s', async (body) => {
    const { post, ran } = start()
    const response = await post(body)
    expect(response.statusCode).toBe(400)
    expect(firstError(response)?.extensions).toEqual({ code: 'BAD_USER_INPUT' })
    expect(ran).toEqual([])
  })

  it('may be as large as a resume, not larger than 2 MB', async () => {
    const { query, post, ran } = start()
    const text = 'x'.repeat(600 * 1024)
    const piece = 'query($piece: Piece!) { sew(piece: $piece) }'
    expect((await query(piece, { piece: { text } })).json()).toEqual({ data: { sew: text } })
    ran.length = 0
    const response = await post({ query: '{ hello }', variables: { text: 'x'.repeat(2 * 1024 * 1024) } })
    expect(response.statusCode).toBe(413)
    expect(firstError(response)?.extensions.code).toBe('TOO_LARGE')
    expect(ran).toEqual([])
  })
})

describe('a refusal', () => {
  it('carries its code and details with status 200', async () => {
    const response = await start().query('{ refusal }')
    expect(response.statusCode).toBe(200)
    expect(firstError(response)).toEqual({
      message: 'Please wait.',
      path: ['refusal'],
      extensions: { code: 'RATE_LIMITED', retryAfter: 7 },
    })
  })

  it.each([
    ['a wrong query', '{ helo }', {}],
    ['a query that does not parse', '{ hello', {}],
    ['variables that do not fit', 'query($of: [Int!]!) { total(of: $of) }', { of: ['many'] }],
    ['a time without its zone', 'query($at: DateTime!) { moment(at: $at) }', { at: '2026-03-02T10:00:00' }],
    ['a time that is none', 'query($at: DateTime!) { moment(at: $at) }', { at: 1 }],
  ])('of %s is BAD_USER_INPUT with status 200', async (_, text, variables) => {
    const { query, ran } = start()
    const response = await query(text, variables)
    expect(response.statusCode).toBe(200)
    expect(firstError(response)?.extensions).toEqual({ code: 'BAD_USER_INPUT' })
    expect(ran).toEqual([])
  })
})

describe('[B8] in production', () => {
  it('the schema is not told', async () => {
    const response = await start().query('{ hello __schema { types { name } } }')
    expect(response.json().data).toBeUndefined()
    expect(firstError(response)?.extensions.code).toBe('BAD_USER_INPUT')
  })

  it.each([
    ['by its name', '{ type: __type(name: "Piece") { name kind } }', {}],
    ['by a variable', 'query($name: String!) { type: __type(name: $name) { name } }', { name: 'Piece' }],
    ['in a fragment', '{ ...f } fragment f on Query { type: __type(name: "Piece") { inputFields { name } } }', {}],
  ])('a type asked for %s does not exist', async (_, text, variables) => {
    expect((await start().query(text, variables)).json()).toEqual({ data: { type: null } })
  })

  it.each([
    ['a field', '{ helo }', {}],
    ['an argument', '{ total(off: [1]) }', {}],
    ['a type', 'query($piece: Peice!) { sew(piece: $piece) }', {}],
    ['an input field', '{ sew(piece: { txt: "a" }) }', {}],
    ['an input field in variables', 'query($piece: Piece!) { sew(piece: $piece) }', { piece: { text: 'a', txt: 'b' } }],
  ])('%s that almost exists gets no hint', async (_, text, variables) => {
    const response = await start().query(text, variables)
    expect(firstError(response)?.extensions.code).toBe('BAD_USER_INPUT')
    expect(response.body).not.toMatch(/did you mean|suggestion/i)
  })

  it('the schema is told in development only', async () => {
    const { query } = start({ env: { NODE_ENV: 'development' } })
    expect((await query('{ __type(name: "Piece") { name } }')).json()).toEqual({ data: { __type: { name: 'Piece' } } })
  })
})

describe('[B10] one request, one operation', () => {
  it('an array of 1,000 is refused', async () => {
    const { post, ran } = start()
    const response = await post(Array.from({ length: 1000 }, () => ({ query: '{ hello }' })))
    expect(response.statusCode).toBe(400)
    expect(ran).toEqual([])
  })
})

describe('[B11] forged requests', () => {
  const mutation = JSON.stringify({ query: 'mutation { touch }' })

  it('a mutation by GET is refused', async () => {
    const { server, ran } = start()
    const response = await server.inject({ url: `${path}?query=${encodeURIComponent('mutation { touch }')}` })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
    expect(ran).toEqual([])
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', 'text/json', ''])(
    'a POST of "%s" is refused with one sentence',
    async (type) => {
      const { server, ran } = start()
      const headers = type ? { 'content-type': type } : {}
      const response = await server.inject({ method: 'POST', url: path, headers, payload: Buffer.from(mutation) })
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({
        errors: [
          {
            message: 'Send application/json, or multipart/form-data with a file.',
            extensions: { code: 'BAD_USER_INPUT' },
          },
        ],
      })
      expect(ran).toEqual([])
    },
  )

  it.each([
    ['without a bearer', {}],
    ['with a bearer that is not good', { authorization: 'Bearer forged' }],
    ['with another kind of authorization', { authorization: 'Basic good' }],
  ])('multipart %s is refused before its body is read', async (_, headers) => {
    const { post, ran } = start()
    const response = await post(form(mutation), { ...multipart, ...headers })
    expect(firstError(response)?.extensions.code).toBe('UNAUTHENTICATED')
    expect(ran).toEqual([])
  })

  it('multipart with the bearer is served, after one look at it', async () => {
    const asked: (string | null)[] = []
    const authenticate = async (token: string | null): Promise<Caller> => {
      asked.push(token)
      return { kind: 'user', viewer: { userId: 1, sessionId: 'session' } }
    }
    const { post } = start({ deps: { authenticate } })
    const response = await post(form(mutation), { ...multipart, authorization: 'Bearer good' })
    expect(response.json()).toEqual({ data: { touch: 'touched' } })
    expect(asked).toEqual(['good'])
  })

  it('a file may be as large as a resume', async () => {
    const { post } = start()
    const operation = JSON.stringify({ query: 'mutation($file: Upload!) { weigh(file: $file) }', variables: {} })
    const body = form(operation, 'x'.repeat(5 * 1024 * 1024), '{"0":["variables.file"]}')
    const response = await post(body, { ...multipart, authorization: 'Bearer good' })
    expect(response.json()).toEqual({ data: { weigh: 5 * 1024 * 1024 } })
  })

  it.each<[string, string]>([
    ['operations that are null', form('null', 'x', '{"0":["variables.file"]}')],
    ['operations that are null, without a file', form('null')],
    ['operations that are a number', form('5')],
    ['a map of no places', form(mutation, 'x', '{"0":[5]}')],
    ['a map of nothing', form(mutation, 'x', '{"0":null}')],
    ['more fields than it takes', form(mutation).replace('--stitch', extraField)],
    [
      'more parts than it takes, which have no name',
      form(mutation).replace('--stitch', '--stitch\r\n\r\nx\r\n--stitch'),
    ],
    ['more files than it takes', form(mutation).replace('--stitch', extraField.replace('"more"', '"1"; filename="b"'))],
  ])('[C10] multipart with %s is a mistake of the caller', async (_, body) => {
    const { post, ran, logs } = start()
    const response = await post(body, { ...multipart, authorization: 'Bearer good' })
    expect(response.statusCode).toBe(400)
    expect(firstError(response)?.extensions.code).toBe('BAD_USER_INPUT')
    expect(logs()).not.toContain('unexpected error')
    expect(ran).toEqual([])
  })

  it('multipart of more than 13 MB is refused', async () => {
    const { post, ran } = start()
    const body = form(mutation, 'x'.repeat(13 * 1024 * 1024))
    const response = await post(body, { ...multipart, authorization: 'Bearer good' })
    expect(response.statusCode).toBe(413)
    expect(firstError(response)?.extensions.code).toBe('TOO_LARGE')
    expect(ran).toEqual([])
  })

  it.each([
    'https://evil.example',
    'null',
    'http://localhost:5002',
    'https://localhost:5001',
    'http://localhost.evil.example:5001',
    'http://localhost:5001.evil.example',
    'not an origin',
    '',
  ])('an Origin of "%s" is not ours', async (origin) => {
    const { post, ran } = start()
    const response = await post(mutation, { origin })
    expect(response.statusCode).toBe(200)
    expect(firstError(response)?.extensions).toEqual({ code: 'unauthorized_client' })
    expect(ran).toEqual([])
  })

  it.each(['http://localhost:5001', 'http://127.0.0.1:5001', 'http://[::1]:5001'])(
    'an Origin of %s is ours while bound to loopback',
    async (origin) => {
      const { post } = start()
      expect((await post(mutation, { origin })).json()).toEqual({ data: { touch: 'touched' } })
    },
  )

  it('only the public address is ours where one is set', async () => {
    const { post } = start({ env: { PUBLIC_URL: 'https://bespeak.example' } })
    const answer = async (origin: string) => (await post(mutation, { origin })).json().data
    expect(await answer('https://bespeak.example')).toEqual({ touch: 'touched' })
    expect(await answer('http://bespeak.example')).toBeUndefined()
    expect(await answer('https://www.bespeak.example')).toBeUndefined()
    expect(await answer('http://localhost')).toBeUndefined()
    expect(await answer('http://localhost:5001')).toBeUndefined()
  })
})

describe('[F18] an answer', () => {
  it.each(['multipart/mixed', 'text/event-stream', 'Text/Event-Stream; q=1, multipart/mixed;deferSpec=20220824'])(
    'is not sent as %s',
    async (accept) => {
      const { query, ran } = start()
      const response = await query('{ hello }', {}, { accept })
      expect(response.statusCode).toBe(406)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(ran).toEqual([])
    },
  )

  it('is sent whole to who takes it so as well, and is never kept', async () => {
    const { query } = start()
    const accept = 'multipart/mixed;deferSpec=20220824, text/event-stream, application/json'
    const { headers, ...response } = await query('{ hello }', {}, { accept })
    expect(response.json()).toEqual({ data: { hello: 'Hello' } })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': String(response.body.length) })
    expect(headers['transfer-encoding']).toBeUndefined()
  })
})

describe('[B12] other sites', () => {
  it.each(['null', 'https://evil.example', 'http://localhost:5001.evil.example', 'http://localhost:5001'])(
    'get no permission to read, coming from %s',
    async (origin) => {
      const { server, query } = start()
      const preflight = { origin, 'access-control-request-method': 'POST' }
      const responses = [
        await query('{ hello }', {}, { origin }),
        await server.inject({ method: 'OPTIONS', url: path, headers: preflight }),
        await server.inject({ url: '/healthz', headers: { origin } }),
      ]
      const names = responses.flatMap(({ headers }) => Object.keys(headers))
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([])
    },
  )
})

describe('[A17] a mistake names the field, and never the value that was sent', () => {
  const sew = 'query($piece: Piece!) { sew(piece: $piece) }'
  const total = 'query($of: [Int!]!) { total(of: $of) }'
  it.each<[string, object, string]>([
    [
      sew,
      { piece: { text: ['hunter2'] } },
      'Variable "$piece" does not fit at "piece.text": String cannot represent a non string value.',
    ],
    [
      sew,
      { piece: { text: 123456 } },
      'Variable "$piece" does not fit at "piece.text": String cannot represent a non string value.',
    ],
    [sew, { piece: 'hunter2' }, 'Variable "$piece" does not fit: Expected type "Piece" to be an object.'],
    [sew, { piece: 'x at "hunter2"; y' }, 'Variable "$piece" does not fit: Expected type "Piece" to be an object.'],
    [
      sew,
      { piece: { word: 'hunter2' } },
      'Variable "$piece" does not fit: Field "text" of required type "String!" was not provided.',
    ],
    [total, { of: [1, 'hunter2'] }, 'Variable "$of" does not fit at "of[1]": Int cannot represent non-integer value.'],
    [
      total,
      { of: [12345678901] },
      'Variable "$of" does not fit at "of[0]": Int cannot represent non 32-bit signed integer value.',
    ],
    [total, { of: { hunter2: 1 } }, 'Variable "$of" does not fit: Int cannot represent non-integer value.'],
    [
      'query($at: DateTime!) { moment(at: $at) }',
      { at: 'hunter2' },
      'Variable "$at" does not fit: Not a date and time.',
    ],
    [
      'query($tone: Tone!) { hum(tone: $tone) }',
      { tone: 'hunter2' },
      'Variable "$tone" does not fit: There is no such value in "Tone" enum.',
    ],
    [
      'query($tone: Tone!) { hum(tone: $tone) }',
      { tone: ['hunter2'] },
      'Variable "$tone" does not fit: Enum "Tone" cannot represent non-string value.',
    ],
    ['{ hum(tone: hunter2) }', {}, 'There is no such value in "Tone" enum.'],
    ['{ hum(tone: "hunter2") }', {}, 'Enum "Tone" cannot represent non-enum value.'],
    ['{ total(of: ["hunter2"]) }', {}, 'Int cannot represent non-integer value.'],
    ['{ sew(piece: { text: hunter2 }) }', {}, 'String cannot represent a non string value.'],
    ['{ sew(piece: { text: 123456 }) }', {}, 'String cannot represent a non string value.'],
    ['{ sew(piece: "hunter2, found 123456") }', {}, 'Expected value of type "Piece!".'],
    ['{ sew(piece: { text "hunter2" }) }', {}, 'Syntax Error: Expected ":", found String.'],
    ['{ sew(piece: { text """hunter2\n""" }) }', {}, 'Syntax Error: Expected ":", found BlockString.'],
    ['{ sew(piece: { 123456 }) }', {}, 'Syntax Error: Expected Name, found Int.'],
    ['{ hello } 123456', {}, 'Syntax Error: Unexpected Int.'],
  ])('%s with %j', async (text, variables, message) => {
    const { query, ran } = start()
    const response = await query(text, variables)
    expect(response.json().errors.map((error: { message: string }) => error.message)).toContain(message)
    expect(response.body).not.toMatch(/hunter2|123456/)
    expect(ran).toEqual([])
  })
})

describe('[B14] a bug', () => {
  it.each(['{ bug }', '{ misfit }'])('%s says one sentence and a request id', async (text) => {
    const { query, logs } = start()
    const response = await query(text)
    const requestId = response.headers['x-request-id']
    expect(response.json()).toEqual({
      data: null,
      errors: [
        {
          message: 'Something went wrong on our side. Please try again.',
          extensions: { code: 'INTERNAL', requestId },
        },
      ],
    })
    expect(logs()).toContain(`"requestId":"${requestId}","error":`)
    expect(logs()).not.toContain('ada@example.com')
  })

  it('outside of GraphQL says no more', async () => {
    const authenticate = async () => {
      throw Object.assign(new Error('relation "identity.sessions" does not exist'), {
        code: '42P01',
        severity: 'ERROR',
      })
    }
    const { query, post, logs } = start({ deps: { authenticate } })
    for (const response of [await query('{ hello }'), await post('', { ...multipart, authorization: 'Bearer good' })]) {
      expect(firstError(response)).toEqual({
        message: 'Something went wrong on our side. Please try again.',
        extensions: { code: 'INTERNAL', requestId: response.headers['x-request-id'] },
      })
    }
    expect(logs()).toContain('42P01')
  })

  it('is counted', async () => {
    const { query, server } = start()
    await query('{ bug }')
    expect((await server.inject('/metrics')).body).toContain('bespeak_unexpected_errors_total 1')
  })
})

describe('[B16] keys of Object.prototype in the JSON', () => {
  const poisons = ['"__proto__":{"polluted":true}', '"constructor":{"prototype":{"polluted":true}}']
  const envelope = (poison: string) =>
    `{"query":"query($piece: Piece!) { sew(piece: $piece) }",${poison},"variables":{"piece":{"text":"seam",${poison}},${poison}}}`

  it.each(poisons)('%s is ignored', async (poison) => {
    const { post } = start()
    expect((await post(envelope(poison))).json()).toEqual({ data: { sew: 'seam' } })
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('polluted' in {}).toBe(false)
  })

  it('does nothing in a multipart request either', async () => {
    const { post } = start()
    const map = '{"0":["__proto__.polluted","variables.__proto__.polluted","variables.constructor.prototype.polluted"]}'
    await post(form(envelope(poisons[0] ?? ''), 'x', map), { ...multipart, authorization: 'Bearer good' })
    expect('polluted' in {}).toBe(false)
  })
})

describe('a use-case knows of its request', () => {
  it('its id, the browser, and the caller', async () => {
    const { query, contexts } = start()
    const response = await query('{ hello }', {}, { 'user-agent': 'Browser/1', authorization: 'bearer good' })
    expect(contexts[0]).toMatchObject({
      requestId: response.headers['x-request-id'],
      userAgent: 'Browser/1',
      ipAddress: '127.0.0.1',
      network: '127.0.0.1',
      caller: { kind: 'user', viewer: { userId: 1, sessionId: 'session' } },
    })
  })

  it('an id of our own, whatever the caller says', async () => {
    const { query } = start()
    const ids = await Promise.all(
      ['a', 'a'].map(async () => (await query('{ hello }', {}, { 'x-request-id': 'mine' })).headers['x-request-id']),
    )
    expect(ids).not.toContain('mine')
    expect(new Set(ids).size).toBe(2)
  })
})

const extraField = '--stitch\r\ncontent-disposition: form-data; name="more"\r\n\r\nx\r\n--stitch'
