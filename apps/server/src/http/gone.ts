import type { FastifyReply } from 'fastify'
import { CallerGone } from '../kernel/errors.ts'

/** Called once the connection is closed, at once where it already is: a closed one says so only once. */
export function whenClosed({ raw }: FastifyReply, then: () => void) {
  if (raw.closed) then()
  else raw.once('close', then)
}

/** A connection that closes before the whole answer is written has nobody at its other end. */
export function goneWith(reply: FastifyReply): AbortSignal {
  const waiting = new AbortController()
  whenClosed(reply, () => {
    if (!reply.raw.writableFinished) waiting.abort(new CallerGone())
  })
  return waiting.signal
}
