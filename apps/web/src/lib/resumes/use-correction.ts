import { useMutation } from '@tanstack/react-query'
import { plainMessage } from '../graphql/plain-message.ts'
import * as texts from '../texts/resumes.ts'
import { useKept } from '../use-kept.ts'
import { type Analysis, correctMutation } from './analyses.ts'

type Measured = Pick<Analysis, 'id' | 'resumeId' | 'jobDescriptionId'>

/** What the person says of a row, sent. Where the resume or the ad changed, the analysis that answers is another one. */
export function useCorrection(
  { id, resumeId, jobDescriptionId }: Measured,
  row: { id: string },
  onOther: (made: Analysis) => void,
) {
  const { mutateAsync, isPending, error, variables, reset } = useMutation(correctMutation())
  const [line, setLine] = useKept(`line_for ${row.id}`, '')
  const correct = async (correction: string | null, line: string | null = null): Promise<boolean> => {
    if (jobDescriptionId === null) return false
    const given = { resumeId, jobDescriptionId, analysisId: id, rowId: row.id, correction, line }
    const made = await mutateAsync(given).catch(() => null)
    if (made && made.id !== id) onOther(made)
    return made !== null
  }
  return {
    correct,
    reset,
    isPending,
    /** What is under way. */
    sent: isPending ? variables : undefined,
    problem: error && plainMessage(error, texts.correctionNotSaved),
    line,
    setLine,
  }
}
