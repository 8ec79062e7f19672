import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { selectedResumeQuery } from '../../lib/resumes/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { ResumeLoad } from './resume-load.tsx'
import * as texts from './texts.tsx'

/** The selected resume, whichever that is. */
export function Component() {
  return <ResumeLoad resume={useQuery(selectedResumeQuery())} missing={<NoResume />} />
}

function NoResume() {
  return (
    <Page title={texts.resume}>
      <EmptyState
        title={texts.noResume}
        action={<ButtonLink to={paths.createResume()}>{texts.uploadOrCreateResume}</ButtonLink>}
      >
        {texts.currentLead}
      </EmptyState>
    </Page>
  )
}
