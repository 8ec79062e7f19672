import { reachOf } from '@bespeak/contracts/access-tokens.ts'
import { apiExamples, bodyOf } from '@bespeak/contracts/api-examples.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, startTestApp, type TestApp } from './testing/app.ts'
import { callsTo } from './testing/identity-calls.ts'

let app: TestApp
const tokens = { read: '', write: '' }
beforeAll(async () => {
  app = await startTestApp()
  const calls = callsTo(app)
  const member = await calls.member()
  for (const scope of ['read', 'write'] as const) tokens[scope] = (await calls.accessToken(member, scope)).token
})
afterAll(() => app.close())

/** What was made so far, by the operation that made it. */
const made = new Map<string, number>()
const idOf = (operation: string) => made.get(operation) ?? 0

describe('the examples of the API', () => {
  it.each(apiExamples.map((example) => [example.what, example] as const))('%s: works as it is shown', async (_, it) => {
    const { service, operation } = it
    const scope = reachOf(service, operation)
    expect(['read', 'write']).toContain(scope)
    const { query, variables } = bodyOf(it, idOf)
    const token = scope === 'read' ? tokens.read : tokens.write
    const answer = field<{ id?: number } | object[] | null>(
      await app.call(service, query, variables, { token }),
      operation,
    )
    expect(answer).toBeTruthy()
    if (answer && 'id' in answer && typeof answer.id === 'number') made.set(operation, answer.id)
  })
})
