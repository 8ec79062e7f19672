import { afterAll, describe, expect, it } from 'vitest'
import { marksOver } from './json-body.ts'
import { maxJsonMarks } from './limits.ts'
import { form, multipart } from './testing/forms.ts'
import { path, startTestServer } from './testing/test-server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('what a body of JSON holds', () => {
  it.each([
    ['a text', '"a, b: [c] {d}"', 0],
    ['a quotation mark in a text', String.raw`"a\", b"`, 0],
    ['a backslash at the end of a text', String.raw`["a\\",1]`, 2],
    ['a text that has no end', '[1,"a,b,c', 2],
    ['a text that ends in the midst of a sign', '[1,"a\\', 2],
    ['names', '{"a":1,"b":{"c":[]}}', 7],
    ['what is no JSON', '[[[,,,', 6],
  ])('is counted: %s', (_, json, marks) => {
    expect([marksOver(marks, bytes(json)), marksOver(marks - 1, bytes(json))]).toEqual([false, true])
  })
})

describe('[B9] [F6] JSON that holds too much is refused before it is read', () => {
  const agent = { kind: 'user', viewer: { userId: 1, sessionId: 'token-1' }, scope: 'read' } as const
  const { server, ran } = startTestServer({ deps: { agents: true, authenticate: async () => agent } })
  afterAll(() => server.close())
  const names = Array.from({ length: maxJsonMarks / 2 + 1 }, (_, at) => `"k${at}":1`).join()
  const deep = `${'['.repeat(maxJsonMarks)}${']'.repeat(maxJsonMarks)}`

  it('what agents send', async () => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer bsp_one' }
    const payload = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{${names}}}`
    expect((await server.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode).toBe(413)
  })

  const json = { 'content-type': 'application/json' }
  const hello = '{"query":"{ hello }"}'
  it.each([
    ['beside the query', json, `{"query":"{ hello }",${names}}`],
    ['in what nobody looks at', json, `{"query":"{ hello }","kwargs":{${names}}}`],
    ['in extensions', json, `{"query":"{ hello }","extensions":{${names}}}`],
    ['in variables', json, `{"query":"{ hello }","variables":{${names}}}`],
    ['in depth', json, `{"query":"{ hello }","variables":{"a":${deep}}}`],
    ['beside the query of a form', multipart, form(`{"query":"{ hello }",${names}}`)],
    ['in the depth of a form', multipart, form(`{"query":"{ hello }","variables":{"a":${deep}}}`)],
    ['in many places for the file of a form', multipart, form(hello, 'x', `{${names}}`)],
    ['in one deep place for it', multipart, form(hello, 'x', `{"0":["${'a.'.repeat(600)}"]}`)],
  ])('%s', async (_, type, payload) => {
    const headers = { ...type, authorization: 'Bearer good' }
    const response = await server.inject({ method: 'POST', url: path, headers, payload })
    expect(response.statusCode).toBe(413)
    expect(response.json().errors[0].extensions.code).toBe('TOO_LARGE')
    expect(ran).toEqual([])
  })
})
