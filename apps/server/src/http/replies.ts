import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, forLog, isAway, isOutOfRoom } from '../kernel/errors.ts'
import { apology, noRoom, notThere } from './graphql/presentable.ts'

const isApi = ({ url }: FastifyRequest) => url.startsWith('/api/')

/** One sentence: in the API in the shape of a GraphQL answer, elsewhere as text. */
export function sendSentence(
  request: FastifyRequest,
  reply: FastifyReply,
  sentence: string,
  code?: string,
  details: Pick<AppError['details'], 'retryAfter'> = {},
) {
  reply.header('cache-control', 'no-store')
  if (!isApi(request)) return reply.type('text/plain; charset=utf-8').send(`${sentence}\n`)
  const requestId = code === 'INTERNAL' ? { requestId: request.id } : {}
  return reply.send({ errors: [{ message: sentence, extensions: { code, ...requestId, ...details } }] })
}

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendSentence(request, reply.code(404), 'Not found.', 'NOT_FOUND')

const byStatus: Record<number, [sentence: string, code: ErrorCode]> = {
  400: ['This request cannot be read.', 'BAD_USER_INPUT'],
  406: ['Accept application/json.', 'BAD_USER_INPUT'],
  413: ['This request is too large.', 'TOO_LARGE'],
  414: ['This address is too long.', 'TOO_LARGE'],
  415: ['Send application/json, or multipart/form-data with a file.', 'BAD_USER_INPUT'],
}

/** The last stop of everything that is thrown on the way: no error speaks for itself. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // The rest of a body that nobody wants is not waited for.
  if (request.raw.complete === false) reply.header('connection', 'close')
  if (error instanceof AppError) return sendSentence(request, reply.code(200), error.message, error.code)
  const [sentence, code] = byStatus[error.statusCode ?? 500] ?? []
  if (sentence) return sendSentence(request, reply.code(error.statusCode ?? 400), sentence, code)
  if (isOutOfRoom(error)) return sendSentence(request, reply.code(503), noRoom, 'INTERNAL')
  if (isAway(error)) {
    request.log.error({ requestId: request.id, error: forLog(error) }, 'no answer from what we stand on')
    return sendSentence(request, reply.code(503), notThere, 'INTERNAL')
  }
  request.log.error({ requestId: request.id, error: forLog(error) }, 'unexpected error')
  return sendSentence(request, reply.code(500), apology, 'INTERNAL')
}
