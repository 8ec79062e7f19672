import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RequestError } from '../../lib/graphql/request.ts'
import { problemOf } from '../../lib/load-problem.ts'
import { paths } from '../../lib/paths.ts'
import type { Resume } from '../../lib/resumes/resumes.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ResumeView } from './resume-view.tsx'
import * as texts from './texts.tsx'

type ResumeLoadProps = { resume: UseQueryResult<Resume | null>; missing: ReactNode }

/** A resume on its way to the page: loading, there, missing or failed. What is there stays while it is asked for anew. */
export function ResumeLoad({ resume, missing }: ResumeLoadProps) {
  if (resume.data) return <ResumeView key={resume.data.id} resume={resume.data} />
  if (resume.isSuccess || isNotFound(resume.error)) return missing
  return (
    <Page title={texts.resume} back={<BackButton to={paths.myResumes()} label={texts.backToMyResumes} />}>
      {resume.isError ? (
        <LoadProblem title={texts.resumeFailed} problem={problemOf([resume])} />
      ) : (
        <Skeleton lines={10} label={texts.loadingResume} />
      )}
    </Page>
  )
}

const isNotFound = (error: unknown) => error instanceof RequestError && error.code === 'NOT_FOUND'
