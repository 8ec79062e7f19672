import type { FastifyInstance, FastifyRequest } from 'fastify'
import { whenClosed } from './gone.ts'
import { mostInHand } from './limits.ts'
import { sendSentence } from './replies.ts'

// Whoever watches over the server must see it above all now; and a page that listens keeps nobody busy.
const always = new Set(['/healthz', '/readyz', '/metrics', '/api/v1/events'])
const retryAfter = 2

/**
 * Beyond a bound, one more request in hand makes all of them slower: it is told to come again. Those that wait for work in
 * other threads and processes do not count, nor those whose body is still on its way.
 */
export function addOverload(server: FastifyInstance, { elsewhere }: { elsewhere(): number }) {
  let inHand = 0
  server.addHook('preHandler', async (request, reply) => {
    if (isLight(request)) return
    if (inHand - elsewhere() >= mostInHand) {
      const busy = 'We are very busy right now. Please try again in a moment.'
      return sendSentence(request, reply.code(503).header('retry-after', retryAfter), busy, 'RATE_LIMITED', {
        retryAfter,
      })
    }
    inHand += 1
    whenClosed(reply, () => {
      inHand -= 1
    })
  })
}

/** A form is read by its endpoint. */
const isLight = ({ routeOptions, headers }: FastifyRequest) =>
  always.has(routeOptions.url ?? '') || headers['content-type']?.startsWith('multipart/')
