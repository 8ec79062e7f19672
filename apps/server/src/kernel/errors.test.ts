import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, it } from 'vitest'
import { forLog } from './errors.ts'

const person = 'ada@example.com'

describe('[F16] what the log holds of a failure', () => {
  it('is where it happened and what it said', () => {
    const told = forLog(new TypeError("Cannot read properties of undefined (reading 'id')"))
    expect(told).toMatchObject({ kind: 'TypeError', message: "Cannot read properties of undefined (reading 'id')" })
    expect(told.at).toEqual(expect.arrayContaining([expect.stringContaining('errors.test.ts')]))
  })

  it.each<[string, unknown]>([
    ['a query with its parameters', new DrizzleQueryError('select 1 where email = $1', [person], new Error(person))],
    ['a row that the database refuses', Object.assign(new Error(`invalid input: ${person}`), { severity: 'ERROR' })],
    ['a detail of the database', Object.assign(new Error('duplicate'), { severity: 'ERROR', detail: `(${person})` })],
    ['JSON that does not parse', jsonError(`{"email":${person}}`)],
    ['a value in a message', new Error(`Int cannot represent non-integer value: "${person}"`)],
    ['an address in a message', new Error(`No such mailbox: <${person}>`)],
    ['a cause', new Error('failed', { cause: new Error(person) })],
    ['a text that was thrown', person],
  ])('is not %s', (_, error) => {
    expect(JSON.stringify(forLog(error))).not.toContain('ada')
  })

  it('is the database’s own names and code', () => {
    const error = Object.assign(new Error('x'), { severity: 'ERROR', code: '23505', constraint: 'users_email_key' })
    expect(forLog(error)).toMatchObject({ code: '23505', constraint: 'users_email_key' })
  })
})

function jsonError(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}
