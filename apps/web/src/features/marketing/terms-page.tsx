import { NumberedSheet } from './numbered-sheet.tsx'
import { PublicPage } from './public-page.tsx'
import { termsSections } from './terms-sections.tsx'
import { WithContents } from './with-contents.tsx'

export function Component() {
  return (
    <PublicPage title="Terms of Service" lead="What you can expect from Bespeak, and what it expects from you.">
      <WithContents parts={termsSections}>
        <NumberedSheet sections={termsSections} />
      </WithContents>
    </PublicPage>
  )
}
