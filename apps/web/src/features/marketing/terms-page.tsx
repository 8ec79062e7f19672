import { Page } from '../../ui/page.tsx'
import { NumberedSheet } from './numbered-sheet.tsx'
import { termsSections } from './terms-sections.tsx'
import { WithContents } from './with-contents.tsx'

export function Component() {
  return (
    <Page title="Terms of Service" lead="What you can expect from Bespeak, and what it expects from you.">
      <WithContents parts={termsSections}>
        <NumberedSheet sections={termsSections} />
      </WithContents>
    </Page>
  )
}
