import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocal, namesLoopback } from './local-request.ts'
import { sendNotFound } from './replies.ts'

export interface Metrics {
  contentType: string
  text(): Promise<string>
  countBug(): void
  answered(labels: { method: string; route: string; status: number }, seconds: number): void
}

/** Counts what is answered, and shows all figures to this machine or to whoever holds the token. */
export function addMetrics(server: FastifyInstance, metrics: Metrics, token: string | undefined) {
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.answered({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!(isLocal(request) && namesLoopback(request)) && !holds(request, token)) return sendNotFound(request, reply)
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

function holds({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === right.length && timingSafeEqual(given, right)
}
