import { NumberedSheet } from './numbered-sheet.tsx'
import { PublicPage } from './public-page.tsx'
import * as texts from './texts/terms.tsx'
import { WithContents } from './with-contents.tsx'

export function Component() {
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <WithContents parts={texts.sections}>
        <NumberedSheet sections={texts.sections} />
      </WithContents>
    </PublicPage>
  )
}
