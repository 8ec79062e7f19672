import { useMutation } from '@tanstack/react-query'
import { addUserSkillMutation } from '../../lib/resumes/skills.ts'
import { useKept } from '../../lib/use-kept.ts'
import { inputOf, newDraft, type SkillChosen } from './skill-draft.ts'
import { SkillForm } from './skill-form.tsx'
import { SkillName } from './skill-name.tsx'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

type NewSkillRowProps = { chosen: SkillChosen; onDone: () => void }

/** A skill that was chosen: how well it is known is asked before it is added. */
export function NewSkillRow({ chosen, onDone }: NewSkillRowProps) {
  const [draft, setDraft] = useKept('skill_new', newDraft)
  const add = useMutation(addUserSkillMutation())
  const leave = () => {
    setDraft(newDraft)
    onDone()
  }
  const save = () => {
    const named = chosen.id === null ? { name: chosen.name } : { skillId: chosen.id }
    add.mutate({ ...inputOf(draft, null, new Date()), ...named }, { onSuccess: leave })
  }
  return (
    <li className={styles.edited}>
      <SkillName skill={chosen} />
      <SkillForm
        label={texts.addSkill(chosen.name)}
        draft={draft}
        onChange={setDraft}
        onSave={save}
        onLeave={leave}
        busy={add.isPending}
        saveLabel={texts.addIt}
      />
    </li>
  )
}
