import type { Operation } from './operation.ts'
import { type RequestOptions, send } from './transport.ts'

export { isLimit, RequestError } from './request-error.ts'

/** Variables may be left out only where the operation has none that are required. */
export type RequestArguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions]

export function request<Result, Variables>(
  operation: Operation<Result, Variables>,
  ...[variables, options = {}]: RequestArguments<Variables>
): Promise<Result> {
  const body = JSON.stringify({ query: operation.text, variables: variables ?? {}, kwargs: {} })
  return send(operation, { body, headers: { 'content-type': 'application/json' } }, options)
}
