import { useEffect, useState } from 'react'
import type { Assessment } from '../../lib/reading/assess.ts'
import { engine } from '../../lib/reading/engine.ts'
import { checkedOf, type Trial } from './trial.ts'

// While someone types, the resume is measured anew when the hand rests.
const rest = 400

/** The day where the person is. Without `lib/days.ts`, whose names of months this page would load for nothing. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** The resume measured here, in the browser, against the job as far as it is there. */
export function useAssessment({ resume, advertisement }: Pick<Trial, 'resume' | 'advertisement'>) {
  const [assessment, setAssessment] = useState<Assessment | null>(null)
  const [isMeasuring, setIsMeasuring] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const read = resume?.read ?? null
  const document = resume && checkedOf(resume).document

  useEffect(() => {
    if (read === null || document === null) {
      setAssessment(null)
      setIsMeasuring(false)
      setHasFailed(false)
      return
    }
    let isWanted = true
    const { source, facts } = read
    setIsMeasuring(true)
    const timer = setTimeout(async () => {
      const asked = { document, source, facts, advertisement, today: today() }
      const result = await engine('assess', asked).catch(() => null)
      if (!isWanted) return
      setIsMeasuring(false)
      setHasFailed(result === null)
      if (result) setAssessment(result)
    }, rest)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [read, document, advertisement])

  return { assessment, isMeasuring, hasFailed }
}
