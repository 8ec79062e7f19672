import Fastify from 'fastify'
import { buildSchema, GraphQLError, parse } from 'graphql'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { unwatched } from '../../kernel/watch.ts'
import { startTestServer } from '../testing/test-server.ts'
import { createEndpoint } from './endpoint.ts'
import { mistake } from './presentable.ts'
import { rememberDocuments } from './remembered-documents.ts'

const app = startTestServer()
afterAll(() => app.server.close())
beforeEach(() => {
  app.ran.length = 0
})

const nested = (depth: number) => `{ thread ${'{ next '.repeat(depth)}{ length } ${'}'.repeat(depth)} }`
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ')

describe('[B9] what costs too much is refused before anything runs', () => {
  it.each<[string, string, object?]>([
    ['depth 50', nested(50)],
    ['depth 9', nested(9)],
    [
      'depth 50 through fragments',
      `{ ...f0 } ${many(50, (i) => `fragment f${i} on Query { ...f${i + 1} }`)} fragment f50 on Query { hello }`,
    ],
    [
      'recursive fragments',
      '{ thread { ...a } } fragment a on Thread { next { ...b } } fragment b on Thread { next { ...a } }',
    ],
    ['10,000 aliases', `{ ${many(10_000, (i) => `a${i}: hello`)} }`],
    ['11 aliases', `{ ${many(11, (i) => `a${i}: hello`)} }`],
    ['11 aliases in a fragment', `{ ...f } fragment f on Query { ${many(11, (i) => `a${i}: hello`)} }`],
    ['1,000 duplicate fields', `{ ${many(1000, () => 'hello')} }`],
    ['100 duplicate objects', `{ ${many(100, () => 'thread { length }')} }`],
    ['100 duplicate inline fragments', `{ ${many(100, () => '... on Query { hello }')} }`],
    ['100 duplicate spreads', `{ ${many(100, () => '...f')} } fragment f on Query { hello }`],
    ['a huge list in the query', `{ total(of: [${many(10_000, String)}]) }`],
    ['a huge list in the variables', 'query($of: [Int!]!) { total(of: $of) }', { of: Array(100_000).fill(1) }],
    ['a query of 1 MB', `{ hello } # ${'x'.repeat(1024 * 1024)}`],
    ['a string of 1 MB in the query', `{ sew(piece: { text: "${'x'.repeat(1024 * 1024)}" }) }`],
    ['a directive flood', `{ hello ${many(500, () => '@include(if: true)')} }`],
    ['11 directives', `{ ${many(6, (i) => `a${i}: hello @include(if: true) @skip(if: false)`)} }`],
    ['unknown directives', `{ hello ${many(400, (i) => `@d${i}`)} }`],
  ])('%s', async (_, query, variables = {}) => {
    const response = await app.query(query, variables)
    expect([200, 413]).toContain(response.statusCode)
    expect(response.json().errors.length).toBeGreaterThan(0)
    expect(response.json().data).toBeUndefined()
    expect(response.body.length).toBeLessThan(60_000)
    expect(app.ran).toEqual([])
  })

  it.each([9000, 200_000])('variables nested %d deep', async (depth) => {
    const of = `${'['.repeat(depth)}1${']'.repeat(depth)}`
    const response = await app.post(`{"query":"query($of: [Int!]!) { total(of: $of) }","variables":{"of":${of}}}`)
    expect([200, 413]).toContain(response.statusCode)
    expect(response.json().data).toBeUndefined()
    expect(app.ran).toEqual([])
  })

  it('what an honest page asks for runs', async () => {
    const response = await app.query(
      `query Page($of: [Int!]!) {
      first: hello
      second: hello
      total(of: $of)
      ${nested(6).slice(1, -1)}
    }`,
      { of: Array(500).fill(1) },
    )
    expect(response.json().errors).toBeUndefined()
    expect(app.ran).toContain('total')
  })
})

describe('[C16] a mistake that quotes the request', () => {
  it('is cut before it is searched', async () => {
    const text = 'Did you mean '.repeat(16_000)
    const { statusCode, body } = await app.query('query($of: [Int!]!) { total(of: $of) }', { of: [text] })
    expect(statusCode).toBe(200)
    expect(body.length).toBeLessThan(1000)
  })

  it('keeps its words around a hint, and loses a hint that was cut off', () => {
    const said = (message: string) => mistake(new GraphQLError(message)).message
    expect(said('No "a". Did you mean "b"? Or not.')).toBe('No "a". Or not.')
    expect(said(`No "a". Did you mean ${'"b", '.repeat(1000)}?`)).toBe('No "a".')
  })
})

describe('[B9] documents are remembered', () => {
  const documents = rememberDocuments()
  const { cache } = documents
  const remembers = (text: string) => cache.documentCache.get(text) !== undefined

  it('when they are short', () => {
    const long = `{ hello } # ${'x'.repeat(4096)}`
    for (const text of ['{ hello }', long]) cache.documentCache.set(text, parse(text))
    expect([remembers('{ hello }'), remembers(long)]).toEqual([true, false])
  })

  it('when they are right', async () => {
    const endpoint = createEndpoint({
      path: '/graphql',
      schema: buildSchema('type Query { hello: String }'),
      introspection: false,
      maxBodyBytes: 1000,
      maxVariableValues: 1000,
      documents,
      isFull: async () => false,
      watch: unwatched,
      operator: { unexpected: () => undefined, outOfRoom: () => undefined, away: () => undefined },
    })
    const server = Fastify()
    server.post('/graphql', async (request, reply) => {
      const answer = await endpoint.answer(request, reply, () => Promise.reject(new Error('not asked')))
      return answer.text()
    })
    const ask = (query: string) => server.inject({ method: 'POST', url: '/graphql', payload: { query } })
    for (const text of ['{ helo }', '{ a: hello }', '{ hello']) await ask(text)
    expect(['{ helo }', '{ a: hello }', '{ hello'].map(remembers)).toEqual([false, true, false])
    await server.close()
  })
})

describe('[B9] where no documents are sent', () => {
  const modest = startTestServer({ modest: true })
  afterAll(() => modest.server.close())

  it.each<[string, object]>([
    ['a body of more than 64 KB', { of: ['x'.repeat(64 * 1024)] }],
    ['more than 1,000 values', { of: Array(1001).fill(1) }],
    ['more than 1,000 names', { of: Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`k${i}`, 1])) }],
  ])('%s is too large', async (_, variables) => {
    const response = await modest.query('query($of: [Int!]!) { total(of: $of) }', variables)
    expect(response.statusCode).toBe(413)
    expect(response.json().errors[0].extensions.code).toBe('TOO_LARGE')
    expect(modest.ran).toEqual([])
  })
})
