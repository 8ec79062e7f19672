import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { differences, noLongerAwaited } from './differences.ts'

const agreed = buildSchema(`
  type Seam { id: Int! note: String }
  type Thread { colour: String! }
  input SeamInput { note: String! }
  type Query { seam(id: Int!): Seam thread: Thread }
  type Mutation { sew(input: SeamInput!): Seam! }
`)

const served = (text: string) => differences(agreed, buildSchema(text), ['Query.thread'])

const complete = `
  type Seam { id: Int! note: String extra: Int }
  input SeamInput { note: String! }
  type Query { seam(id: Int!): Seam more: Int }
  type Mutation { sew(input: SeamInput!): Seam! }
`

describe('differences', () => {
  it('finds nothing where all is there, more is there, or the missing is awaited', () => {
    expect(served(complete)).toEqual([])
  })

  it.each([
    ['a missing operation', 'type Mutation { sew(input: SeamInput!): Seam! }', '', 'Mutation is missing'],
    ['a missing field', 'note: String extra', 'extra', 'Seam.note is missing'],
    ['a missing argument', 'seam(id: Int!)', 'seam', 'Query.seam(id) is missing'],
    ['another nullability', 'id: Int! note', 'id: Int note', 'Seam.id is Int, agreed is Int!'],
    ['another type', 'note: String extra', 'note: Int extra', 'Seam.note is Int, agreed is String'],
    ['a stricter argument', 'seam(id: Int!)', 'seam(id: [Int])', 'Query.seam(id) is [Int], agreed is Int!'],
    [
      'an input field',
      'SeamInput { note: String! }',
      'SeamInput { note: String }',
      'SeamInput.note is String, agreed is String!',
    ],
  ])('finds %s', (_, from, to, finding) => {
    expect(served(complete.replace(from, to))).toContain(finding)
  })

  it('finds the types of an operation that is no longer awaited', () => {
    expect(differences(agreed, buildSchema(complete), [])).toEqual(['Query.thread is missing', 'Thread is missing'])
  })

  it.each([
    ['a field', 'note: String extra', 'extra', 'Seam.note'],
    ['a field that is served otherwise', 'note: String extra', 'note: Int extra', 'Seam.note'],
    ['an argument', 'seam(id: Int!)', 'seam', 'Query.seam(id)'],
    ['a field of an input', 'SeamInput { note: String! }', 'SeamInput { more: Int }', 'SeamInput.note'],
  ])('waits for %s', (_, from, to, name) => {
    const schema = buildSchema(complete.replace(from, to))
    expect(differences(agreed, schema, ['Query.thread', name])).toEqual([])
    expect(noLongerAwaited(agreed, schema, ['Query.thread', name])).toEqual([])
  })

  it('finds what is awaited and there, or was never agreed', () => {
    const notYet = ['Query.thread', 'Seam.note', 'Query.needle']
    expect(noLongerAwaited(agreed, buildSchema(complete), notYet)).toEqual(['Seam.note', 'Query.needle'])
  })
})
