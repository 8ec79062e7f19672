import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DevelopmentPlan } from '../../lib/resumes/plans.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { skillDemandQuery } from '../../lib/resumes/skills.ts'
import { useAuth } from '../../lib/session/index.ts'
import { localStore } from '../../lib/storage.ts'

const key = (planId: number) => `plan_job_${planId}`

/** The job that a plan is for: the one it was begun for, else the first that asks for its skill; and how many more ask. */
export function usePlanJob({ id, skillId }: DevelopmentPlan, asked: number | null) {
  const { user } = useAuth()
  const { data: demand = [] } = useQuery(skillDemandQuery(user?.id))
  useEffect(() => {
    if (asked !== null) localStore.write(key(id), String(asked))
  }, [id, asked])
  const asking = demand.find((it) => it.skillId === skillId)?.jobDescriptionIds ?? []
  const jobId = asked ?? resumeIdFrom(localStore.read(key(id))) ?? asking[0] ?? null
  return { jobId, more: asking.filter((it) => it !== jobId).length }
}
