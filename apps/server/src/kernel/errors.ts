/** Every way a request may be refused. Anything else that goes wrong is a bug and says nothing to the caller. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'LIMIT_REACHED'
  | 'UNSUPPORTED_FILE'
  | 'TOO_LARGE'
  | 'CONFLICT'
  | 'AI_UNAVAILABLE'
  | 'unauthorized_client'

interface ErrorDetails {
  /** BAD_USER_INPUT: what is wrong, by field. */
  fields?: Record<string, string>
  /** RATE_LIMITED: seconds until another try. */
  retryAfter?: number
  /** LIMIT_REACHED: the feature whose allowance is used up. */
  featureKey?: string
}

/** A refusal that the caller may read: its message is shown to a person as it stands. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** Whoever asked has gone away. What was not done for them yet is not done, and nobody is there to be told. */
export class CallerGone extends Error {}

/** What this stands on gives no answer, such as a store of files that is down. Another try may do. */
export class Away extends Error {
  /** For who counts it. */
  readonly outcome: 'UNAVAILABLE' | 'AI_UNAVAILABLE' = 'UNAVAILABLE'
}

/** A kept file is not as it was written. */
export class DamagedFile extends Error {}

/** For where a file that is damaged is as good as lost. */
export function noneIfDamaged(error: unknown): null {
  if (error instanceof DamagedFile) return null
  throw error
}

export const notFound = () => new AppError('NOT_FOUND', 'Not found.')

/** In the place of what was looked for in vain. */
export function noSuch(): never {
  throw notFound()
}

export const badInput = (fields: Record<string, string>) =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Please check what you entered.', { fields })

/** What was found wrong, by field; nothing is no refusal. */
export function refuseProblems(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw badInput(problems)
}

/** The success-and-message answer of the contract: in it, a refusal that a person can cause is told, not thrown. */
export interface Outcome {
  success: boolean
  message: string
}

/** One line for whoever runs the server. What is tried at several addresses at once fails without a message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** Whether it has one of these codes. The query builder and others wrap what the database or the system said. */
export function failedWith(error: unknown, ...codes: string[]): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.some((code) => code === error.code)) return true
  return failedWith(error.cause, ...codes)
}

/** Whether it was for somebody whose account was deleted while this was on its way: nothing is kept for them any more. */
export function isAccountGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const constraint = 'constraint' in error ? String(error.constraint) : ''
  const isGone = constraint.endsWith('_user_id_fkey') || error.message === 'the account is gone'
  return (failedWith(error, '23503') && isGone) || isAccountGone(error.cause)
}

/** Whether nothing more could be kept: by the database (disk_full), or on a disk. */
export const isOutOfRoom = (error: unknown): boolean => failedWith(error, '53100', 'ENOSPC', 'EDQUOT', 'EROFS')

// The connection broke or could not be made, the server shuts down, starts up, or has no connection left.
const awayCodes = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '08000', '08003', '08006']
// The database's driver has no codes for what happens on the way to it.
const lostOnTheWay =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/

/** Whether what this stands on gave no answer: the database, the store of files. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isUnreachable = 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')
  if (error instanceof Away || isUnreachable || lostOnTheWay.test(error.message)) return true
  return failedWith(error, ...awayCodes) || isAway(error.cause)
}

/** For what may be left undone: what fails for want of room is told, and `instead` stands in its place. */
export const unlessOutOfRoom =
  <Result>(tell: () => void, instead: Result) =>
  (error: unknown): Result => {
    if (!isOutOfRoom(error)) throw error
    tell()
    return instead
  }

/** What the log may hold of a failure. Values stay out of it: they may be somebody's address, name or code. */
export function forLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { name, stack = '', cause } = error
  return {
    kind: name,
    ...(quotesValues(error) ? schemaFacts(error) : { message: withoutValues(error.message) }),
    at: stack.split('\n').filter((line) => line.startsWith('    at ')),
    ...(cause === undefined ? {} : { cause: forLog(cause) }),
  }
}

// The database, its query builder and the JSON parser put what they were given into their messages.
const quotesValues = (error: Error): boolean => 'severity' in error || 'params' in error || error instanceof SyntaxError

// A message may quote a whole request, and looking through it takes quadratic time.
const maxSearched = 2000

const withoutValues = (message: string) => message.slice(0, maxSearched).replace(/"(?:[^"\\]|\\.)*"|\S+@\S+/g, '…')

const schemaFacts = (error: object) =>
  Object.fromEntries(
    Object.entries(error).filter(([name]) => ['code', 'table', 'column', 'constraint', 'query'].includes(name)),
  )
