import pino, { type DestinationStream, type Logger } from 'pino'
import { requestIds } from '../kernel/context.ts'

// What waits to be written while it cannot be; beyond, lines are dropped.
const mostWaiting = 1024 * 1024

/** Written beside the requests, not in their way; what is left when the process exits is written then. */
export function createLog(level: string): Logger {
  const destination = pino.destination({ dest: 2, sync: false, maxLength: mostWaiting })
  const flushSync = destination.flushSync.bind(destination)
  // A disk that has no room for a line has none to say so either. Unheard it would end the process, and at the end what
  // is left would be tried without end.
  destination.on('error', () => {
    destination.flushSync = () => undefined
  })
  destination.on('write', () => {
    destination.flushSync = flushSync
  })
  return logTo(level, destination)
}

/** Each line by itself, as JSON: what is in it cannot end it. What is said while a request is answered names the request. */
export const logTo = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, mixin: () => ({ requestId: requestIds.getStore() }) }, destination)
