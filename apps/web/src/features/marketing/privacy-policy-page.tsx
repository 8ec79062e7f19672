import { paths } from '../../lib/paths.ts'
import { BackButton } from '../../ui/back-button.tsx'
import { LastUpdated } from './last-updated.tsx'
import { NumberedSheet } from './numbered-sheet.tsx'
import { privacySections } from './privacy-sections.tsx'
import { PublicPage } from './public-page.tsx'
import { WithContents } from './with-contents.tsx'

export function Component() {
  return (
    <PublicPage
      title="Privacy Policy"
      lead={<LastUpdated />}
      back={<BackButton to={paths.home()} label="Back to Home" />}
    >
      <WithContents parts={privacySections}>
        <NumberedSheet sections={privacySections} />
      </WithContents>
    </PublicPage>
  )
}
