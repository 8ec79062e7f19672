import type { ResumeDocument } from '@bespeak/domain/resume/document.ts'
import { useEffect, useState } from 'react'
import { type Assessment, assess } from './assess.ts'

// The engine is asked when the hand rests.
const rest = 400

export interface Assessed {
  assessment: Assessment | null
  /** What it was held against. */
  advertisement: string
  isFailed: boolean
}

/** What the engine says of the resume as it is now, alone and against an advertisement. */
export function useAssessment(document: ResumeDocument, advertisement: string): Assessed {
  const [assessed, setAssessed] = useState<Assessed>({ assessment: null, advertisement: '', isFailed: false })
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      try {
        const assessment = await assess(document, advertisement)
        if (isWanted) setAssessed({ assessment, advertisement, isFailed: false })
      } catch {
        if (isWanted) setAssessed((before) => ({ ...before, isFailed: true }))
      }
    }
    const timer = setTimeout(ask, rest)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [document, advertisement])
  return assessed
}
