import { useQuery } from '@tanstack/react-query'
import { Scissors, Upload } from 'lucide-react'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { tailoredResumesQuery } from '../../lib/resumes/tailored.ts'
import { useAuth } from '../../lib/session/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Applications } from './applications.tsx'
import { CurrentResume } from './current-resume.tsx'
import styles from './dashboard.module.css'
import { FirstSteps } from './first-steps.tsx'
import { InterviewsAhead } from './interviews-ahead.tsx'
import { LatestTailored } from './latest-tailored.tsx'
import { ScoreHistory } from './score-history.tsx'
import { ThisMonth } from './this-month.tsx'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

export function Dashboard() {
  const { user } = useAuth()
  const resume = useQuery(selectedResumeQuery())
  const tailored = useQuery(tailoredResumesQuery())
  const jobs = useQuery(jobDescriptionsQuery(user?.id))
  const failed = [resume, tailored, jobs].find(({ error }) => error)
  return (
    <Page
      title={`Good ${partOfDay(new Date())}${user?.firstName ? `, ${user.firstName}` : ''}`}
      lead="Your resume, your jobs, and what to do next."
      actions={
        <>
          <ButtonLink variant="line" to={paths.createResume()}>
            <Upload {...icon} />
            Upload
          </ButtonLink>
          <ButtonLink to={paths.tailor()}>
            <Scissors {...icon} />
            Tailor a resume
          </ButtonLink>
        </>
      }
    >
      {failed && (
        <Note tone="danger" role="alert" title="Some of this page could not be loaded." className={styles.problem}>
          {plainMessage(failed.error, 'An error occurred.')}{' '}
          <Button variant="line" size="sm" busy={failed.isFetching} onClick={() => void failed.refetch()}>
            Try again
          </Button>
        </Note>
      )}
      <div className={styles.grid}>
        <CurrentResume resume={resume.data} tailored={tailored.data} />
        <FirstSteps resume={resume.data} tailored={tailored.data} jobs={jobs.data} />
        <LatestTailored tailored={tailored.data} />
        <ScoreHistory tailored={tailored.data} />
        <Applications jobs={jobs.data} />
        <InterviewsAhead jobs={jobs.data} />
        <ThisMonth />
      </div>
    </Page>
  )
}

function partOfDay(now: Date): string {
  const hour = now.getHours()
  if (hour < 5 || hour >= 18) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
