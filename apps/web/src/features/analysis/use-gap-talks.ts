import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { guidesQuery } from '../../lib/resumes/guides.ts'

/** Where to read what to say about a gap: in the guide for this job, or where one is made. Nowhere without a saved job. */
export function useGapTalks({ jobDescriptionId }: Pick<Analysis, 'jobDescriptionId'>) {
  const { data: guides } = useQuery({ ...guidesQuery(), enabled: jobDescriptionId !== null })
  return (gap: string): string | null => {
    if (jobDescriptionId === null || !guides) return null
    const guide = guides.find((it) => it.jobDescriptionId === jobDescriptionId)
    return guide
      ? paths.interviewGuide(guide.id, { gap })
      : paths.createInterviewGuide({ job: String(jobDescriptionId), gap })
  }
}
