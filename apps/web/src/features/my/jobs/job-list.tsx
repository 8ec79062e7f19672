import type { RefObject } from 'react'
import { shortDay } from '../../../lib/days.ts'
import { paths } from '../../../lib/paths.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { SampleBadge } from '../../../ui/sample.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { jobTitle, stageOf } from '../stages.ts'
import * as texts from '../texts.tsx'
import { JobDates } from './job-dates.tsx'
import { JobMenu } from './job-menu.tsx'
import styles from './jobs.module.css'

type JobListProps = {
  jobs: JobDescription[]
  rows: RefObject<HTMLUListElement | null>
  onOpen: (job: JobDescription) => void
}

/** A row for each. On a phone what stands beside it on a wide screen stands below it, so that nothing is cut. */
export function JobList({ jobs, rows, onOpen }: JobListProps) {
  if (jobs.length === 0) return null
  return (
    <Card className={styles.list} padded={false}>
      <p className={styles.listHead} aria-hidden="true">
        {texts.columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ul aria-label={texts.yourJobs} ref={rows} className={styles.rows}>
        {jobs.map((job) => (
          <Row key={job.id} job={job} onOpen={() => onOpen(job)} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ job, onOpen }: { job: JobDescription; onOpen: () => void }) {
  const { label, tone } = stageOf(job.stage)
  return (
    <li className={styles.row}>
      <div className={styles.jobCell}>
        <TextButton onClick={onOpen}>{jobTitle(job)}</TextButton> {job.isSample && <SampleBadge />}
        <p className={styles.quiet}>{[job.company, job.location].filter(Boolean).join(' · ')}</p>
        {job.contact && <p className={styles.contact}>{job.contact}</p>}
        {job.stage === 'interviewing' && (
          <TextLink to={paths.createInterviewGuide({ job: String(job.id) })}>{texts.prepareForInterview}</TextLink>
        )}
      </div>
      <div className={styles.stageCell}>
        <Badge tone={tone}>{label}</Badge>
        {job.appliedOn && <p className={styles.quiet}>{texts.appliedOnDay(shortDay(job.appliedOn))}</p>}
      </div>
      <JobDates job={job} />
      <p className={styles.quiet}>{sentWords(job)}</p>
      <p className={styles.changed}>
        <Moment at={job.updatedAt} />
      </p>
      <div className={styles.menuCell}>
        <JobMenu job={job} onOpen={onOpen} />
      </div>
    </li>
  )
}

function sentWords({ sentTailoredResumeId, sentOn }: JobDescription): string {
  if (sentTailoredResumeId === null && sentOn === null) return ''
  return [sentTailoredResumeId === null ? texts.sent : texts.sentVersion, sentOn && shortDay(sentOn)]
    .filter(Boolean)
    .join(', ')
}
