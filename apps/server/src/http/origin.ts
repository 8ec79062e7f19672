import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../settings.ts'

interface OurPlace {
  publicUrl: string
  /** The address that the server is bound to. */
  host: string
  /** The port that the request came in by. */
  localPort: number | undefined
}

/** Whether a browser's `Origin` is ours. On loopback, all names of this machine are one. */
export function isOurOrigin(origin: string, { publicUrl, host, localPort }: OurPlace): boolean {
  const ours = new URL(publicUrl)
  if (origin === ours.origin) return true
  if (!isLoopback(host) || !namesThisMachine(ours) || !URL.canParse(origin)) return false
  const theirs = new URL(origin)
  return (
    theirs.origin === origin &&
    theirs.protocol === ours.protocol &&
    namesThisMachine(theirs) &&
    [ours.port, String(localPort)].includes(theirs.port)
  )
}

interface OwnAddress {
  settings: { host: string }
  publicUrl: string
}

/** Whether it comes from a page of another site. Programs and pages of ours that only read send no `Origin`. */
export function isForeign({ headers: { origin }, raw }: FastifyRequest, { settings, publicUrl }: OwnAddress): boolean {
  const { localPort } = raw.socket
  return origin !== undefined && !isOurOrigin(origin, { publicUrl, host: settings.host, localPort })
}

export const namesThisMachine = ({ hostname }: URL) => isLoopback(hostname.replace(/^\[|\]$/g, ''))
