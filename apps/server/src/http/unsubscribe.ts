import { paths } from '@bespeak/contracts/paths.ts'
import type { FastifyInstance } from 'fastify'
import { AppError, type Outcome } from '../kernel/errors.ts'
import { sendNotFound } from './replies.ts'

export type Unsubscribe = (token: string) => Promise<Outcome>

const maxBodyBytes = 4096

/**
 * What a mail program sends when its own button is pressed (RFC 8058): without a login, from no page of ours, and possibly
 * more than once. What it says besides its address is not asked. To open the link only shows the page.
 */
export function addUnsubscribe(server: FastifyInstance, unsubscribe: Unsubscribe) {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, async () => undefined)
    scope.post<{ Params: { token: string } }>(paths.unsubscribe(':token'), async (request, reply) => {
      try {
        const { message } = await unsubscribe(request.params.token)
        return await reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${message}\n`)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return sendNotFound(request, reply)
      }
    })
  })
}
