import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError, Away, CallerGone, isAway } from './errors.ts'

/**
 * Work that is counted, timed and traced. Its name is one of a list of ours, or a statement as it is written in the
 * source: never what somebody sent.
 */
export interface Work {
  kind: 'request' | 'operation' | 'statement' | 'job' | 'wait' | 'engine' | 'mail' | 'model'
  name: string
  requestId?: string
  /** The work that asked for it earlier, where that was traced. */
  after?: string | undefined
}

/** What is under way here, as W3C's Trace Context writes it; nothing where it is not traced. */
export const traced = new AsyncLocalStorage<string>()

/** Begins the work at once, and gives back what comes of it. `outcomeOf` says how it ended where it threw nothing. */
export type Watch = <Result>(
  work: Work,
  run: () => Promise<Result>,
  outcomeOf?: (result: Result) => string,
) => Promise<Result>

export const unwatched: Watch = (_, run) => run()

export const both =
  (outer: Watch, inner: Watch): Watch =>
  (work, run, outcomeOf) =>
    outer(work, () => inner(work, run, outcomeOf), outcomeOf)

/** A word of a closed list; `INTERNAL` is a bug. */
export function outcomeOfError(error: unknown): string {
  if (error instanceof AppError) return error.code
  if (error instanceof Away) return error.outcome
  if (error instanceof CallerGone) return 'gone'
  return isAway(error) ? 'UNAVAILABLE' : 'INTERNAL'
}
