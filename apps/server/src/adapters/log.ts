import pino, { type Logger } from 'pino'

// What waits to be written while it cannot be; beyond, lines are dropped.
const mostWaiting = 1024 * 1024

/** Written beside the requests, not in their way; what is left when the process exits is written then. */
export function createLog(level: string, fd = 2): Logger {
  const destination = pino.destination({ dest: fd, sync: false, maxLength: mostWaiting })
  // A disk that has no room for a line has none to say so either. Unheard, it would end the process.
  destination.on('error', () => undefined)
  return pino({ level, base: null }, destination)
}
