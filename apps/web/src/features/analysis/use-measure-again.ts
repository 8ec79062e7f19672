import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type Analysis, analyzeMutation } from '../../lib/resumes/analyses.ts'

/** The same resume and job once more, with what was told since: the new report takes the place of this one. */
export function useMeasureAgain(analysis: Analysis) {
  const navigate = useNavigate()
  const { mutate, isPending, error: problem } = useMutation(analyzeMutation())
  const { resumeId, jobDescription, jobDescriptionId, companyName, shownScoreBefore, matchScore } = analysis
  const measure = () =>
    mutate(
      {
        ...{ resumeId, jobDescription, jobDescriptionId, companyName },
        subject: shownScoreBefore === null ? 'resume' : 'newest',
      },
      {
        onSuccess: ({ id }) =>
          void navigate(paths.analyses({ id: String(id) }), { state: { before: roundedScore(matchScore) } }),
      },
    )
  return { measure, isPending, problem }
}

/** What was brought before it was measured again on this page. */
export function useScoreBefore(): number | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('before' in state)) return null
  return typeof state.before === 'number' ? state.before : null
}
