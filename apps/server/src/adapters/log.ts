import pino, { type Logger } from 'pino'

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
  return pino({ level, base: null }, destination)
}
