import type { FastifyInstance, FastifyReply } from 'fastify'
import { networks, requestIds } from '../kernel/context.ts'
import type { Watch } from '../kernel/watch.ts'
import { clientAddress } from './client-address.ts'

/** From here on whatever is done for a request knows which one it is. Its body is read by then. */
export function addWatchedRequests(server: FastifyInstance, watch: Watch) {
  server.addHook('preHandler', ({ id, ip, method, routeOptions }, reply, done) => {
    const work = { kind: 'request', name: `${method} ${routeOptions.url ?? 'none'}`, requestId: id } as const
    const answer = () => {
      done()
      return statusOf(reply)
    }
    const answered = () => watch(work, answer, (status) => (status < 500 ? 'ok' : 'INTERNAL'))
    void requestIds.run(id, () => networks.run(clientAddress(ip).network, answered))
  })
}

/** The status, once the answer is written or nobody waits for it any more. */
const statusOf = (reply: FastifyReply): Promise<number> =>
  new Promise((resolve) => {
    if (reply.raw.closed) resolve(reply.statusCode)
    else reply.raw.once('close', () => resolve(reply.statusCode))
  })
