import { EnvelopArmor } from '@escape.tech/graphql-armor'
import SchemaBuilder from '@pothos/core'
import { GraphQLError, GraphQLScalarType, type GraphQLSchema, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { RequestContext } from './context.ts'
import { AppError } from './errors.ts'

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

const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
  parseValue(value) {
    const date = new Date(String(value))
    if (typeof value !== 'string' || Number.isNaN(date.getTime())) throw new GraphQLError('Not a date and time.')
    return date
  },
})

/** The success-and-message answer of the contract. */
export interface Outcome {
  success: boolean
  message: string
}

export const outcomeType = (builder: Builder) =>
  builder.objectRef<Outcome>('Outcome').implement({
    fields: (t) => ({ success: t.exposeBoolean('success'), message: t.exposeString('message') }),
  })

export interface EndpointOptions {
  path: string
  schema: GraphQLSchema
  introspection: boolean
  context(request: Request, native: unknown): Promise<RequestContext>
  /** A bug: told to the log with the request id, and to the caller as one sentence. */
  onUnexpected(error: unknown, requestId: string): void
}

// A JSON request carries at most one resume (512 KB) and its escapes; a multipart one a file of 10 MB besides.
export const maxRequestBytes = 12 * 1024 * 1024

export function createEndpoint<Native extends object>(options: EndpointOptions) {
  return createYoga<Native, RequestContext>({
    graphqlEndpoint: options.path,
    schema: options.schema,
    context: (initial) => options.context(initial.request, initial),
    extraParamNames: ['kwargs'],
    plugins: [...armour(), ...(options.introspection ? [] : [noIntrospection])],
    maskedErrors: { maskError: (error) => presentable(error, options.onUnexpected) },
    maxRequestBodySize: maxRequestBytes,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
  })
}

// Refused before execution. The web app's largest operation stays well below each.
const armour = () =>
  new EnvelopArmor({
    maxDepth: { n: 8 },
    maxAliases: { n: 10 },
    maxDirectives: { n: 10 },
    maxTokens: { n: 1500 },
    costLimit: { maxCost: 20_000, depthCostFactor: 1.2 },
    blockFieldSuggestion: { enabled: true },
  }).protect().plugins

const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

function presentable(error: unknown, onUnexpected: EndpointOptions['onUnexpected']): Error {
  const cause = error instanceof GraphQLError ? error.originalError : error
  if (cause instanceof AppError) return refusal(cause, error)
  // Parsing, validation and coercion speak only of what the caller sent.
  if (error instanceof GraphQLError && !cause) return asBadInput(error)
  if (error instanceof GraphQLError && cause instanceof GraphQLError) return asBadInput(error)
  const requestId = crypto.randomUUID()
  onUnexpected(cause, requestId)
  return new GraphQLError('Something went wrong on our side. Please try again.', {
    extensions: { code: 'INTERNAL', requestId },
  })
}

function refusal(cause: AppError, error: unknown): GraphQLError {
  const path = error instanceof GraphQLError ? error.path : undefined
  return new GraphQLError(cause.message, { path, extensions: { code: cause.code, ...cause.details } })
}

function asBadInput(error: GraphQLError): GraphQLError {
  const { path, message, extensions } = error
  return new GraphQLError(message, { path, extensions: { code: 'BAD_USER_INPUT', ...extensions } })
}
