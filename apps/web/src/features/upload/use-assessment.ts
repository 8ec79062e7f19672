import { useEffect, useState } from 'react'
import type { Assessment } from '../../lib/reading/assess.ts'
import { engine } from '../../lib/reading/engine.ts'
import { checkedOf, type Trial } from './trial.ts'

// While someone types, the resume is measured anew when the hand rests.
const rest = 400

const today = () => new Date().toISOString().slice(0, 10)

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
      return
    }
    let isWanted = true
    const { source, facts } = read
    setIsMeasuring(true)
    const timer = setTimeout(async () => {
      const result = await engine('assess', { document, source, facts, advertisement, today: today() }).catch(
        () => null,
      )
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
