import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Specimen } from '../specimen.tsx'

export function EmptySpecimens() {
  return (
    <Specimen title="Empty state" note="What this place is for, and one thing to do.">
      <EmptyState title="No resume selected" action={<ButtonLink to={paths.myResumes()}>Go to My Resumes</ButtonLink>}>
        Select a resume first, then tailor it to a job advertisement.
      </EmptyState>
    </Specimen>
  )
}
