import type { RequestContext } from '../../../kernel/context.ts'

const last = new WeakMap<RequestContext, Promise<unknown>>()

/**
 * What one request asks of many, done one after the other. All at once, a list of one's own would be more than one
 * person's share of the engine's queue, and be refused.
 */
export function inTurn<Result>(context: RequestContext, work: () => Promise<Result>): Promise<Result> {
  const mine = (last.get(context) ?? Promise.resolve()).then(work, work)
  last.set(context, mine)
  return mine
}
