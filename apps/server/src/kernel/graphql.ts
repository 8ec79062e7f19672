import SchemaBuilder from '@pothos/core'
import { defaultFieldResolver, GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql'
import { refuseBeyondScope } from './access.ts'
import type { RequestContext, Scope } from './context.ts'
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
export function createBuilder({ mutations = true, documents = false, uploads = false } = {}) {
  const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false })
  builder.queryType({})
  if (mutations) builder.mutationType({})
  builder.addScalarType('DateTime', dateTime)
  if (documents) builder.addScalarType('JSON', json)
  if (documents || uploads) builder.addScalarType('Upload', upload)
  return builder
}

// A time without its zone would mean another moment on another server.
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/

// The first and the last that the database reads as they are sent to it; a zone may lead out of them.
const [first, last] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
const inCalendar = (date: Date) => new Date(Math.min(Math.max(date.getTime(), first), last))

const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
  parseValue(value) {
    const date = typeof value === 'string' && isoDate.test(value) ? new Date(value) : null
    if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('Not a date and time.')
    return inCalendar(date)
  },
})

/** The parser of forms has a class of its own for files. */
const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value && 'size' in value

const json = new GraphQLScalarType<unknown, unknown>({ name: 'JSON' })

const upload = new GraphQLScalarType<File, never>({
  name: 'Upload',
  serialize: () => {
    throw new GraphQLError('A file is never sent back so.')
  },
  parseValue(value) {
    if (isFile(value)) return value
    throw new GraphQLError('Not a file.')
  },
  parseLiteral: () => {
    throw new GraphQLError('A file is sent as a part of its own.')
  },
})

export const outcomeType = (builder: Builder) =>
  builder.objectRef<Outcome>('Outcome').implement({
    fields: (t) => ({ success: t.exposeBoolean('success'), message: t.exposeString('message') }),
  })

/** Held by the schema itself, whichever way somebody asks: what an access token does not reach is refused before it runs. */
export function withinReach(schema: GraphQLSchema, reachOf: (operation: string) => Scope | 'never'): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  for (const field of roots.flatMap((type) => Object.values(type?.getFields() ?? {}))) {
    const { name, resolve = defaultFieldResolver } = field
    field.resolve = (source, args, context: RequestContext, info) => {
      refuseBeyondScope(context, reachOf(name))
      return resolve(source, args, context, info)
    }
  }
  return schema
}
