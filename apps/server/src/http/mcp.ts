import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Send } from '../agent/api-client.ts'
import type { Caller } from '../kernel/context.ts'
import { AppError, forLog } from '../kernel/errors.ts'
import { bearerToken, carriesAccessToken } from './bearer-token.ts'
import { goneWith } from './gone.ts'
import { maxMcpBytes } from './limits.ts'
import { isForeign } from './origin.ts'
import { sendSentence } from './replies.ts'

/** Counts a message of an agent. One too many is refused by an AppError, to be shown. */
export type CountMessage = (userId: number) => Promise<void>

interface McpDeps {
  settings: { host: string }
  publicUrl: string
  authenticate(token: string | null): Promise<Caller>
  countMessage: CountMessage
  onBug(): void
}

const path = '/mcp'
const oneMessage = 'Send one message: a JSON-RPC object.'
const noToken =
  'Send an access token of yours as the bearer. Make one in your settings, under “Access tokens”; it may have expired.'

/**
 * Agents by the Model Context Protocol, with a person's access token. What they ask goes through the API as if it came
 * from outside, so that the same rules hold for it.
 */
export function addMcp(server: FastifyInstance, deps: McpDeps) {
  server.register(async (mcp) => {
    mcp.removeContentTypeParser('text/plain')
    // Who it is comes before the body, which may be long.
    mcp.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return refusal(request, reply, deps)
    })
    mcp.post(path, { bodyLimit: maxMcpBytes }, async (request, reply) => {
      const { body } = request
      if (typeof body !== 'object' || body === null || Array.isArray(body)) {
        return sendSentence(request, reply.code(400), oneMessage, 'BAD_USER_INPUT')
      }
      const answer = await answerTo(mcp, request, reply, deps)
      const contentType = answer.headers.get('content-type')
      if (contentType) reply.type(contentType)
      return reply.code(answer.status).send(await answer.text())
    })
    // Nothing is sent unasked, and no session is kept that could be ended.
    mcp.route({
      ...{ method: ['GET', 'DELETE', 'OPTIONS', 'PATCH', 'PUT'], url: path, exposeHeadRoute: false },
      handler: (request, reply) =>
        sendSentence(request, reply.code(405).header('allow', 'POST'), 'Use POST.', 'BAD_USER_INPUT'),
    })
  })
}

async function refusal(request: FastifyRequest, reply: FastifyReply, deps: McpDeps) {
  if (!carriesAccessToken(request)) {
    if (isForeign(request, deps)) {
      return sendSentence(request, reply.code(403), 'This page may not use the service.', 'unauthorized_client')
    }
    return sendSentence(request, reply.code(401).header('www-authenticate', 'Bearer'), noToken, 'UNAUTHENTICATED')
  }
  const caller = await deps.authenticate(bearerToken(request))
  if (caller.kind === 'user') return refusalOfOneMore(request, reply, deps.countMessage(caller.viewer.userId))
  if (caller.kind === 'stranger') {
    return sendSentence(request, reply.code(401).header('www-authenticate', 'Bearer'), noToken, 'UNAUTHENTICATED')
  }
  return sendSentence(
    request,
    reply.code(403),
    'This account is deactivated. Please contact support.',
    'unauthorized_client',
  )
}

async function refusalOfOneMore(request: FastifyRequest, reply: FastifyReply, counted: Promise<void>) {
  try {
    return await counted
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, details } = error
    return sendSentence(request, reply.code(429).header('retry-after', details.retryAfter), message, code)
  }
}

async function answerTo(server: FastifyInstance, request: FastifyRequest, reply: FastifyReply, deps: McpDeps) {
  // Large, and needed by few.
  const [{ answerMessage }, { createApiWorkbench }, { versionOfThis }] = await Promise.all([
    import('../agent/answer-http.ts'),
    import('../agent/api-workbench.ts'),
    import('../version.ts'),
  ])
  const gone = goneWith(reply)
  const { accept = '', 'content-type': contentType = '', 'mcp-protocol-version': version } = request.headers
  const headers = {
    accept,
    'content-type': contentType,
    ...(version ? { 'mcp-protocol-version': String(version) } : {}),
  }
  const parts = {
    bench: createApiWorkbench(sendInside(server, request, gone), deps.publicUrl),
    machine: null,
    version: await versionOfThis(),
    onBug(error: unknown) {
      if (gone.aborted) return
      deps.onBug()
      server.log.error({ requestId: request.id, error: forLog(error) }, 'unexpected error')
    },
  }
  return answerMessage(parts, new Request(new URL(path, deps.publicUrl), { method: 'POST', headers }), request.body)
}

/** The API of this process, as whoever asks. */
const sendInside =
  (server: FastifyInstance, { headers, ip }: FastifyRequest, signal: AbortSignal): Send =>
  async (url, sent) => {
    const { authorization, host, 'user-agent': userAgent } = headers
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await server.inject({
      ...{ method: sent ? 'POST' : 'GET', url, remoteAddress: ip, signal },
      headers: { authorization, host, 'user-agent': userAgent, 'content-type': sent?.contentType },
      ...(sent ? { payload: Buffer.from(sent.body) } : {}),
    })
    return { status: statusCode, contentType: String(answered['content-type'] ?? ''), body: new Uint8Array(rawPayload) }
  }
