import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { Badge } from '../../../ui/badge.tsx'
import { dateWords } from '../date-words.ts'
import styles from './jobs.module.css'

export function JobDates({ job }: { job: JobDescription }) {
  return (
    <div className={styles.dates}>
      {dateWords(job, new Date()).map(({ key, text, isNear }) =>
        isNear ? (
          <Badge key={key} tone="warn">
            {text}
          </Badge>
        ) : (
          <span key={key} className={styles.quiet}>
            {text}
          </span>
        ),
      )}
    </div>
  )
}
