import { RequestError } from './request-error.ts'

/** What went wrong, in words for people. */
export function plainMessage(thrown: unknown, fallback = ''): string {
  if (thrown instanceof RequestError) return thrown.serverMessage || fallback
  return (thrown instanceof Error && thrown.message) || fallback
}
