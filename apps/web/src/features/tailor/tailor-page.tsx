import { useQuery } from '@tanstack/react-query'
import { plainMessage } from '../../lib/graphql/plain-message.ts'
import { paths } from '../../lib/paths.ts'
import { selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TailorScreen } from './tailor-screen.tsx'

const back = <BackButton to={paths.currentResume()} label="Back to Resume" />

export function Component() {
  const { data: resume, error, isPending, refetch } = useQuery(selectedResumeQuery())
  if (resume) return <TailorScreen key={resume.id} resume={resume} back={back} />
  return (
    <Page title="Tailor Resume" back={back} width="reading">
      {isPending && <Spinner label="Loading…" />}
      {error && (
        <Note tone="danger" role="alert" title="Failed to load resume">
          {plainMessage(error, 'An error occurred.')}{' '}
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Note>
      )}
      {resume === null && (
        <EmptyState
          title="No resume selected"
          action={<ButtonLink to={paths.myResumes()}>Go to My Resumes</ButtonLink>}
        >
          Select a resume first, then tailor it to a job advertisement.
        </EmptyState>
      )}
    </Page>
  )
}
