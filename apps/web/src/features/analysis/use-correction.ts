import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import { type Analysis, correctMutation } from '../../lib/resumes/analyses.ts'
import type { Row } from './rows.ts'
import * as texts from './texts.tsx'

type Measured = Pick<Analysis, 'id' | 'resumeId' | 'jobDescriptionId'>

export type Correct = ReturnType<typeof useCorrection>

/** What the person says of a row, sent. Where the resume or the ad changed, the analysis that answers is another one. */
export function useCorrection({ id, resumeId, jobDescriptionId }: Measured, row: Row) {
  const navigate = useNavigate()
  const { mutateAsync, isPending, error, variables, reset } = useMutation(correctMutation())
  const correct = async (correction: string | null, line: string | null = null) => {
    if (jobDescriptionId === null) return
    const made = await mutateAsync({ resumeId, jobDescriptionId, rowId: row.id, correction, line }).catch(() => null)
    if (made && made.id !== id) void navigate(paths.analyses({ id: String(made.id) }), { replace: true })
  }
  return {
    correct,
    reset,
    isPending,
    /** What is under way. */
    sent: isPending ? variables : undefined,
    problem: error && plainMessage(error, texts.notSaved),
  }
}
