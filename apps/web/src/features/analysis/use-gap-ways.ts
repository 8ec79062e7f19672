import type { Analysis } from '../../lib/resumes/analyses.ts'
import { useChains } from '../../lib/resumes/use-chain.ts'
import { missingRows, type Row } from './ledger-groups.ts'
import * as texts from './texts.tsx'

export interface Way {
  to: string
  label: string
}

export type GapWays = (row: Row) => Way[]

/** What an interviewer would ask about; the rest of the ledger weighs words and the whole. */
const talkedAbout = new Set(['skill', 'experience', 'years', 'degree', 'certificate', 'language'])

/** What a missing skill leads to by one click each: its talk and its plan. Other gaps can be talked about alone. */
export function useGapWays(analysis: Analysis): GapWays {
  const chainOf = useChains({ jobId: analysis.jobDescriptionId, resumeId: analysis.resumeId })
  const missing = new Set(missingRows(analysis))
  return (row) => {
    if (row.status !== 'not-shown' || row.subScore === 'keyword' || !talkedAbout.has(row.kind)) return []
    const { talk, plan } = chainOf({ requirement: row.requirement })
    const told = talk.way && { ...talk.way, label: talk.done ? texts.whatToSay : texts.prepareWhatToSay }
    return [told, missing.has(row) ? plan.way : undefined].filter((way) => way !== undefined)
  }
}
