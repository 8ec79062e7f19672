import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../kernel/context.ts'
import { bearerToken, carriesAccessToken } from '../bearer-token.ts'
import { whenClosed } from '../gone.ts'
import { isForeign } from '../origin.ts'
import { sendSentence } from '../replies.ts'
import { createBell } from './bell.ts'
import { createOpenStreams, type OpenStream } from './open-streams.ts'
import { type Subscription, streamOf } from './stream.ts'

export interface EventsDeps {
  settings: { host: string }
  publicUrl: string
  authenticate(token: string | null): Promise<Caller>
  /** From that number on, or from now on; `ring` is called when there may be something to take. */
  live: { subscribe(userId: number, after: string | null, ring: () => void): Promise<Subscription> }
}

/** Pages that one person has open, in one process. */
const mostStreams = 10
const retryAfterSeconds = 60

/** Server-sent events for the pages that a user has open. The token comes in a header: an address is kept in many places. */
export function addEvents(server: FastifyInstance, deps: EventsDeps) {
  const streams = createOpenStreams()
  server.addHook('preClose', async () => streams.endAll())
  server.get('/api/v1/events', { exposeHeadRoute: false }, async (request, reply) => {
    if (!carriesAccessToken(request) && isForeign(request, deps)) {
      return sendSentence(request, reply.code(403), 'This page may not use the service.', 'unauthorized_client')
    }
    const caller = await deps.authenticate(bearerToken(request))
    if (caller.kind !== 'user') return refuse(request, reply, caller)
    const { userId } = caller.viewer
    if (streams.countOf(userId) >= mostStreams) return refuseOneMore(request, reply)

    const stream = streams.add(userId)
    whenClosed(reply, stream.end)
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        // Some proxies would collect it.
        .header('x-accel-buffering', 'no')
        // A stop waits for connections that are kept.
        .header('connection', 'close')
        .send(Readable.from(await open(request, userId, stream, deps)))
    )
  })
}

async function open(request: FastifyRequest, userId: number, { ended, end }: OpenStream, deps: EventsDeps) {
  const bell = createBell()
  ended.addEventListener('abort', bell.ring)
  try {
    const subscription = await deps.live.subscribe(userId, lastSeen(request), bell.ring)
    if (ended.aborted) subscription.end()
    ended.addEventListener('abort', subscription.end)
    const isStillSignedIn = async () => (await deps.authenticate(bearerToken(request))).kind === 'user'
    return streamOf({ subscription, bell, isStillSignedIn, ended })
  } catch (error) {
    end()
    throw error
  }
}

/** Anything that is no number of ours counts as none. */
const lastSeen = ({ headers }: FastifyRequest) => /^\d{1,18}$/.exec(String(headers['last-event-id'] ?? ''))?.[0] ?? null

const refuse = (request: FastifyRequest, reply: FastifyReply, { kind }: Caller) =>
  kind === 'deactivated'
    ? sendSentence(request, reply.code(403), 'This account is deactivated.', 'unauthorized_client')
    : sendSentence(request, reply.code(401), 'Please log in.', 'UNAUTHENTICATED')

const refuseOneMore = (request: FastifyRequest, reply: FastifyReply) =>
  sendSentence(
    request,
    reply.code(429).header('retry-after', retryAfterSeconds),
    `${mostStreams} pages are already open. Close one of them to get live updates here.`,
    'RATE_LIMITED',
  )
