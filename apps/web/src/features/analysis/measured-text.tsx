import { roundedScore } from '@bespeak/domain/match/verdict.ts'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import type { Analysis } from '../../lib/resumes/analyses.ts'
import {
  selectedTailored,
  type TailoredOfResume,
  tailoredByResumeQuery,
  tailoredResumeQuery,
} from '../../lib/resumes/tailored.ts'
import { versionNumber } from '../../lib/resumes/version-number.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'

/** What was measured, where that is not plain; the newest version that was cut for this job, and the way there. */
export function MeasuredText({ analysis }: { analysis: Analysis }) {
  const { resumeId, jobDescriptionId } = analysis
  const { data: versions } = useQuery(tailoredByResumeQuery(resumeId))
  if (!versions) return null
  const [newest] = versions
    .filter((version) => jobDescriptionId !== null && version.jobDescriptionId === jobDescriptionId)
    .toSorted((a, b) => b.id - a.id)
  const words = measuredWords(analysis, versions, newest)
  if (!newest) return words === '' ? null : <p className={styles.measured}>{words}</p>
  return (
    <p className={styles.measured}>
      {words}{' '}
      <TextLink to={paths.tailor()} onClick={() => selectedTailored.keep(newest.id)}>
        Open version {versionNumber(versions, newest.id)}
      </TextLink>
      <OpenQuestions versionId={newest.id} />
    </p>
  )
}

function measuredWords(
  { tailoredResumeId, shownScoreBefore, createdAt }: Analysis,
  versions: readonly TailoredOfResume[],
  newest: TailoredOfResume | undefined,
): string {
  const number = newest ? versionNumber(versions, newest.id) : null
  if (shownScoreBefore === null) {
    if (!newest) return ''
    const { shownScore } = newest
    const cut = shownScore === null ? ' was cut for this job' : `, cut for this job, shows ${roundedScore(shownScore)}`
    return `Measured here: your resume as you wrote it. Version ${number}${cut}.`
  }
  if (!versions.some(({ id }) => id === tailoredResumeId)) return 'The version that was measured here is deleted.'
  if (!newest) return ''
  if (newest.id !== tailoredResumeId) return `Version ${number} is newer than this analysis.`
  return newest.updatedAt > createdAt ? 'This version was changed after this analysis.' : ''
}

/** What only the person knows, asked where they can answer. */
function OpenQuestions({ versionId }: { versionId: number }) {
  const { data: version } = useQuery(tailoredResumeQuery(versionId))
  const open = version?.gaps.filter(({ answered }) => !answered).length ?? 0
  if (open === 0) return null
  return (
    <>
      {' · '}
      <TextLink to={paths.tailorQuestions()} onClick={() => selectedTailored.keep(versionId)}>
        {open === 1 ? '1 question open' : `${open} questions open`}
      </TextLink>
    </>
  )
}
