import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

type NoSkillsProps = {
  /** How many skills the resumes show; null while they are looked through. */
  found: number | null
  onTake: () => void
}

export function NoSkills({ found, onTake }: NoSkillsProps) {
  const { data: resumes } = useQuery(resumesQuery())
  if (found) {
    return (
      <EmptyState title="No skills yet" action={<Button onClick={onTake}>Add them from my resume</Button>}>
        Your resume names {found}. Look at each with its line, and keep the ones that are right. Or type one in the box
        above.
      </EmptyState>
    )
  }
  if (resumes?.length === 0) {
    return (
      <EmptyState title="No skills yet" action={<ButtonLink to={paths.createResume()}>Add your resume</ButtonLink>}>
        Add your resume, and the skills it names are listed here to choose from. Or type one in the box above.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No skills yet">
      {found === null ? 'Looking through your resumes.' : 'Type one in the box above: a skill or its abbreviation.'}
    </EmptyState>
  )
}
