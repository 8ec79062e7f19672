import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  deleteUserSkillMutation,
  type SkillDemand,
  type UserSkill,
  updateUserSkillMutation,
} from '../../lib/resumes/skills.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Demand, Level } from '../../ui/level.tsx'
import { takeLostFocus } from '../../ui/take-lost-focus.ts'
import { draftOf, inputOf, type SkillDraft } from './skill-draft.ts'
import { SkillForm } from './skill-form.tsx'
import { SkillName } from './skill-name.tsx'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

type SkillRowProps = { skill: UserSkill; demand: SkillDemand | undefined }

/** A row that becomes its own form. What is typed in it is kept until it is saved or left. */
export function SkillRow({ skill, demand }: SkillRowProps) {
  const [draft, setDraft] = useKept<SkillDraft | null>(`skill_${skill.id}`, null)
  const edit = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(draft !== null)
  useEffect(() => {
    if (wasOpen.current && draft === null) takeLostFocus(edit.current)
    wasOpen.current = draft !== null
  }, [draft])

  if (draft) return <OpenRow skill={skill} draft={draft} onChange={setDraft} onDone={() => setDraft(null)} />
  return (
    <li className={styles.row}>
      <SkillName skill={skill.skill}>
        <span className={styles.onPhone}>{wordsOfUse(skill)}</span>
      </SkillName>
      <Level level={skill.proficiencyLevel} className={styles.level} />
      <span className={styles.years}>{skill.yearsOfExperience ?? <Unknown />}</span>
      <span className={styles.used}>{lastUsedWords(skill) ?? <Unknown />}</span>
      <span className={styles.demand}>{demand && <Demand jobs={demand.jobs} of={demand.ofJobs} />}</span>
      <IconButton
        ref={edit}
        className={styles.edit}
        label={texts.editSkill(skill.skill.name)}
        onClick={() => setDraft(draftOf(skill))}
      >
        <Pencil size={18} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

const Unknown = () => <span className={styles.faint}>–</span>

const lastUsedWords = ({ isCurrent, lastUsedDate }: UserSkill) =>
  isCurrent ? texts.now : (lastUsedDate?.slice(0, 4) ?? null)

/** ", 7 years, now" */
function wordsOfUse({ yearsOfExperience: years, isCurrent, lastUsedDate }: UserSkill): string {
  return [
    years !== null && texts.yearsOfUse(years),
    isCurrent ? texts.usedNow : lastUsedDate && texts.lastIn(lastUsedDate.slice(0, 4)),
  ]
    .filter(Boolean)
    .join('')
}

type OpenRowProps = {
  skill: UserSkill
  draft: SkillDraft
  onChange: (draft: SkillDraft) => void
  onDone: () => void
}

function OpenRow({ skill, draft, onChange, onDone }: OpenRowProps) {
  const update = useMutation(updateUserSkillMutation())
  const save = () => {
    const input = inputOf(draft, skill.lastUsedDate, new Date())
    update.mutate({ id: skill.id, input }, { onSuccess: onDone })
  }
  return (
    <li className={styles.edited}>
      <SkillName skill={skill.skill} />
      <SkillForm
        label={texts.editSkill(skill.skill.name)}
        draft={draft}
        onChange={onChange}
        onSave={save}
        onLeave={onDone}
        busy={update.isPending}
        saveLabel={texts.save}
      >
        <Remove skill={skill} onRemoved={onDone} />
      </SkillForm>
    </li>
  )
}

function Remove({ skill, onRemoved }: { skill: UserSkill; onRemoved: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const remove = useMutation(deleteUserSkillMutation())
  return (
    <>
      <Button variant="quiet" size="sm" className={styles.remove} onClick={() => setIsAsked(true)}>
        {texts.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.removeQuestion(skill.skill.name)}
          description={texts.removeMeaning}
          keep={texts.keepIt}
          action={texts.removeSkill}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(skill.id, { onSuccess: onRemoved })}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
