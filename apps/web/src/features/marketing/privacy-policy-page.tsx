import { paths } from '../../lib/paths.ts'
import { useSiteSettings } from '../../lib/site-settings.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { LastUpdated } from './last-updated.tsx'
import { NumberedSheet } from './numbered-sheet.tsx'
import { PublicPage } from './public-page.tsx'
import * as texts from './texts/privacy-policy.tsx'
import { WithContents } from './with-contents.tsx'

export function Component() {
  const sections = texts.sections(useSiteSettings())
  return (
    <PublicPage
      title={texts.title}
      lead={<LastUpdated />}
      back={<BackButton to={paths.home()} label={texts.backHome} />}
    >
      <WithContents parts={sections}>
        <NumberedSheet sections={sections} />
      </WithContents>
    </PublicPage>
  )
}
