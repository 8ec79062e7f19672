import type { FastifyInstance } from 'fastify'

interface HealthDeps {
  databaseAnswers(): Promise<boolean>
  room: { isLow(): Promise<boolean> }
}

/** A balancer waits no longer for an answer about readiness than a few seconds. */
const longestQuestion = 1000

/**
 * Alive while the process answers at all; ready while there is room and no stop has begun. The database is everybody's: a
 * balancer that took out each server that cannot reach it would have none left to say so to people.
 */
export function addHealth(server: FastifyInstance, { databaseAnswers, room }: HealthDeps) {
  let closing = false
  server.addHook('preClose', async () => {
    closing = true
  })

  async function readiness(): Promise<[status: number, word: string]> {
    if (closing) return [503, 'not ready: stopping']
    if (await room.isLow()) return [503, 'not ready: the disk is full']
    return [200, (await inTime(databaseAnswers())) ? 'ready' : 'ready, but the database does not answer']
  }

  const options = { logLevel: 'warn' } as const
  server.get('/healthz', options, (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'))
  server.get('/readyz', options, async (_request, reply) => {
    const [status, word] = await readiness()
    return reply.code(status).header('cache-control', 'no-store').send(`${word}\n`)
  })
}

function inTime(asked: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(false), longestQuestion)
    asked.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
