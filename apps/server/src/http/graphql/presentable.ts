import { GraphQLError, type GraphQLErrorExtensions } from 'graphql'
import { loggedOut } from '../../kernel/access.ts'
import { AppError, CallerGone, isAccountGone, isAway, isOutOfRoom } from '../../kernel/errors.ts'
import { outcomeOfError } from '../../kernel/watch.ts'

export const apology = 'Something went wrong on our side. Please try again.'

export const noRoom = 'We have run out of space, so this could not be saved. Nothing was lost; please try again later.'

export const notThere = 'A part of our service does not answer right now. Please try again in a minute.'

const maxMessageLength = 500
// What is searched: a message quotes the caller's own text, which may be as long as a request.
const maxSearched = 2000
const maxPlace = 200

/** Whoever runs the server is told of what is no refusal. */
export interface Operator {
  /** A bug: told to the log with the request id, and to the caller as one sentence. */
  unexpected(error: unknown, requestId: string): void
  outOfRoom(): void
  /** What we stand on gave no answer: no bug of ours, and told to the caller as something that passes. */
  away(error: unknown, requestId: string): void
}

/** In a word of a closed list, for who counts them. */
export function codeOf(error: GraphQLError): string {
  const cause = rootCause(error)
  const isMistake = cause instanceof GraphQLError && isCallersMistake(error, cause)
  return isMistake ? 'BAD_USER_INPUT' : outcomeOfError(cause)
}

/** What the caller may read of an error: a refusal as it stands, their own mistakes, and of our bugs nothing. */
export function presentable(error: unknown, requestId: string, operator: Operator): GraphQLError {
  const cause = rootCause(error)
  if (cause instanceof AppError) return refusal(cause, error)
  if (error instanceof GraphQLError && cause instanceof GraphQLError && isCallersMistake(error, cause)) {
    return mistake(error)
  }
  if (isAccountGone(cause)) return refusal(loggedOut(), error)
  if (cause instanceof CallerGone) return ourFault(apology, requestId)
  if (isOutOfRoom(cause)) {
    operator.outOfRoom()
    return ourFault(noRoom, requestId)
  }
  if (isAway(cause)) {
    operator.away(cause, requestId)
    return ourFault(notThere, requestId)
  }
  operator.unexpected(cause, requestId)
  return ourFault(apology, requestId)
}

export const ourFault = (sentence: string, requestId: string) =>
  new GraphQLError(sentence, { extensions: { code: 'INTERNAL', requestId } })

function rootCause(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootCause(error.originalError) : error
}

/**
 * Parsing, validation and variables are judged before execution begins, where there is no path yet, and a wrong
 * argument names its place in the query. What else fails at a path is a value of ours that does not fit the schema.
 */
const isCallersMistake = (error: GraphQLError, cause: GraphQLError) => !error.path || cause.nodes !== undefined

function refusal(cause: AppError, error: unknown): GraphQLError {
  const path = error instanceof GraphQLError ? error.path : undefined
  return new GraphQLError(cause.message, { path, extensions: { code: cause.code, ...cause.details } })
}

/** What is wrong with the caller's own words. */
export function mistake(error: GraphQLError): GraphQLError {
  const { path, extensions } = error
  const http = httpOf(extensions)
  return new GraphQLError(withoutSuggestion(withoutValue(error)).slice(0, maxMessageLength), {
    path,
    extensions: { code: http?.status === 413 ? 'TOO_LARGE' : 'BAD_USER_INPUT', ...(http ? { http } : {}) },
  })
}

/** The status of an answer. With `spec`, it is only told to a client that knows the newer media type; others get 200. */
function httpOf({ http, code }: GraphQLErrorExtensions): { status?: number; spec?: boolean } | undefined {
  if (typeof http !== 'object' || http === null) return undefined
  // Variables that do not fit are part of a proper request, as a wrong query is.
  return code === undefined ? { ...http, spec: true } : http
}

/** A value may be a password or a code, and answers are kept in many places. The field that it was sent for is named. */
function withoutValue({ message, originalError }: GraphQLError): string {
  const [, variable] = /^(Variable "\$\w+") got invalid value /.exec(message) ?? []
  if (!variable || !originalError) return plainReason(message)
  const quoted = message.slice(0, -`; ${originalError.message}`.length)
  // Behind the value, in which a quotation mark is never bare.
  const [place = ''] = / at "[\w.[\]]+"$/.exec(quoted.slice(-maxPlace)) ?? []
  return `${variable} does not fit${place}: ${plainReason(originalError.message)}`
}

const quotations: [RegExp, string][] = [
  [/^([^:]+ cannot represent [^:]+): .*$/s, '$1.'],
  [/^Value ".*" does not exist in ("\w+" enum\.)/s, 'There is no such value in $1'],
  [/^(Expected value of type "[^"]+"), found .*$/s, '$1.'],
  [/^(Argument "\w+" has) invalid value .*$/s, '$1 an invalid value.'],
  [/^(Syntax Error: .*?\b(?:String|BlockString|Int|Float)) ".*$/s, '$1.'],
]

const plainReason = (reason: string) =>
  quotations.reduce((text, [quotation, plain]) => text.replace(quotation, plain), reason.slice(0, maxSearched))

/** "Did you mean …?" would name what the caller cannot see. It may be cut off, and is gone then as well. */
const withoutSuggestion = (message: string) => message.replace(/ ?Did you mean [^?]*(?:\?|$)/g, '')
