import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'

const agreed = buildSchema(`
  type Seam { id: Int! note: String }
  input SeamInput { note: String! }
  type Query { seam(id: Int!): Seam }
  type Mutation { sew(input: SeamInput!): Seam! }
`)

const served = (text: string) => differences(agreed, buildSchema(text))

const complete = `
  type Seam { id: Int! note: String extra: Int }
  input SeamInput { note: String! }
  type Query { seam(id: Int!): Seam more: Int }
  type Mutation { sew(input: SeamInput!): Seam! }
`

describe('differences', () => {
  it('finds nothing where all is there, or more than that', () => {
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

  it('finds the types of an operation that is missing', () => {
    const more = buildSchema(`type Thread { colour: String! } type Query { thread: Thread }`)
    const none = buildSchema('type Query { more: Int }')
    expect(differences(more, none)).toEqual(['Query.thread is missing', 'Thread is missing'])
  })
})
