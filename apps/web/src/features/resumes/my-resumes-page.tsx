import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadProblem } from './load-problem.tsx'
import { ResumeList } from './resume-list.tsx'

export function Component() {
  const resumes = useQuery(resumesQuery())
  const isEmpty = resumes.data?.length === 0
  return (
    <Page
      title="My Resumes"
      lead="Your resumes, with their versions and what was tailored from them. Tailor and Analysis work on the current one."
      actions={
        !isEmpty && (
          <ButtonLink to={paths.createResume()}>
            <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
            Upload or create
          </ButtonLink>
        )
      }
    >
      {resumes.isPending && <Skeleton lines={6} label="Loading your resumes" />}
      {resumes.isError && <LoadProblem title="Failed to load your resumes." query={resumes} />}
      {isEmpty && <NoResumes />}
      {resumes.data !== undefined && !isEmpty && <ResumeList resumes={resumes.data} />}
    </Page>
  )
}

function NoResumes() {
  return (
    <EmptyState
      title="No resume yet"
      action={<ButtonLink to={paths.createResume()}>Upload or create a resume</ButtonLink>}
    >
      Bring the one you have as a PDF, DOCX or text file, paste it, or write it here section by section. Everything that
      is tailored later is cut from it.
    </EmptyState>
  )
}
