import { paths } from '../lib/paths.ts'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'

export function Component() {
  return (
    <Page
      title="Access denied"
      lead="Direct access with an ID in the URL is not allowed for this page."
      width="reading"
    >
      <TextLink to={paths.myResumes()}>Back to Resumes</TextLink>
    </Page>
  )
}
