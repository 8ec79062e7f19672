import { paths } from '../lib/paths.ts'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'
import * as texts from './texts/frame.ts'
import * as places from './texts/places.ts'

export function Component() {
  return (
    <Page title={places.accessDenied} lead={texts.noIdInAddress} width="reading">
      <TextLink to={paths.myResumes()}>{texts.backToResumes}</TextLink>
    </Page>
  )
}
