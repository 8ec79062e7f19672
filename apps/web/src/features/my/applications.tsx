import { Plus } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import type { JobDescription } from '../../lib/resumes/job-descriptions.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'
import { jobTitle, stages } from './stages.ts'

const mostShown = 2

export function Applications({ jobs }: { jobs: JobDescription[] | undefined }) {
  return (
    <Card
      className={styles.wide}
      title="Applications"
      actions={
        <ButtonLink variant="quiet" size="sm" to={`${paths.jobs()}&add`}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          Add
        </ButtonLink>
      }
    >
      {jobs === undefined ? (
        <Skeleton lines={4} label="Loading your jobs" />
      ) : (
        <>
          <ul className={styles.stages}>
            {stages.map(({ value, label }) => (
              <Stage key={value} label={label} jobs={jobs.filter(({ stage }) => stage === value)} />
            ))}
          </ul>
          <p className={styles.links}>
            <TextLink to={paths.jobs()}>{jobs.length === 0 ? 'Save your first job' : 'All jobs'}</TextLink>
          </p>
        </>
      )}
    </Card>
  )
}

function Stage({ label, jobs }: { label: string; jobs: JobDescription[] }) {
  return (
    <li>
      <p className={styles.figure}>{jobs.length}</p>
      <p>{label}</p>
      {jobs.slice(0, mostShown).map((job) => (
        <p key={job.id} className={styles.chip}>
          {job.company || jobTitle(job)}
        </p>
      ))}
      {jobs.length > mostShown && <p className={styles.quiet}>and {jobs.length - mostShown} more</p>}
    </li>
  )
}
