import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { ResumePorts } from '../ports.ts'
import { countHoldings, type Holdings } from './holdings.store.ts'

export type CountedHoldings = ReturnType<typeof createHoldings>

export function createHoldings({ sql }: ResumePorts) {
  return {
    /** What is kept for whoever asks, in figures. */
    async count(context: RequestContext): Promise<Holdings> {
      const viewer = signedIn(context)

      return countHoldings(sql, viewer.userId)
    },
  }
}
