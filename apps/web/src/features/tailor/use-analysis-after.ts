import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLiveEvents } from '../../lib/live/index.ts'
import { requestAnalysis } from '../../lib/resumes/analyses.ts'
import { keys } from '../../lib/resumes/keys.ts'
import { selectResumeQuietly } from '../../lib/resumes/resumes.ts'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts.tsx'

type Made = { jobDescription: string; jobDescriptionId: number }

/** The analysis that starts by itself after tailoring. That it cannot be started is nobody's trouble now. */
export function useAnalysisAfter() {
  const client = useQueryClient()
  const isStarting = useRef(false)
  const started = () => {
    if (!isStarting.current) return
    isStarting.current = false
    toast({
      title: texts.analysisStarted,
      description: texts.analysisComes,
    })
  }
  useLiveEvents(
    ({ event, data }) => {
      if (event === 'progress' && data.operation === 'analyzeJobMatch') started()
    },
    { whileHidden: false },
  )
  return async (resumeId: number, companyName: string, { jobDescription, jobDescriptionId }: Made) => {
    await selectResumeQuietly(resumeId)
    isStarting.current = true
    try {
      await requestAnalysis({ resumeId, jobDescription, companyName: companyName || null, jobDescriptionId })
      // Where no event came: it is there now.
      started()
      await client.invalidateQueries({ queryKey: keys.analysesByResume() })
    } catch {
      isStarting.current = false
    }
  }
}
