/** Every way a request may be refused. Anything else that goes wrong is a bug and says nothing to the caller. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'LIMIT_REACHED',
  'UNSUPPORTED_FILE',
  'TOO_LARGE',
  'CONFLICT',
  'AI_UNAVAILABLE',
  'unauthorized_client',
] as const

export type ErrorCode = (typeof errorCodes)[number]

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

export const notFound = () => new AppError('NOT_FOUND', 'Not found.')

export const badInput = (fields: Record<string, string>) =>
  new AppError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Please check what you entered.', { fields })
