import { paths } from '../../lib/paths.ts'
import type { JobDescription } from '../../lib/resumes/job-descriptions.ts'
import type { Resume } from '../../lib/resumes/resumes.ts'
import type { TailoredListed } from '../../lib/resumes/tailored.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Tick } from '../../ui/tick.tsx'
import styles from './dashboard.module.css'

type FirstStepsProps = {
  resume: Resume | null | undefined
  tailored: TailoredListed[] | undefined
  jobs: JobDescription[] | undefined
}

/** Gone once all of it is done. */
export function FirstSteps({ resume, tailored, jobs }: FirstStepsProps) {
  if (resume === undefined || tailored === undefined || jobs === undefined) {
    return (
      <Card title="First steps">
        <Skeleton lines={4} />
      </Card>
    )
  }
  const steps = [
    { label: 'Add your resume', to: paths.createResume(), isDone: resume !== null },
    { label: 'Save a job you like', to: paths.jobs(), isDone: jobs.length > 0 },
    { label: 'Tailor your resume to it', to: paths.tailor(), isDone: tailored.length > 0 },
    {
      label: 'Mark it when you have applied',
      to: paths.jobs(),
      isDone: jobs.some(({ stage }) => stage !== 'saved'),
    },
  ]
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Card title="First steps" actions={<span className={styles.quiet}>{`${done} of ${steps.length}`}</span>}>
      <ol className={styles.steps}>
        {steps.map(({ label, to, isDone }) => (
          <li key={label}>
            {isDone ? (
              <>
                <Tick />
                <span className={styles.quiet}>{label}</span>
                <Badge tone="fit">Done</Badge>
              </>
            ) : (
              <>
                <span className={styles.box} aria-hidden="true" />
                <TextLink to={to}>{label}</TextLink>
              </>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
