import { isClosed } from '@bespeak/domain/applications/stages.ts'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MatchScore } from '../../ui/match-score.tsx'
import { SampleBadge } from '../../ui/sample.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { type DashboardData, type DashboardJob, mostJobs, type Version } from './dashboard-query.ts'
import { jobTitle, stageOf } from './stages.ts'
import * as texts from './texts.tsx'
import styles from './your-jobs.module.css'

export const mostListed = 5

/** Those that are not over, and the match with each. */
export function YourJobs({ data: { jobs, versions } }: { data: DashboardData }) {
  const open = jobs.filter(({ stage }) => !isClosed(stage))
  const shown = (open.length > 0 ? open : jobs).slice(0, mostListed)
  return (
    <Card title={texts.yourJobs} padded={false} actions={<AllJobs count={jobs.length} />}>
      {jobs.length === 0 ? (
        <div className={styles.none}>
          <p>{texts.yourJobsLead}</p>
          <ButtonLink variant="line" to={paths.jobs({ add: '' })}>
            {texts.addAJob}
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className={styles.head} aria-hidden="true">
            <span />
            <span>{texts.match}</span>
          </p>
          <ul className={styles.rows}>
            {shown.map((job) => (
              <Row key={job.id} job={job} version={versions.find((it) => it.jobDescriptionId === job.id)} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const AllJobs = ({ count }: { count: number }) =>
  count > 0 && (
    <TextLink to={paths.jobs()}>
      {count === 1 ? texts.openJobs : count < mostJobs ? texts.allCounted(count) : texts.allJobs}
    </TextLink>
  )

function Row({ job, version }: { job: DashboardJob; version: Version | undefined }) {
  const { label, tone } = stageOf(job.stage)
  return (
    <li>
      <Link className={styles.row} to={paths.jobs({ job: String(job.id) })}>
        <span className={styles.name}>
          <b>{jobTitle(job)}</b>
          <span className={styles.company}>{job.company}</span>
          {job.isSample && <SampleBadge />}
        </span>
        <Match version={version} />
        <span className={styles.stage}>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <ChevronRight className={styles.chevron} size={18} strokeWidth={1.5} aria-hidden="true" />
      </Link>
    </li>
  )
}

function Match({ version }: { version: Version | undefined }) {
  if (!version) return <span className={styles.company}>{texts.notTailored}</span>
  if (version.matchScore === null) return <span />
  return <MatchScore score={version.matchScore} />
}
