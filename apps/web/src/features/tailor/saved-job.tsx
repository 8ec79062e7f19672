import { useQuery } from '@tanstack/react-query'
import { RequestError } from '../../lib/graphql/request.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionQuery } from '../../lib/resumes/job-descriptions.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { tailoredByResumeQuery } from '../../lib/resumes/tailored.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TailorScreen } from './tailor-screen.tsx'
import * as texts from './texts.tsx'
import { versionsFor } from './use-versions.ts'

const back = <BackButton to={paths.jobs()} label={texts.backToJobs} />

/** A saved job: the newest version for it, else the resume itself. */
export function SavedJob({ named }: { named: string }) {
  const id = resumeIdFrom(named)
  const job = useQuery(jobDescriptionQuery(id))
  const resume = useQuery(selectedResumeQuery())
  const resumeId = resume.data?.id ?? null
  const versions = useQuery(tailoredByResumeQuery(resumeId))
  if (job.data && resume.data && versions.data) {
    const [newest] = versionsFor(versions.data, job.data.id)
    return (
      <TailorScreen
        key={`${resume.data.id} ${job.data.id} ${job.data.description === ''}`}
        resume={resume.data}
        job={job.data}
        newest={newest?.id ?? null}
        back={back}
      />
    )
  }
  const isGone =
    id === null || job.data === null || (job.error instanceof RequestError && job.error.code === 'NOT_FOUND')
  const queries = resumeId === null ? [job, resume] : [job, resume, versions]
  const problem = isGone ? null : problemOf(queries)
  return (
    <Page title={texts.job} back={back}>
      {isGone && (
        <Note tone="warn" role="alert" title={texts.noSuchJob}>
          {texts.jobGone}
        </Note>
      )}
      {!isGone && resume.data === null && (
        <EmptyState title={texts.noResume} action={<ButtonLink to={paths.myResumes()}>{texts.goToResumes}</ButtonLink>}>
          {texts.selectFirst}
        </EmptyState>
      )}
      <LoadProblem title={texts.jobFailed} problem={problem} />
      {!isGone && resume.data !== null && !problem && (
        <Card>
          <Skeleton lines={12} label={texts.loading} />
        </Card>
      )}
    </Page>
  )
}
