import { accessTokenPrefix } from '@bespeak/contracts/access-tokens.ts'
import type { FastifyRequest } from 'fastify'

export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/** Whether it is a program that asks, by an access token. No page of another site can send one unasked, as it could a form. */
export const carriesAccessToken = (request: FastifyRequest): boolean =>
  bearerToken(request)?.startsWith(accessTokenPrefix) ?? false
