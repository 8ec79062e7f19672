import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { resumeIdFrom } from '../../lib/resumes/resume-id.ts'
import { resumeQuery } from '../../lib/resumes/resumes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ResumeLoad } from './resume-load.tsx'
import * as texts from './texts.tsx'

/** The resume that the address names. */
export function Component() {
  const { id: given = '' } = useParams()
  const id = wholeIdFrom(given)
  const resume = useQuery(resumeQuery(id))
  if (id === null) return <NoSuchId given={given} />
  return <ResumeLoad resume={resume} missing={<NotThere />} />
}

// The largest number that the service takes.
const largest = 2 ** 31 - 1

function wholeIdFrom(given: string): number | null {
  const id = resumeIdFrom(given)
  return id !== null && Number.isInteger(id) && id <= largest ? id : null
}

const toMyResumes = <ButtonLink to={paths.myResumes()}>{texts.goToMyResumes}</ButtonLink>

function NoSuchId({ given }: { given: string }) {
  return (
    <Page title={texts.invalidId} lead={texts.invalidIdMeaning(given)} width="reading">
      {toMyResumes}
    </Page>
  )
}

/** The same for a resume that never was and for one of somebody else. */
function NotThere() {
  return (
    <Page title={texts.notFound} lead={texts.notFoundMeaning} width="reading">
      {toMyResumes}
    </Page>
  )
}
