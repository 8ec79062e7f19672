import { paths } from '../../lib/paths.ts'
import { Moment } from '../../ui/moment.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard-query.ts'
import { FoldLine } from './fold-line.tsx'
import * as texts from './texts.tsx'

export function CurrentResume({ data: { resume, versions } }: { data: DashboardData }) {
  return (
    <FoldLine title={texts.currentResume} summary={resume?.title ?? texts.noneYet}>
      {resume === null ? (
        <p className={styles.quiet}>
          {texts.noResume(<TextLink to={paths.createResume()}>{texts.uploadOrWrite}</TextLink>)}
        </p>
      ) : (
        <>
          <p className={styles.name}>
            {resume.title} {resume.isSample && <SampleBadge />}
          </p>
          <p className={styles.quiet}>
            {texts.resumeSaved(<Moment at={resume.updatedAt} />)}{' '}
            {texts.tailoredCount(versions.filter(({ originalResumeId }) => originalResumeId === resume.id).length)}
          </p>
          <p className={styles.links}>
            <TextLink to={paths.resume(resume.id)}>{texts.open}</TextLink>
            <TextLink to={paths.editResume(resume.id)}>{texts.edit}</TextLink>
            <TextLink to={paths.resume(resume.id)}>{checkWords(resume.atsReport.checks)}</TextLink>
          </p>
        </>
      )}
    </FoldLine>
  )
}

function checkWords(checks: readonly { status: string }[]): string {
  return texts.atsCheck(checks.filter(({ status }) => status === 'fail' || status === 'warn').length)
}
