import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { ResumeLoad } from './resume-load.tsx'

/** The selected resume, whichever that is. */
export function Component() {
  return <ResumeLoad resume={useQuery(selectedResumeQuery())} missing={<NoResume />} />
}

function NoResume() {
  return (
    <Page title="Resume">
      <EmptyState
        title="No resume yet"
        action={<ButtonLink to={paths.createResume()}>Upload or create a resume</ButtonLink>}
      >
        Your current resume is read here as a page, with its checks, its versions and what was tailored from it.
      </EmptyState>
    </Page>
  )
}
