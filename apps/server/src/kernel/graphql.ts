import SchemaBuilder from '@pothos/core'
import { GraphQLError, GraphQLScalarType } from 'graphql'
import type { RequestContext } from './context.ts'
import type { Outcome } from './errors.ts'

interface SchemaTypes {
  Context: RequestContext
  DefaultFieldNullability: false
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    JSON: { Input: unknown; Output: unknown }
    Upload: { Input: File; Output: never }
  }
}

export type Builder = ReturnType<typeof createBuilder>

/** Fields are non-null unless a field says otherwise: the contract marks the exceptions, not the rule. */
export function createBuilder({ mutations = true } = {}) {
  const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false })
  builder.queryType({})
  if (mutations) builder.mutationType({})
  builder.addScalarType('DateTime', dateTime)
  return builder
}

// A time without its zone would mean another moment on another server.
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/

const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
  parseValue(value) {
    const date = typeof value === 'string' && isoDate.test(value) ? new Date(value) : null
    if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('Not a date and time.')
    return date
  },
})

export const outcomeType = (builder: Builder) =>
  builder.objectRef<Outcome>('Outcome').implement({
    fields: (t) => ({ success: t.exposeBoolean('success'), message: t.exposeString('message') }),
  })
