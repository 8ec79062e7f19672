import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { type GuideListed, guidesQuery } from '../../lib/resumes/guides.ts'
import type { JobDescription } from '../../lib/resumes/job-descriptions.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './dashboard.module.css'
import { jobTitle } from './stages.ts'

const mostShown = 4

/** Jobs that are at the stage of interviews, each with the way to prepare for it. */
export function InterviewsAhead({ jobs }: { jobs: JobDescription[] | undefined }) {
  const { data: guides } = useQuery(guidesQuery())
  const ahead = jobs?.filter(({ stage }) => stage === 'interviewing') ?? []
  if (ahead.length === 0 || !guides) return null
  return (
    <Card title="Interviews ahead" actions={<TextLink to={paths.interviewGuides()}>All guides</TextLink>}>
      <ul className={styles.rows}>
        {ahead.slice(0, mostShown).map((job) => (
          <Ahead key={job.id} job={job} guide={guides.find(({ jobDescriptionId }) => jobDescriptionId === job.id)} />
        ))}
      </ul>
    </Card>
  )
}

function Ahead({ job, guide }: { job: JobDescription; guide: GuideListed | undefined }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {guide ? (
          <TextLink to={paths.interviewGuide(guide.id)}>{jobTitle(job)}</TextLink>
        ) : (
          <TextLink to={paths.createInterviewGuide({ job: String(job.id) })}>Prepare for {jobTitle(job)}</TextLink>
        )}
        <p className={styles.quiet}>
          {[job.company, guide && `${guide.practisedCount} of ${guide.questionCount} practised`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  )
}
