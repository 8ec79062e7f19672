import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { PlanStep } from '../../lib/resumes/plans.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import { hoursIn, isHours } from './hours.ts'
import styles from './plans.module.css'
import * as texts from './texts.tsx'

export interface StepDraft {
  description: string
  /** Empty where a step has none yet: then they can be left out. */
  hours: string
  isUntimed?: boolean
}

export const newStep: StepDraft = { description: '', hours: '2' }

export const stepDraftOf = ({ description, estimatedTimeInHours }: PlanStep): StepDraft => ({
  description,
  ...(estimatedTimeInHours > 0 ? { hours: String(estimatedTimeInHours) } : { hours: '', isUntimed: true }),
})

const mostHours = 2000

interface StepInput {
  description: string
  estimatedTimeInHours?: number
}

type StepFormProps = {
  label: string
  draft: StepDraft
  onChange: (draft: StepDraft) => void
  onSave: (input: StepInput) => void
  onLeave: () => void
  busy: boolean
}

type Problems = { description?: string; hours?: string }

const hasNoHours = ({ hours, isUntimed }: StepDraft) => isUntimed === true && hours.trim() === ''

function problemsOf(draft: StepDraft): Problems {
  const { description, hours } = draft
  return {
    ...(description.trim() === '' && { description: texts.whatToDoMissing }),
    ...(!hasNoHours(draft) && !isHours(hours, mostHours) && { hours: texts.hoursProblem }),
  }
}

/** Enter saves, Escape leaves. */
export function StepForm({ label, draft, onChange, onSave, onLeave, busy }: StepFormProps) {
  const [problems, setProblems] = useState<Problems>({})
  const save = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    onSave({
      description: draft.description.trim(),
      ...(!hasNoHours(draft) && { estimatedTimeInHours: hoursIn(draft.hours) }),
    })
  }
  const leave = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape') onLeave()
  }
  return (
    <form aria-label={label} className={styles.stepForm} onSubmit={save} onKeyDown={leave} noValidate>
      <TextField
        label={texts.whatToDo}
        ref={(field) => {
          if (field && !field.form?.contains(document.activeElement)) field.focus()
        }}
        maxLength={500}
        readOnly={busy}
        value={draft.description}
        error={problems.description}
        onChange={(event) => onChange({ ...draft, description: event.target.value })}
      />
      <TextField
        label={texts.hours}
        inputMode="decimal"
        maxLength={6}
        readOnly={busy}
        value={draft.hours}
        error={problems.hours}
        onChange={(event) => onChange({ ...draft, hours: event.target.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="line" size="sm" busy={busy}>
          {texts.save}
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
