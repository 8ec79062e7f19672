import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { resumesQuery } from '../../lib/resumes/resumes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import * as texts from './texts.tsx'

type NoSkillsProps = {
  /** How many skills the resumes show; null while they are looked through. */
  found: number | null
  onTake: () => void
}

export function NoSkills({ found, onTake }: NoSkillsProps) {
  const { data: resumes } = useQuery(resumesQuery())
  if (found) {
    return (
      <EmptyState title={texts.noSkills} action={<Button onClick={onTake}>{texts.addFromResume}</Button>}>
        {texts.resumeNames(found)}
      </EmptyState>
    )
  }
  if (resumes?.length === 0) {
    return (
      <EmptyState title={texts.noSkills} action={<ButtonLink to={paths.createResume()}>{texts.addResume}</ButtonLink>}>
        {texts.addResumeFirst}
      </EmptyState>
    )
  }
  return <EmptyState title={texts.noSkills}>{found === null ? texts.lookingThrough : texts.typeOne}</EmptyState>
}
