import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard-query.ts'

export function CurrentResume({ data: { resume, versions } }: { data: DashboardData }) {
  return (
    <Card title="Current resume">
      {resume === null ? (
        <p className={styles.quiet}>
          None yet. <TextLink to={paths.createResume()}>Upload or write one</TextLink>: it takes a few minutes.
        </p>
      ) : (
        <>
          <p className={styles.name}>
            {resume.title} {resume.isSample && <SampleBadge />}
          </p>
          <p className={styles.quiet}>
            Saved <Moment at={resume.updatedAt} />.{' '}
            {countWords(versions.filter(({ originalResumeId }) => originalResumeId === resume.id).length)}
          </p>
          <p className={styles.links}>
            <TextLink to={paths.resume(resume.id)}>Open</TextLink>
            <TextLink to={paths.editResume(resume.id)}>Edit</TextLink>
            <TextLink to={paths.resume(resume.id)}>{checkWords(resume.atsReport.checks)}</TextLink>
          </p>
        </>
      )}
    </Card>
  )
}

const countWords = (count: number) =>
  count === 0 ? 'No tailored version yet.' : `${count} tailored version${count === 1 ? '' : 's'}.`

function checkWords(checks: readonly { status: string }[]): string {
  const toFix = checks.filter(({ status }) => status === 'fail' || status === 'warn').length
  return toFix === 0 ? 'ATS check: all good' : `ATS check: ${toFix} to look at`
}
