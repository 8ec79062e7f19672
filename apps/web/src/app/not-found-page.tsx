import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import * as texts from './texts/frame.ts'
import * as places from './texts/places.ts'

export function Component() {
  return (
    <Page title={places.notFound} lead={texts.pageMissing} width="reading">
      <ButtonLink to={paths.home()}>{texts.goHome}</ButtonLink>
    </Page>
  )
}
