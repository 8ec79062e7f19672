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
import * as texts from './texts.tsx'

/** What the score is of, where that is not plain; the newest version for this job, and the way there. */
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
        {texts.openVersion(versionNumber(versions, newest.id))}
      </TextLink>
      <OpenQuestions versionId={newest.id} />
    </p>
  )
}

function measuredWords(
  { tailoredResumeId, matchScore, shownScoreBefore, createdAt }: Analysis,
  versions: readonly TailoredOfResume[],
  newest: TailoredOfResume | undefined,
): string {
  if (shownScoreBefore === null) {
    if (!newest) return ''
    return texts.ofResume(versionNumber(versions, newest.id))
  }
  if (!versions.some(({ id }) => id === tailoredResumeId)) return texts.versionDeleted
  if (!newest) return ''
  if (newest.id !== tailoredResumeId) return texts.newer(versionNumber(versions, newest.id))
  // A letter that is written to it, or its look, changes the version as well, and nothing of what was measured.
  return newest.updatedAt > createdAt && newest.matchScore !== matchScore ? texts.versionChanged : ''
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
        {texts.questionsOpen(open)}
      </TextLink>
    </>
  )
}
