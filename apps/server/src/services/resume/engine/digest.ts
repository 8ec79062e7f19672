import { createHash } from 'node:crypto'

/** The same for the same request, and for no other. */
export const digestOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')

const soonMs = 30_000

/** The same request again since then is a double click or a retry, not a wish for another result. */
export const aMomentBefore = (now: Date) => new Date(now.getTime() - soonMs)
