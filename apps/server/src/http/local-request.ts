import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../settings.ts'
import { namesThisMachine } from './origin.ts'

const forwarding = /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

/** Whether the request was made on this machine itself, and not handed on by a proxy that runs here. */
export const isLocal = ({ raw }: FastifyRequest) =>
  isLoopback(raw.socket.remoteAddress ?? '') && !Object.keys(raw.headers).some((name) => forwarding.test(name))

/** A page elsewhere whose name was made to point at this machine still sends its own name. */
export function namesLoopback({ raw }: FastifyRequest): boolean {
  const host = raw.headers.host ?? ''
  const url = `http://${host}`
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(url) && namesThisMachine(new URL(url))
}
