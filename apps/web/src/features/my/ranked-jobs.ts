import { queryOptions } from '@tanstack/react-query'
import { type OperationResult, resume } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { unlessGone } from '../../lib/graphql/unless-gone.ts'
import { keys } from '../../lib/resumes/keys.ts'
import { mostJobs } from './dashboard-query.ts'

const operation = resume(`
  query RankedJobs($resumeId: Int) {
    rankedJobs(resumeId: $resumeId, limit: ${mostJobs}) {
      resumeId measured total
      jobs {
        jobDescriptionId title matchScore dealbreaker shown asked missing measuredAt tailoredResumeId
      }
    }
  }
`)
const newestOperation = resume(`query NewestResume { newest: resumes(limit: 1) { id } }`)

export type RankedJobs = OperationResult<typeof operation>['rankedJobs']
export type RankedJob = RankedJobs['jobs'][number]

const rankedFor = (resumeId: number | null, signal: AbortSignal) =>
  unlessGone(request(operation, { resumeId }, { signal }).then(({ rankedJobs }) => rankedJobs))

/** For the selected resume, else for the newest; null where there is none. */
async function readRanked(signal: AbortSignal): Promise<RankedJobs | null> {
  const ranked = await rankedFor(null, signal)
  if (ranked) return ranked
  const [newest] = (await request(newestOperation, {}, { signal })).newest
  return newest ? rankedFor(newest.id, signal) : null
}

const soon = 1000
const latest = 10_000

/** Asked again, less and less often, until every job is measured. */
export const rankedJobsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: keys.rankedJobs(userId ?? 0),
    queryFn: ({ signal }) => readRanked(signal),
    enabled: userId !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && data.measured < data.total ? Math.min(latest, soon * dataUpdateCount) : false,
  })
