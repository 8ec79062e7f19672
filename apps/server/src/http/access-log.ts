import type { FastifyInstance } from 'fastify'

/** What stands behind these in an address opens something. */
const secrets = /^(\/(?:unsubscribe|s)\/).+/i

/** One line an answer. The query string, the headers and the address stay out of it. */
export function addAccessLog(server: FastifyInstance) {
  server.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const path = request.url.split('?', 1)[0]?.replace(secrets, '$1…').slice(0, 200)
    const { id: requestId, method } = request
    request.log.info({ requestId, method, path, status: statusCode, ms: Math.round(elapsedTime) }, 'answered')
  })
}
