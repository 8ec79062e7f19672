import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import { selectedTailored, tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'
import { versionNumber } from '../../lib/resumes/version-number.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'

/** The version that was measured, or the newest that was cut for this job and was not; and the way there. */
export function MeasuredText({ analysis }: { analysis: Analysis }) {
  const { resumeId, jobDescriptionId, tailoredResumeId, createdAt } = analysis
  const { data: versions = [] } = useQuery(tailoredByResumeQuery(resumeId))
  const [newest] = versions
    .filter((version) => jobDescriptionId !== null && version.jobDescriptionId === jobDescriptionId)
    .toSorted((a, b) => b.id - a.id)
  if (!newest) return null
  const number = versionNumber(versions, newest.id)
  const open = (
    <TextLink to={paths.tailor()} onClick={() => selectedTailored.keep(newest.id)}>
      Open version {number}
    </TextLink>
  )
  if (tailoredResumeId === null)
    return (
      <p className={styles.measured}>
        Measured here: your resume as you wrote it. Version {number}, cut for this job
        {newest.shownScore !== null && `, shows ${roundedScore(newest.shownScore)}`}. {open}
      </p>
    )
  const isOther = newest.id !== tailoredResumeId
  if (!isOther && newest.updatedAt <= createdAt) return <p className={styles.measured}>{open}</p>
  return (
    <p className={styles.measured}>
      {isOther ? `Version ${number} is newer than this analysis.` : 'This version was changed after this analysis.'}{' '}
      {open}
    </p>
  )
}
