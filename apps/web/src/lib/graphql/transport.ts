import { forgetRefused, usableToken } from '../session/token.ts'
import { endpointOf } from './endpoint.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { Operation } from './operation.ts'
import { errorEntries, parsedOrNull, RequestError } from './request-error.ts'

export interface RequestOptions {
  /** Only `false` is ever given: the tailored preview is not sent twice. */
  retry?: boolean
  signal?: AbortSignal
  /** The bearer to send instead of the stored one: signing out has removed that already. */
  token?: string
  /** Told which share of what is sent has gone out. */
  onSent?: (share: number) => void
}

export interface Message {
  body: BodyInit
  headers?: Record<string, string>
}

const retryDelay = 300

export async function send<Result, Variables>(
  operation: Operation<Result, Variables>,
  message: Message,
  options: RequestOptions,
): Promise<Result> {
  const endpoint = endpointOf(operation.service)
  const token = options.token ?? usableToken()
  const response = await fetchWithRetry(endpoint, initOf(message, token, options), options)
  try {
    return await readResult<Result>(response)
  } catch (failure) {
    if (failure instanceof RequestError && failure.code === 'UNAUTHENTICATED') forgetRefused(token)
    throw failure
  }
}

function initOf(message: Message, token: string | null, options: RequestOptions): RequestInit {
  return {
    method: 'POST',
    credentials: 'include',
    headers: { ...message.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: message.body,
    signal: options.signal ?? null,
  }
}

async function fetchWithRetry(endpoint: string, init: RequestInit, options: RequestOptions): Promise<Response> {
  const { onSent } = options
  try {
    return await (onSent ? fetchWithProgress(endpoint, init, onSent) : fetch(endpoint, init))
  } catch (failure) {
    if (options.signal?.aborted) throw failure
    if (options.retry === false) throw RequestError.network(failure)
  }
  await new Promise((resolve) => setTimeout(resolve, retryDelay))
  return fetchWithRetry(endpoint, init, { ...options, retry: false })
}

async function readResult<Result>(response: Response): Promise<Result> {
  const body = await response.text().catch((failure: unknown) => {
    throw RequestError.network(failure)
  })
  if (!response.ok) throw RequestError.status(response.status, body)

  const answer = parsedOrNull(body) as { data?: Result | null } | null
  const entries = errorEntries(answer)
  if (entries.length > 0) throw RequestError.errors(entries)
  if (answer?.data == null) throw RequestError.status(response.status, body)
  return answer.data
}
