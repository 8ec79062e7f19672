import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { removeFilesSoon } from '../../../kernel/loose-files.ts'
import type { ResumePorts } from '../ports.ts'
import { lockUser, selectSomething } from '../resumes/resumes.store.ts'
import { removeSampleOf } from './sample.store.ts'

export type Sample = ReturnType<typeof createSample>

/** A resume and a job that are marked as a sample when they are made: to be tried, and gone at once. */
export function createSample({ sql, jobs }: ResumePorts) {
  return {
    /** Right also where there is none any more. */
    async remove(context: RequestContext): Promise<boolean> {
      const viewer = signedIn(context)

      return sql.transaction(async (tx) => {
        await lockUser(tx, viewer.userId)
        await removeSampleOf(tx, viewer.userId)
        await selectSomething(tx, viewer.userId)
        await removeFilesSoon(tx, jobs)
        return true
      })
    },
  }
}
