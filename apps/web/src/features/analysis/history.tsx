import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { type Analysis, analysesByResumeQuery, scoreOf } from '../../lib/resumes/analyses.ts'
import { tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'
import { subjectWords } from '../../lib/resumes/version-number.ts'
import { FoldCard } from '../../ui/fold-card.tsx'
import { MatchScore } from '../../ui/match-score.tsx'
import { Moment } from '../../ui/moment.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

/** The same resume against the same job, over time. What another engine said is told apart: it moved by itself. */
export function History({ analysis }: { analysis: Analysis }) {
  const { data = [] } = useQuery(analysesByResumeQuery(analysis.resumeId))
  const { data: versions = [] } = useQuery(tailoredByResumeQuery(analysis.resumeId))
  const ofJob = data.filter(
    ({ jobDescriptionId }) => jobDescriptionId !== null && jobDescriptionId === analysis.jobDescriptionId,
  )
  const same = ofJob
    .filter(({ engineVersion }) => engineVersion === analysis.engineVersion)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const others = ofJob.length - same.length
  return (
    <FoldCard id="history" title={texts.history} summary={texts.analysisCount(ofJob.length)}>
      {same.length < 2 ? (
        <p className={styles.quiet}>{texts.noHistory}</p>
      ) : (
        <ul className={styles.rows}>
          {same.map((other) => (
            <li key={other.id} className={styles.row}>
              <span className={styles.grow}>
                <Moment at={other.createdAt} exact />, {subjectWords(other, versions)}{' '}
                {other.id === analysis.id ? (
                  texts.thisOne
                ) : (
                  <TextLink to={paths.analyses({ id: String(analysis.id), with: String(other.id) })}>
                    {texts.compare}
                  </TextLink>
                )}
              </span>
              <MatchScore score={scoreOf(other)} className={styles.score} />
            </li>
          ))}
        </ul>
      )}
      {others > 0 && <p className={styles.quiet}>{texts.otherEngine(others)}</p>}
    </FoldCard>
  )
}
