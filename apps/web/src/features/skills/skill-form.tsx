import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import { type DraftProblems, problemsOf, type SkillDraft } from './skill-draft.ts'
import { SkillFields } from './skill-fields.tsx'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

type SkillFormProps = {
  label: string
  draft: SkillDraft
  onChange: (draft: SkillDraft) => void
  onSave: () => void
  onLeave: () => void
  busy: boolean
  saveLabel: string
  /** Saving is what the page is for. */
  isMain?: boolean
  /** Further buttons. */
  children?: ReactNode
}

/** Enter saves, Escape leaves. */
export function SkillForm(props: SkillFormProps) {
  const { label, draft, onChange, onSave, onLeave, busy, saveLabel, isMain = false, children } = props
  const [problems, setProblems] = useState<DraftProblems>({})
  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft, new Date())
    setProblems(found)
    if (Object.keys(found).length === 0) onSave()
  }
  const leave = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape') onLeave()
  }
  return (
    <form aria-label={label} className={styles.form} onSubmit={save} onKeyDown={leave} noValidate>
      <SkillFields draft={draft} problems={problems} onChange={onChange} autoFocus locked={busy} />
      <div className={styles.buttons}>
        <Button type="submit" variant={isMain ? 'primary' : 'line'} size={isMain ? 'md' : 'sm'} busy={busy}>
          {saveLabel}
        </Button>
        <Button variant="quiet" size={isMain ? 'md' : 'sm'} onClick={onLeave}>
          {texts.cancel}
        </Button>
        {children}
      </div>
    </form>
  )
}
