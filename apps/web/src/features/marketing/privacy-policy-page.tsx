import { paths } from '../../lib/paths.ts'
import { useSiteSettings } from '../../lib/site-settings.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { LastUpdated } from './last-updated.tsx'
import { NumberedSheet } from './numbered-sheet.tsx'
import { privacySections } from './privacy-sections.tsx'
import { PublicPage } from './public-page.tsx'
import { WithContents } from './with-contents.tsx'

export function Component() {
  const sections = privacySections(useSiteSettings())
  return (
    <PublicPage
      title="Privacy Policy"
      lead={<LastUpdated />}
      back={<BackButton to={paths.home()} label="Back to Home" />}
    >
      <WithContents parts={sections}>
        <NumberedSheet sections={sections} />
      </WithContents>
    </PublicPage>
  )
}
