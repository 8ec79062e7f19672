import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLiveEvents } from '../../lib/live/index.ts'
import { requestAnalysis } from '../../lib/resumes/analyses.ts'
import { keys } from '../../lib/resumes/keys.ts'
import { selectResumeQuietly } from '../../lib/resumes/resumes.ts'
import { refreshUsage } from '../../lib/usage.ts'
import { toast } from '../../ui/toast.ts'
import * as texts from './texts.tsx'

type Made = { id: number; jobDescription: string; jobDescriptionId: number }

/** Of which version, and why not. */
type Failed = { of: number; problem: Error }

/** The analysis that starts by itself after tailoring. That it cannot be started is told where its rows would stand. */
export function useAnalysisAfter() {
  const client = useQueryClient()
  const isStarting = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
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
  const analyse = async (resumeId: number, companyName: string, { id, jobDescription, jobDescriptionId }: Made) => {
    setRunning(true)
    setFailed(null)
    await selectResumeQuietly(resumeId)
    isStarting.current = true
    try {
      await requestAnalysis({ resumeId, jobDescription, companyName: companyName || null, jobDescriptionId })
      // Where no event came: it is there now.
      started()
      refreshUsage(client)
      await client.invalidateQueries({ queryKey: keys.analysesByResume() })
    } catch (failure) {
      isStarting.current = false
      setFailed({ of: id, problem: failure instanceof Error ? failure : new Error() })
    } finally {
      setRunning(false)
    }
  }
  return { analyse, isRunning, failed }
}
