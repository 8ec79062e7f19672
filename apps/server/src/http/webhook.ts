import type { FastifyInstance } from 'fastify'
import { maxWebhookBytes } from './limits.ts'
import { sendSentence } from './replies.ts'

export interface Webhook {
  path: string
  signatureHeader: string
  /** What was sent, byte for byte, and its signature. False where that is not the sender's. */
  receive(body: Uint8Array, signature: string | undefined): Promise<boolean>
}

/** Where another service tells us what happened there. Answered as soon as it is kept; only its signature lets it in. */
export function addWebhook(server: FastifyInstance, { path, signatureHeader, receive }: Webhook) {
  server.register(async (scope) => {
    // Parsed and written again, it would no longer be what was signed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Body: Buffer | undefined }>(path, { bodyLimit: maxWebhookBytes }, async (request, reply) => {
      const signature = request.headers[signatureHeader]
      const isKept = await receive(
        request.body ?? Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      )
      if (isKept) return reply.header('cache-control', 'no-store').send({ received: true })
      return sendSentence(request, reply.code(400), 'This request cannot be read.', 'BAD_USER_INPUT')
    })
  })
}
