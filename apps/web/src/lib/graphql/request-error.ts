import * as texts from '../texts/common.ts'

export interface ErrorEntry {
  message: string
  extensions?: { code?: string; fields?: Record<string, string>; retryAfter?: number }
}

interface Details {
  serverMessage: string
  code?: string | undefined
  fields?: Record<string, string> | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** `message` is exact for logs and callers; `serverMessage` is the plain text for people. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly serverMessage: string
  readonly code: string | undefined
  readonly fields: Record<string, string>
  readonly retryAfter: number | undefined

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause })
    this.serverMessage = details.serverMessage
    this.code = details.code
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
  }

  static network(cause: unknown): RequestError {
    const message = cause instanceof Error ? cause.message : String(cause)
    return new RequestError(message, { serverMessage: texts.unreachable, cause })
  }

  static status(status: number, body: string): RequestError {
    const first = errorEntries(parsedOrNull(body))[0]
    return new RequestError(`GraphQL request failed with status ${status}: ${body}`, detailsOf(first))
  }

  static errors(entries: readonly ErrorEntry[]): RequestError {
    return new RequestError(
      `GraphQL errors: ${entries.map((entry) => entry.message).join(', ')}`,
      detailsOf(entries[0]),
    )
  }
}

const detailsOf = (first: ErrorEntry | undefined): Details => ({
  serverMessage: first?.message ?? texts.noAnswer,
  ...first?.extensions,
})

export function parsedOrNull(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

export function errorEntries(answer: unknown): ErrorEntry[] {
  const errors = (answer as { errors?: unknown } | null)?.errors
  return Array.isArray(errors) ? errors : []
}

/** The plan has no more of it this month. */
export const isLimit = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.code === 'LIMIT_REACHED'
