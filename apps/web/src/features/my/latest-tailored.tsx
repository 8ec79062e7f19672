import { paths } from '../../lib/paths.ts'
import { MatchScore } from '../../ui/match-score.tsx'
import { Moment } from '../../ui/moment.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'
import type { DashboardData, LatestVersion } from './dashboard-query.ts'
import { FoldLine } from './fold-line.tsx'
import { isOfSample } from './sample.tsx'
import * as texts from './texts.tsx'
import { useGo } from './use-go.ts'
import { changeWords } from './version-words.ts'

export function LatestTailored({ data }: { data: DashboardData }) {
  const { latest, versions } = data
  const [newest] = latest
  return (
    <FoldLine
      title={texts.latestVersions}
      summary={newest ? texts.latestOf(newest.title, versions.length) : texts.noneYet}
    >
      {latest.length === 0 ? (
        <p className={styles.quiet}>
          {texts.noneTailored(<TextLink to={paths.tailor()}>{texts.tailorYours}</TextLink>)}
        </p>
      ) : (
        <ul className={styles.rows}>
          {latest.map((version) => (
            <Row key={version.id} version={version} isSample={isOfSample(data, version)} />
          ))}
        </ul>
      )}
      <p className={styles.links}>
        <TextLink to={paths.myResumes()}>{texts.myResumes}</TextLink>
      </p>
    </FoldLine>
  )
}

function Row({ version, isSample }: { version: LatestVersion; isSample: boolean }) {
  const go = useGo()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <TextLink to={paths.tailor()} onClick={go({ to: paths.tailor(), versionId: version.id })}>
          {version.title}
        </TextLink>{' '}
        {isSample && <SampleBadge />}
        <p className={styles.quiet}>
          <Moment at={version.createdAt} exact /> · {changeWords(version)} ·{' '}
          <TextLink to={paths.editCoverLetter(version.id)} aria-label={texts.coverLetterFor(version.title)}>
            {texts.coverLetter}
          </TextLink>
        </p>
      </div>
      <MatchScore score={version.matchScore} />
    </li>
  )
}
