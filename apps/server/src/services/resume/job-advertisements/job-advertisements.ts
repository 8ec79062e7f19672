import type { JobPage } from '@bespeak/domain/job/read-page.ts'
import { signedIn } from '../../../kernel/access.ts'
import type { RequestContext } from '../../../kernel/context.ts'
import { AppError, badInput } from '../../../kernel/errors.ts'
import { askerOf } from '../engine/asker.ts'
import type { ResumePorts } from '../ports.ts'

export type JobAdvertisements = ReturnType<typeof createJobAdvertisements>

const fetchesByUser = { name: 'job-pages-by-user', points: 60, seconds: 60 * 60 }

export function createJobAdvertisements({ webPages, limits, engine }: ResumePorts) {
  return {
    /** What cannot be fetched, must not be, or says nothing gets one answer, so that nobody learns which it was. */
    async fetch(context: RequestContext, url: string): Promise<JobPage> {
      const viewer = signedIn(context)

      const taken = await limits.take(fetchesByUser, `user ${viewer.userId}`)
      if (!taken.allowed) {
        throw new AppError('RATE_LIMITED', 'That was a lot of pages. Please wait a while, or paste the text.', {
          retryAfter: taken.retryAfter,
        })
      }

      const html = await webPages.fetch(url)
      const page = html === null ? null : await engine(askerOf(context), 'readJobPage', html)
      if (!page?.text) throw badInput({ url: 'This page could not be read. Please copy and paste the job ad text.' })
      return page
    },
  }
}
