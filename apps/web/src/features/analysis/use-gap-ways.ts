import type { Analysis } from '../../lib/resumes/analyses.ts'
import { useChains } from '../../lib/resumes/use-chain.ts'
import type { Way } from '../../ui/requirements/gap-links.tsx'
import { isGap, missingRows, type Row } from './rows.ts'
import * as texts from './texts.tsx'

export type GapWays = (row: Row) => Way[]

/** What a gap leads to: what to say about it, and a plan where it can be learned. */
export function useGapWays(analysis: Analysis): GapWays {
  const chainOf = useChains({ jobId: analysis.jobDescriptionId, resumeId: analysis.resumeId })
  const missing = new Set(missingRows(analysis))
  return (row) => {
    if (!isGap(row)) return []
    const { talk, plan } = chainOf({ requirement: row.requirement })
    const told = talk.way && { ...talk.way, label: talk.done ? texts.whatToSay : texts.prepareWhatToSay }
    return [told, missing.has(row) ? plan.way : undefined].filter((way) => way !== undefined)
  }
}
