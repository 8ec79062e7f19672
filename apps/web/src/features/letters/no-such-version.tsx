import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LetterPage } from './frame.tsx'
import * as texts from './texts.tsx'

export const NoSuchVersion = () => (
  <LetterPage>
    <EmptyState
      title={texts.noSuchLetter}
      action={<ButtonLink to={paths.coverLetters()}>{texts.goToLetters}</ButtonLink>}
    >
      {texts.letterGone}
    </EmptyState>
  </LetterPage>
)
