import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import type { Caller, RequestContext } from '../kernel/context.ts'
import { AppError, forLog } from '../kernel/errors.ts'
import { clientAddress } from './client-address.ts'
import { createEndpoint } from './graphql/endpoint.ts'
import { maxMultipartBytes } from './limits.ts'
import { isOurOrigin } from './origin.ts'
import { sendNotFound, sendSentence } from './replies.ts'

interface ApiDeps {
  settings: { host: string; development: boolean }
  publicUrl: string
  endpoints: { path: string; schema: GraphQLSchema }[]
  authenticate(token: string | null): Promise<Caller>
  onBug(): void
}

/** The three GraphQL endpoints, and what is refused before GraphQL is reached. */
export function addApi(server: FastifyInstance, deps: ApiDeps) {
  server.register(async (api) => {
    // Read by the endpoint itself, which counts the bytes as they come.
    api.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await refuseForgery(request, deps)
    })
    for (const endpoint of deps.endpoints) addEndpoint(api, endpoint, deps)
  })
  server.all('/api/*', sendNotFound)
}

function addEndpoint(api: FastifyInstance, { path, schema }: ApiDeps['endpoints'][number], deps: ApiDeps) {
  const endpoint = createEndpoint({
    path,
    schema,
    introspection: deps.settings.development,
    maxBodyBytes: maxMultipartBytes,
    onUnexpected(error, requestId) {
      deps.onBug()
      api.log.error({ requestId, error: forLog(error) }, 'unexpected error')
    },
  })
  api.route({
    method: ['GET', 'POST'],
    url: path,
    exposeHeadRoute: false,
    async handler(request, reply) {
      if (isJson(request) && !isOperation(request.body)) {
        return sendSentence(request, reply.code(400), 'Send one operation: an object with a query.', 'BAD_USER_INPUT')
      }
      const answer = await endpoint.answer(request, reply, () => contextOf(request, deps))
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text())
    },
  })
  api.route({
    method: ['DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'PUT'],
    url: path,
    handler: (request, reply) =>
      sendSentence(request, reply.code(405).header('allow', 'GET, POST'), 'Use POST.', 'BAD_USER_INPUT'),
  })
}

const isOperation = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length > 0

/**
 * A page of another site can make a browser send forms and plain text here, but neither JSON nor a bearer token.
 * Runs before the body is read.
 */
async function refuseForgery(request: FastifyRequest, { settings, publicUrl, authenticate }: ApiDeps) {
  const { origin } = request.headers
  const localPort = request.raw.socket.localPort
  if (origin !== undefined && !isOurOrigin(origin, { publicUrl, host: settings.host, localPort })) {
    throw new AppError('unauthorized_client', 'This page may not use the service.')
  }
  if (request.method !== 'POST' || isJson(request)) return
  if (mediaType(request) !== 'multipart/form-data') throw new UnsupportedMediaType()
  const caller = await authenticate(bearerToken(request))
  if (caller.kind !== 'user') throw new AppError('UNAUTHENTICATED', 'Please log in.')
}

class UnsupportedMediaType extends Error {
  readonly statusCode = 415
}

const mediaType = ({ headers }: FastifyRequest) => headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()

const isJson = (request: FastifyRequest) => request.method === 'POST' && mediaType(request) === 'application/json'

const bearerToken = ({ headers }: FastifyRequest) => /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

async function contextOf(request: FastifyRequest, { authenticate }: ApiDeps): Promise<RequestContext> {
  return {
    requestId: request.id,
    ...clientAddress(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    caller: await authenticate(bearerToken(request)),
  }
}
