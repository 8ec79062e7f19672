import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { jobInHand, usualChoices } from '../../lib/job-in-hand.ts'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionQuery } from '../../lib/resumes/job-descriptions.ts'
import { selectedTailored } from '../../lib/resumes/tailored.ts'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts.tsx'

export interface Goal {
  to: string
  /** Tailoring goes on with this job, or with this version. */
  jobId?: number | undefined
  versionId?: number | undefined
}

/** Hands over to the tailor screen what it is to go on with. */
export function useGo(): (goal: Goal) => (event: MouseEvent) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  async function tailorTo(id: number) {
    try {
      const job = await client.fetchQuery(jobDescriptionQuery(id))
      if (job) jobInHand.keep({ company: job.company ?? '', advertisement: job.description, options: usualChoices })
      void navigate(job ? paths.tailor() : paths.jobs())
    } catch {
      toast({ title: texts.jobNotOpened, description: texts.tryAgainPlease })
    }
  }
  return ({ jobId, versionId }) =>
    (event) => {
      if (versionId !== undefined) selectedTailored.keep(versionId)
      if (jobId === undefined) return
      event.preventDefault()
      void tailorTo(jobId)
    }
}
