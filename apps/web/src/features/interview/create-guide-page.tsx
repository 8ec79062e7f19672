import { useQuery } from '@tanstack/react-query'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import { jobDescriptionsQuery } from '../../lib/resumes/job-descriptions.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { type TailoredListed, tailoredResumesQuery } from '../../lib/resumes/tailored.ts'
import { useAuth } from '../../lib/session/index.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GuideForm } from './guide-form.tsx'
import * as texts from './texts.tsx'

export function Component() {
  const { user } = useAuth()
  const resumes = useQuery(resumesQuery())
  const versions = useQuery(tailoredResumesQuery())
  const jobs = useQuery(jobDescriptionsQuery(user?.id))
  const failed = [resumes, versions, jobs].find(({ error }) => error)
  const isLoaded = resumes.data && versions.data && jobs.data
  return (
    <Page
      title={texts.newTitle}
      lead={texts.newLead}
      back={<BackButton to={paths.interviewGuides()} label={texts.backToGuides} />}
      width="reading"
    >
      {failed && <LoadProblem title={texts.groundFailed} problem={problemOf([failed])} />}
      {!failed && !isLoaded && (
        <Card>
          <Skeleton lines={6} label={texts.loadingGround} />
        </Card>
      )}
      {resumes.data?.length === 0 && (
        <EmptyState
          title={texts.noResume}
          action={<ButtonLink to={paths.createResume()}>{texts.addResume}</ButtonLink>}
        >
          {texts.addResumeFirst}
        </EmptyState>
      )}
      {isLoaded && resumes.data.length > 0 && (
        <GuideForm resumes={resumes.data} versions={ofResumes(versions.data, resumes.data)} jobs={jobs.data} />
      )}
    </Page>
  )
}

/** A version that is kept for its letter may have lost its resume, and a guide is made from that. */
const ofResumes = (versions: readonly TailoredListed[], resumes: readonly { id: number }[]) =>
  versions.filter(({ originalResumeId }) => resumes.some(({ id }) => id === originalResumeId))
