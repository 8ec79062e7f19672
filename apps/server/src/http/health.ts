import type { FastifyInstance } from 'fastify'

interface HealthDeps {
  isReady(): Promise<boolean>
  room: { isLow(): Promise<boolean> }
}

/** Alive while the process answers at all; ready while the database does, there is room, and no stop has begun. */
export function addHealth(server: FastifyInstance, { isReady, room }: HealthDeps) {
  let closing = false
  server.addHook('preClose', async () => {
    closing = true
  })

  async function readiness(): Promise<[status: number, word: string]> {
    if (closing || !(await isReady())) return [503, 'not ready']
    return (await room.isLow()) ? [503, 'not ready: the disk is full'] : [200, 'ready']
  }

  const options = { logLevel: 'warn' } as const
  server.get('/healthz', options, (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'))
  server.get('/readyz', options, async (_request, reply) => {
    const [status, word] = await readiness()
    return reply.code(status).header('cache-control', 'no-store').send(`${word}\n`)
  })
}
