import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { RequestContext } from '../../kernel/context.ts'
import { armour } from './armour.ts'
import { type Operator, presentable } from './presentable.ts'
import { refuseWhenFull } from './refuse-when-full.ts'
import type { RememberedDocuments } from './remembered-documents.ts'

interface EndpointOptions {
  path: string
  schema: GraphQLSchema
  introspection: boolean
  maxBodyBytes: number
  maxVariableValues: number
  documents: RememberedDocuments
  /** Whether nothing more is taken, for want of room. */
  isFull(): Promise<boolean>
  operator: Operator
}

interface ServerContext {
  identify(): Promise<RequestContext>
}

/** Errors are made presentable far from the request they belong to. */
const requestIds = new AsyncLocalStorage<string>()
const currentRequestId = () => requestIds.getStore() ?? 'unknown'

export function createEndpoint(options: EndpointOptions) {
  const yoga = createYoga<ServerContext, RequestContext>({
    graphqlEndpoint: options.path,
    schema: options.schema,
    context: ({ identify }) => identify(),
    extraParamNames: ['kwargs'],
    plugins: [
      ...armour(options.introspection, options.maxVariableValues),
      options.documents.forgetMistaken,
      refuseWhenFull(options.isFull, currentRequestId),
    ],
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

const present = (error: unknown, { operator }: EndpointOptions) => presentable(error, currentRequestId(), operator)
