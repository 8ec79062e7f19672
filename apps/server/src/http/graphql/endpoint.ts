import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { RequestContext } from '../../kernel/context.ts'
import { armour } from './armour.ts'
import { presentable } from './presentable.ts'
import type { RememberedDocuments } from './remembered-documents.ts'

interface EndpointOptions {
  path: string
  schema: GraphQLSchema
  introspection: boolean
  maxBodyBytes: number
  maxVariableValues: number
  documents: RememberedDocuments
  /** A bug: told to the log with the request id, and to the caller as one sentence. */
  onUnexpected(error: unknown, requestId: string): void
}

interface ServerContext {
  identify(): Promise<RequestContext>
}

/** Errors are made presentable far from the request they belong to. */
const requestIds = new AsyncLocalStorage<string>()

export function createEndpoint(options: EndpointOptions) {
  const yoga = createYoga<ServerContext, RequestContext>({
    graphqlEndpoint: options.path,
    schema: options.schema,
    context: ({ identify }) => identify(),
    extraParamNames: ['kwargs'],
    plugins: [...armour(options.introspection, options.maxVariableValues), options.documents.forgetMistaken],
    maskedErrors: { maskError: (error) => present(error, options) },
    maxRequestBodySize: options.maxBodyBytes,
    parserAndValidationCache: options.documents.cache,
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
  })
  return {
    answer: (request: FastifyRequest, reply: FastifyReply, identify: ServerContext['identify']) =>
      requestIds.run(request.id, async () => yoga.handleNodeRequestAndResponse(request, reply, { identify })),
  }
}

function present(error: unknown, { onUnexpected }: EndpointOptions) {
  const requestId = requestIds.getStore() ?? 'unknown'
  return presentable(error, requestId, (bug) => onUnexpected(bug, requestId))
}
