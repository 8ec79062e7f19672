import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '../kernel/errors.ts'
import { ofSecretAddress } from './security-headers.ts'

interface OpenedDocument {
  filename: string
  contentType: string
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  /** In a tab of the browser; else it is saved. */
  isShown: boolean
}

export interface LinkedDocuments {
  path: string
  /** The document that a link names, or nothing: a link that never was one is not told from one that has run out. */
  open(link: string): Promise<OpenedDocument | null>
  /** What to do about it. */
  gone: string
}

/**
 * Documents by a signed link, which a browser opens in a tab of its own and so without the bearer header. It stands in
 * the query, which no log keeps.
 */
export function addDocuments(server: FastifyInstance, { path, open, gone }: LinkedDocuments) {
  server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    reply.headers(ofSecretAddress)
    try {
      const document = await open(linkOf(request))
      return document
        ? send(reply, document)
        : say(reply.code(404), `This link is not valid, or no longer valid. ${gone}`)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.details.retryAfter) reply.header('retry-after', error.details.retryAfter)
      return say(reply.code(statusOf[error.code] ?? 422), error.message)
    }
  })
}

const statusOf: Partial<Record<ErrorCode, number>> = { NOT_FOUND: 404, RATE_LIMITED: 429, TOO_LARGE: 413 }

function linkOf({ query }: FastifyRequest): string {
  const { link } = query as { link?: unknown }
  return typeof link === 'string' ? link : ''
}

/** What is saved could do nothing if it were opened all the same. */
function send(reply: FastifyReply, { filename, contentType, bytes, isShown }: OpenedDocument) {
  if (!isShown) reply.header('content-security-policy', "default-src 'none'; sandbox")
  return reply
    .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; ${named(filename)}`)
    .type(contentType)
    .send(bodyOf(bytes))
}

/** What is too large to be there at once is sent as fast as it is taken. */
const bodyOf = (bytes: OpenedDocument['bytes']) =>
  bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : Readable.from(bytes)

const say = (reply: FastifyReply, sentence: string) => reply.type('text/plain; charset=utf-8').send(`${sentence}\n`)

/** As RFC 6266 has it: in ASCII for who reads nothing else, and as it is. */
function named(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/[^\w .()-]/g, '')
    .replace(/^\./, 'document.')
  return `filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, escaped)}`
}

const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
