import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LetterPage } from './frame.tsx'

export const NoSuchVersion = () => (
  <LetterPage>
    <EmptyState
      title="There is no such letter"
      action={<ButtonLink to={paths.coverLetters()}>Go to Cover Letters</ButtonLink>}
    >
      The tailored resume it was written from may have been deleted, or the address is not complete.
    </EmptyState>
  </LetterPage>
)
