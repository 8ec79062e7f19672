import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Caller } from '../kernel/context.ts'
import { isOutOfRoom } from '../kernel/errors.ts'
import type { Watch } from '../kernel/watch.ts'
import { isPrivate, type Settings } from '../settings.ts'
import { addAccessLog } from './access-log.ts'
import { addressOf } from './address.ts'
import { addApi, type Endpoint, type Room } from './api.ts'
import { addDocuments, type LinkedDocuments } from './documents.ts'
import { addEvents, type EventsDeps } from './events/events.ts'
import { addHealth } from './health.ts'
import { addJsonBodies } from './json-body.ts'
import { crowdedConnections, maxConnections, maxHeaderBytes, maxJsonBytes, timeouts } from './limits.ts'
import { addMailbox } from './mailbox/mailbox.ts'
import { addMcp, type CountMessage } from './mcp.ts'
import { addMetrics, type Metrics } from './metrics.ts'
import { addOverload } from './overload.ts'
import { sendError, sendNotFound } from './replies.ts'
import { securityHeaders } from './security-headers.ts'
import { addSecurityTxt } from './security-txt.ts'
import { addSite, type SiteSettings } from './site.ts'
import { addUnsubscribe, type Unsubscribe } from './unsubscribe.ts'
import { addWatchedRequests } from './watched-requests.ts'
import { addWeb, type IsShared } from './web/web.ts'
import { addWebhook, type Webhook } from './webhook.ts'

export interface HttpDeps {
  settings: Pick<Settings, 'host' | 'development' | 'trustProxy' | 'publicUrl' | 'metricsToken' | 'contactTo'> &
    SiteSettings
  publicUrl: string
  endpoints: Endpoint[]
  authenticate(token: string | null): Promise<Caller>
  /** What open pages are told while it happens. */
  live: EventsDeps['live']
  documents: LinkedDocuments[]
  /** Null where no service here keeps whether mails are wanted. */
  unsubscribe: Unsubscribe | null
  /** Whether agents are answered here: what they ask needs the services of people and of resumes. */
  agents: boolean
  countMessage: CountMessage
  /** Whether a share link shows anything; null where no service here knows. */
  isShared: IsShared | null
  /** Where a payment provider tells what happened there; null where there is none. */
  webhook: Webhook | null
  databaseAnswers(): Promise<boolean>
  room: Room
  /** How much work is under way or waits in other threads and processes. */
  elsewhere(): number
  watch: Watch
  metrics: Metrics
  now(): Date
  /** The folder of the built web app; null serves the API alone. */
  webRoot: string | null
  /** The folder of mails written as files; they can be read at /dev/mailbox. */
  outboxDir: string | null
  log: FastifyBaseLogger
}

export function createHttpServer(deps: HttpDeps): FastifyInstance {
  const { settings, publicUrl, webRoot, outboxDir } = deps
  const server = createServer(deps)
  const headers = securityHeaders(publicUrl)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    refuseTwoHosts(request)
  })
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (isOutOfRoom(error)) deps.room.ranOut()
    return sendError(error, request, reply)
  })
  server.setNotFoundHandler(sendNotFound)
  makeRoom(server)
  endInTime(server)
  addJsonBodies(server)

  addAccessLog(server)
  addMetrics(server, deps.metrics, settings.metricsToken)
  addOverload(server, deps)
  addWatchedRequests(server, deps.watch)
  addHealth(server, deps)
  addApi(server, { ...deps, onBug: deps.metrics.countBug })
  addEvents(server, deps)
  if (deps.agents) addMcp(server, { ...deps, onBug: deps.metrics.countBug })
  for (const documents of deps.documents) addDocuments(server, documents)
  if (deps.unsubscribe) addUnsubscribe(server, deps.unsubscribe)
  if (deps.webhook) addWebhook(server, deps.webhook)
  addSite(server, settings)
  addSecurityTxt(server, deps)
  if (outboxDir && isPrivate(settings)) addMailbox(server, { outboxDir, webRoot })
  if (webRoot) addWeb(server, webRoot, deps.isShared)
  return server
}

/** Whoever stands before us may have read the other one. */
function refuseTwoHosts({ raw }: FastifyRequest) {
  const names = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  if (names.length > 1) throw new TwoHosts()
}

class TwoHosts extends Error {
  readonly statusCode = 400
}

function createServer({ settings, log }: HttpDeps): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    // Fastify's own lines hold addresses and query strings.
    logController: new LogController({ disableRequestLogging: true }),
    // Which request it is, each line says by itself.
    childLoggerFactory: (logger, _, options) => logger.child({}, options),
    // Made here, never believed from outside.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: maxJsonBytes,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    http: { headersTimeout: timeouts.headersMs, maxHeaderSize: maxHeaderBytes },
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.silenceMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    // While stopping, what still comes in by an open connection is answered, and the connection closed after it.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: addressOf,
    clientErrorHandler: refuseConnection,
  })
}

/** What is not even HTTP: oversized or ambiguous headers, or a client that took too long. */
function refuseConnection(error: Error, socket: Socket) {
  const gone = 'code' in error && error.code === 'ECONNRESET'
  if (gone || !socket.writable) {
    socket.destroy(error)
    return
  }
  const late = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = late ? '408 Request Timeout' : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** Idle connections may wait for their next request, but not at the cost of someone who wants to come in. */
function makeRoom({ server }: FastifyInstance) {
  let open = 0
  server.maxConnections = maxConnections
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
    if (open > crowdedConnections) server.closeIdleConnections()
  })
}

/** Fastify waits for every request under way, and so for whoever sends or reads one slowly. */
function endInTime(fastify: FastifyInstance) {
  fastify.addHook('preClose', async () => {
    const late = setTimeout(() => fastify.server.closeAllConnections(), timeouts.stopMs)
    fastify.server.once('close', () => clearTimeout(late))
  })
}
