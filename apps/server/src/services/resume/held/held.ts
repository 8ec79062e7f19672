import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import type { ResumePorts } from '../ports.ts'
import { countHeld, type Held } from './held.store.ts'

export type HeldHere = ReturnType<typeof createHeld>

export function createHeld({ sql }: ResumePorts) {
  return {
    /** What is kept for whoever asks, in figures. */
    async count(context: RequestContext): Promise<Held> {
      const viewer = signedIn(context)

      return countHeld(sql, viewer.userId)
    },
  }
}
