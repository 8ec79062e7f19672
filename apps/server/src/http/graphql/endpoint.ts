import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { type RequestContext, requestIds } from '../../kernel/context.ts'
import type { Watch } from '../../kernel/watch.ts'
import { armour } from './armour.ts'
import { type Operator, presentable } from './presentable.ts'
import { refuseWhenFull } from './refuse-when-full.ts'
import type { RememberedDocuments } from './remembered-documents.ts'
import { watchedOperations } from './watched-operations.ts'

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
  watch: Watch
}

interface ServerContext {
  identify(): Promise<RequestContext>
}

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
      watchedOperations(options.watch, serviceOf(options.path)),
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
      yoga.handleNodeRequestAndResponse(request, reply, { identify }),
  }
}

const present = (error: unknown, { operator }: EndpointOptions) => presentable(error, currentRequestId(), operator)

/** `/api/v1/resume/graphql` */
const serviceOf = (path: string) => path.split('/').at(-2) ?? ''
