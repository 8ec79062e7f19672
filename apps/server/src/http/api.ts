import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { loggedOut } from '../kernel/access.ts'
import type { Caller, RequestContext } from '../kernel/context.ts'
import { AppError, forLog } from '../kernel/errors.ts'
import type { Watch } from '../kernel/watch.ts'
import { bearerToken, carriesAccessToken } from './bearer-token.ts'
import { clientAddress } from './client-address.ts'
import { goneWith } from './gone.ts'
import { createEndpoint } from './graphql/endpoint.ts'
import { type RememberedDocuments, rememberDocuments } from './graphql/remembered-documents.ts'
import { maxJsonBytes, maxModestBytes, maxMultipartBytes, maxPhotoFormBytes, maxVariableValues } from './limits.ts'
import { isForeign } from './origin.ts'
import { sendNotFound, sendSentence } from './replies.ts'

export interface Endpoint {
  path: string
  schema: GraphQLSchema
  /** Takes no documents, so that a small body is enough. */
  modest?: boolean
  /** Takes a photo all the same. */
  photos?: boolean
  /** Somebody who is signed in asks something. Nothing waits for it. */
  onSignedIn?(): void
}

/** Whether anything more can be kept, and who is told when it could not. */
export interface Room {
  isLow(): Promise<boolean>
  ranOut(): void
}

interface ApiDeps {
  settings: { host: string; development: boolean }
  publicUrl: string
  endpoints: Endpoint[]
  authenticate(token: string | null): Promise<Caller>
  room: Room
  watch: Watch
  onBug(): void
}

/** The three GraphQL endpoints, and what is refused before GraphQL is reached. */
export function addApi(server: FastifyInstance, apiDeps: ApiDeps) {
  const deps = { ...apiDeps, callerOf: asksOnce(apiDeps.authenticate), documents: rememberDocuments() }
  server.register(async (api) => {
    // Read by the endpoint itself, which counts the bytes as they come.
    api.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    api.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      await refuseForgery(request, deps)
      refuseStreams(request)
    })
    for (const endpoint of deps.endpoints) addEndpoint(api, endpoint, deps)
  })
  server.all('/api/*', sendNotFound)
}

type CallerOf = (request: FastifyRequest) => Promise<Caller>

/** A request with a file is asked who it is before its body is read, and then serves with the same answer. */
function asksOnce(authenticate: ApiDeps['authenticate']): CallerOf {
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>()
  return (request) => {
    const caller = callers.get(request) ?? authenticate(bearerToken(request))
    callers.set(request, caller)
    return caller
  }
}

interface EndpointDeps extends ApiDeps {
  callerOf: CallerOf
  documents: RememberedDocuments
}

function addEndpoint(api: FastifyInstance, served: Endpoint, deps: EndpointDeps) {
  const { path, schema, modest = false, photos = false } = served
  const maxFormBytes = photos ? maxPhotoFormBytes : maxModestBytes
  const endpoint = createEndpoint({
    path,
    schema,
    introspection: deps.settings.development,
    maxBodyBytes: modest ? maxFormBytes : maxMultipartBytes,
    maxVariableValues: modest ? maxVariableValues.modest : maxVariableValues.documents,
    documents: deps.documents,
    isFull: deps.room.isLow,
    watch: deps.watch,
    operator: {
      unexpected(error, requestId) {
        deps.onBug()
        api.log.error({ requestId, error: forLog(error) }, 'unexpected error')
      },
      outOfRoom: deps.room.ranOut,
      away(error, requestId) {
        api.log.error({ requestId, error: forLog(error) }, 'no answer from what we stand on')
      },
    },
  })
  api.route({
    method: ['GET', 'POST'],
    url: path,
    exposeHeadRoute: false,
    bodyLimit: modest ? maxModestBytes : maxJsonBytes,
    async handler(request, reply) {
      if (isJson(request) && !isOperation(request.body)) {
        return sendSentence(request, reply.code(400), 'Send one operation: an object with a query.', 'BAD_USER_INPUT')
      }
      const gone = goneWith(reply)
      const answer = await endpoint.answer(request, reply, async () => {
        const caller = await deps.callerOf(request)
        if (caller.kind === 'user') served.onSignedIn?.()
        return contextOf(request, caller, gone)
      })
      return reply
        .code(answer.status)
        .headers(passedOn(answer.headers))
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

/** What else GraphQL says about the answer, such as its length or how to keep it, is not its to say. */
const passedOn = (headers: Headers) =>
  Object.fromEntries(['content-type', 'allow'].map((name) => [name, headers.get(name) ?? undefined]))

const isOperation = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length > 0

/**
 * A page of another site can make a browser send forms and plain text here, but neither JSON nor a bearer token. A
 * program that has an access token may ask from anywhere.
 * Runs before the body is read.
 */
async function refuseForgery(request: FastifyRequest, deps: EndpointDeps) {
  if (carriesAccessToken(request)) await refuseDeadToken(request, deps)
  else if (isForeign(request, deps)) throw new AppError('unauthorized_client', 'This page may not use the service.')
  if (request.method !== 'POST' || isJson(request)) return
  if (mediaType(request) !== 'multipart/form-data') throw new UnsupportedMediaType()
  const caller = await deps.callerOf(request)
  if (caller.kind !== 'user') throw loggedOut()
}

/** Said at once, and not as to somebody who is to log in: a program shows it to its person. */
async function refuseDeadToken(request: FastifyRequest, { callerOf }: EndpointDeps) {
  const { kind } = await callerOf(request)
  if (kind === 'stranger') throw new AppError('UNAUTHENTICATED', deadToken)
}

const deadToken = 'This access token is not valid, or no longer valid. Make a new one in your settings.'

const streams = ['multipart/mixed', 'text/event-stream']

/** An answer is sent whole; who also takes it so is not offered the rest. */
function refuseStreams({ raw: { headers } }: FastifyRequest) {
  const wanted = headers.accept?.split(',') ?? []
  const whole = wanted.filter((type) => !streams.includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? ''))
  if (whole.length === wanted.length) return
  if (whole.length === 0) throw new NotAcceptable()
  headers.accept = whole.join(',')
}

class NotAcceptable extends Error {
  readonly statusCode = 406
}

class UnsupportedMediaType extends Error {
  readonly statusCode = 415
}

const mediaType = ({ headers }: FastifyRequest) => headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()

const isJson = (request: FastifyRequest) => request.method === 'POST' && mediaType(request) === 'application/json'

const contextOf = (request: FastifyRequest, caller: Caller, gone: AbortSignal): RequestContext => ({
  requestId: request.id,
  ...clientAddress(request.ip),
  userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
  caller,
  gone,
})
