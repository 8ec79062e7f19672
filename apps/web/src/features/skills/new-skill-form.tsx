import { useMutation } from '@tanstack/react-query'
import { addUserSkillMutation } from '../../lib/resumes/skills.ts'
import { useKept } from '../../lib/use-kept.ts'
import { inputOf, newDraft, type SkillChosen } from './skill-draft.ts'
import { SkillForm } from './skill-form.tsx'
import { SkillName } from './skill-name.tsx'
import * as texts from './texts.tsx'

type NewSkillFormProps = {
  chosen: SkillChosen
  onLeave: () => void
  onAdded?: () => void
  /** It is what the page is for. */
  isMain?: boolean
}

/** A skill that was chosen: how well it is known is asked before it is added. */
export function NewSkillForm({ chosen, onLeave, onAdded, isMain = false }: NewSkillFormProps) {
  const [draft, setDraft] = useKept('skill_new', newDraft)
  const add = useMutation(addUserSkillMutation())
  const leave = () => {
    setDraft(newDraft)
    onLeave()
  }
  const save = () => {
    const named = chosen.id === null ? { name: chosen.name } : { skillId: chosen.id }
    const onSuccess = () => {
      leave()
      onAdded?.()
    }
    add.mutate({ ...inputOf(draft, null, new Date()), ...named }, { onSuccess })
  }
  return (
    <>
      <SkillName skill={chosen} />
      <SkillForm
        label={texts.addSkill(chosen.name)}
        draft={draft}
        onChange={setDraft}
        onSave={save}
        onLeave={leave}
        busy={add.isPending}
        saveLabel={texts.addIt}
        isMain={isMain}
      />
    </>
  )
}
