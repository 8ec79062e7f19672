import { AppError, CallerGone } from './errors.ts'

/**
 * Work that is counted, timed and traced. Its name is one of a list of ours, or a statement as it is written in the
 * source: never what somebody sent.
 */
export interface Work {
  kind: 'request' | 'operation' | 'statement' | 'job' | 'wait' | 'engine' | 'mail' | 'model'
  name: string
  requestId?: string
}

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

/** A word of a closed list; `INTERNAL` is a bug, or something outside that failed. */
export function outcomeOfError(error: unknown): string {
  if (error instanceof AppError) return error.code
  return error instanceof CallerGone ? 'gone' : 'INTERNAL'
}
