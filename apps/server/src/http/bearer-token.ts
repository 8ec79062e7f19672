import type { FastifyRequest } from 'fastify'

export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
