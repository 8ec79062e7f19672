import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

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
