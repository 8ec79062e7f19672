import type { FastifyInstance } from 'fastify'

/** Alive while the process answers at all; ready while the database does and no stop has begun. */
export function addHealth(server: FastifyInstance, isReady: () => Promise<boolean>) {
  let closing = false
  server.addHook('preClose', async () => {
    closing = true
  })
  const options = { logLevel: 'warn' } as const
  server.get('/healthz', options, (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'))
  server.get('/readyz', options, async (_request, reply) => {
    const ready = !closing && (await isReady())
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? 'ready\n' : 'not ready\n')
  })
}
