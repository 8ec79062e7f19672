import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../settings.ts'
import { namesThisMachine } from './origin.ts'

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Whether the request was made on this machine itself, and not handed on by a proxy that runs here. */
export const isLocal = ({ raw }: FastifyRequest) =>
  isLoopback(raw.socket.remoteAddress ?? '') && forwarding.every((name) => raw.headers[name] === undefined)

/** A page elsewhere whose name was made to point at this machine still sends its own name. */
export function namesLoopback({ raw }: FastifyRequest): boolean {
  const host = raw.headers.host ?? ''
  const url = `http://${host}`
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(url) && namesThisMachine(new URL(url))
}
