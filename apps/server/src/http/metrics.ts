import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isLocal, namesLoopback } from './local-request.ts'
import { sendNotFound } from './replies.ts'

/** Counts what is answered, and shows it to this machine or to whoever holds the token. */
export function addMetrics(server: FastifyInstance, token: string | undefined) {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const bugs = new Counter({
    name: 'bespeak_unexpected_errors_total',
    help: 'Answers that a bug spoilt.',
    registers: [register],
  })
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [register],
  })
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    answered.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!(isLocal(request) && namesLoopback(request)) && !holds(request, token)) return sendNotFound(request, reply)
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics())
  })
  return { countBug: () => bugs.inc() }
}

function holds({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === right.length && timingSafeEqual(given, right)
}
