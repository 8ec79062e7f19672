import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RequestError } from '../../lib/graphql/request.ts'
import { jobDescriptionQuery } from '../../lib/resumes/job-descriptions.ts'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { skillDemandQuery } from '../../lib/resumes/skills.ts'
import { useAuth } from '../../lib/session/index.ts'
import { localStore } from '../../lib/storage.ts'

const key = (planId: number) => `plan_job_${planId}`

/** The job that a plan is for: the one it was begun for while that is there, else the first that asks for its skill; and how many more ask. */
export function usePlanJob({ id, skillId }: DevelopmentPlan, asked: number | null) {
  const { user } = useAuth()
  const { data: demand = [] } = useQuery(skillDemandQuery(user?.id))
  useEffect(() => {
    if (asked !== null) localStore.write(key(id), String(asked))
  }, [id, asked])
  const begunFor = asked ?? resumeIdFrom(localStore.read(key(id)))
  const { data: job, error } = useQuery(jobDescriptionQuery(begunFor))
  const isGone = job === null || (error instanceof RequestError && error.code === 'NOT_FOUND')
  const asks = demand.find((it) => it.skillId === skillId)?.jobDescriptionIds ?? []
  const asking = isGone ? asks.filter((it) => it !== begunFor) : asks
  const jobId = (isGone ? null : begunFor) ?? asking[0] ?? null
  return { jobId, more: asking.filter((it) => it !== jobId).length }
}
