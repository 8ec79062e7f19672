import type { RefObject } from 'react'
import { paths } from '../../../lib/paths.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { deadlineWords, jobTitle, stageName } from '../stages.ts'
import { JobMenu } from './job-menu.tsx'
import styles from './jobs.module.css'

type JobListProps = {
  jobs: JobDescription[]
  rows: RefObject<HTMLTableSectionElement | null>
  onOpen: (job: JobDescription) => void
}

const columns = [
  { key: 'job', label: 'Job' },
  { key: 'stage', label: 'Stage' },
  { key: 'deadline', label: 'Deadline' },
  { key: 'changed', label: 'Changed' },
  { key: 'more', label: '', align: 'end' },
] as const

export function JobList({ jobs, rows, onOpen }: JobListProps) {
  if (jobs.length === 0) return null
  return (
    <Card className={styles.list} padded={false}>
      <Table caption="Your jobs" columns={columns} grouped>
        <tbody ref={rows}>
          {jobs.map((job) => (
            <tr key={job.id}>
              <td className={styles.jobCell}>
                <TextButton onClick={() => onOpen(job)}>{jobTitle(job)}</TextButton>
                <p className={styles.quiet}>{[job.company, job.location].filter(Boolean).join(' · ')}</p>
                {job.stage === 'interviewing' && (
                  <TextLink to={paths.createInterviewGuide({ job: String(job.id) })}>
                    Prepare for the interview
                  </TextLink>
                )}
              </td>
              <td>
                <Badge tone={job.stage === 'offer' ? 'fit' : 'plain'}>{stageName(job.stage)}</Badge>
              </td>
              <td>
                <Deadline job={job} />
              </td>
              <td>
                <Moment at={job.updatedAt} />
              </td>
              <td data-align="end">
                <JobMenu job={job} onOpen={() => onOpen(job)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

export function Deadline({ job }: { job: JobDescription }) {
  const words = deadlineWords(job, new Date())
  if (!words) return null
  return words.isNear ? <Badge tone="warn">{words.text}</Badge> : <span className={styles.quiet}>{words.text}</span>
}
