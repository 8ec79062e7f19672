import { shownScore } from '@bespeak/domain/match/verdict.ts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { selectedTailored, tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'

/** Where a version was cut for this job: that it is not what was measured, what it comes to, and the way there. */
export function MeasuredText({ analysis: { resumeId, jobDescriptionId } }: { analysis: Analysis }) {
  const { data: versions = [] } = useQuery(tailoredByResumeQuery(resumeId))
  const [newest] = versions
    .filter((version) => jobDescriptionId !== null && version.jobDescriptionId === jobDescriptionId)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (!newest) return null
  return (
    <p className={styles.measured}>
      Measured here: your resume itself, not the version that was cut for this job.{' '}
      {newest.matchScore !== null && `That one comes to ${shownScore(newest.matchScore)}. `}
      <TextLink to={paths.tailor()} onClick={() => selectedTailored.keep(newest.id)}>
        Open the tailored version
      </TextLink>
    </p>
  )
}
