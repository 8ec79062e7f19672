import { queryOptions } from '@tanstack/react-query'
import { type OperationResult, resume } from '../../lib/graphql/operation.ts'
import { request } from '../../lib/graphql/request.ts'
import { keys } from '../../lib/resumes/keys.ts'

const page = 'id title isSample updatedAt atsReport { checks { id title status detail fix } }' as const

/** As many as come at once; who has more sees the newest. */
export const mostJobs = 500

const operation = resume(`
  query Dashboard($userId: Int!) {
    selectedResume { ${page} }
    newest: resumes(limit: 1) { ${page} }
    jobDescriptions(userId: $userId, limit: ${mostJobs}) {
      id title company location isSample stage appliedOn deadline followUpOn interviewOn interviewTime createdAt
    }
    latest: tailoredResumes(limit: 4) {
      id title jobAdvertisingCompany jobDescriptionId originalResumeId matchScore createdAt updatedAt
      edits { kind undone } gaps { answered }
    }
    tailoredResumes(limit: ${mostJobs}) {
      id title jobAdvertisingCompany jobDescriptionId originalResumeId matchScore matchScoreCeiling engineVersion createdAt
    }
    interviewGuides { id jobDescriptionId questionCount practisedCount }
    skillDevelopmentPlans(userId: $userId) {
      id endsOn finishedAt updatedAt skill { name } steps { id description estimatedTimeInHours completedAt }
    }
    skillTip { reason skill { name } }
  }
`)

type Answer = OperationResult<typeof operation>

export type DashboardJob = Answer['jobDescriptions'][number]
type DashboardResume = Answer['newest'][number]
export type LatestVersion = Answer['latest'][number]
export type Version = Answer['tailoredResumes'][number]
type DashboardGuide = Answer['interviewGuides'][number]
export type DashboardPlan = Answer['skillDevelopmentPlans'][number]
export type SkillTip = NonNullable<Answer['skillTip']>

export interface DashboardData {
  /** The selected one, else the one that was changed last. */
  resume: DashboardResume | null
  jobs: readonly DashboardJob[]
  /** The four that were worked on last, with what was changed and what is still asked. */
  latest: readonly LatestVersion[]
  versions: readonly Version[]
  guides: readonly DashboardGuide[]
  plans: readonly DashboardPlan[]
  tip: SkillTip | null
}

async function readDashboard(userId: number, signal: AbortSignal): Promise<DashboardData> {
  const answer = await request(operation, { userId }, { signal })
  return {
    resume: answer.selectedResume ?? answer.newest[0] ?? null,
    jobs: answer.jobDescriptions,
    latest: answer.latest,
    versions: answer.tailoredResumes,
    guides: answer.interviewGuides,
    plans: answer.skillDevelopmentPlans,
    tip: answer.skillTip,
  }
}

/** All of the page at once: one question, and nothing on it moves when a second answer comes. Asked by each visit. */
export const dashboardQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: keys.dashboard(userId ?? 0),
    queryFn: ({ signal }) => readDashboard(userId ?? 0, signal),
    enabled: userId !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  })
