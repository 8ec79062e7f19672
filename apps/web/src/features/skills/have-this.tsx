import { levelWords } from '@bespeak/domain/growth/levels.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import { addUserSkillMutation, type Skill } from '../../lib/resumes/skills.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

type HaveThisProps = { skill: Skill; onDone: () => void; onLeave: () => void }

const start = { line: '', level: 3, isTold: false }

/** Where somebody has used a skill: one line, kept with its date, and the skill joins the list. */
export function HaveThis({ skill, onDone, onLeave }: HaveThisProps) {
  const [typed, setTyped] = useKept(`have_${skill.id}_line`, start)
  const [problem, setProblem] = useState<string>()
  const tell = useMutation(saveFactMutation())
  const add = useMutation(addUserSkillMutation())
  /** Nothing can be typed meanwhile: what stands there is what is saved. */
  const isSaving = tell.isPending || add.isPending

  const list = () =>
    add.mutate(
      { skillId: skill.id, proficiencyLevel: typed.level },
      {
        onSuccess() {
          setTyped(start)
          onDone()
        },
      },
    )
  const save = (event: FormEvent) => {
    event.preventDefault()
    const statement = typed.line.trim()
    if (statement === '') return setProblem(texts.whereUsedProblem)
    // Where only the list refused it, the line is not kept a second time.
    if (typed.isTold) return list()
    tell.mutate(
      { statement, skill: skill.name },
      {
        onSuccess() {
          setTyped({ ...typed, isTold: true })
          list()
        },
      },
    )
  }
  const leave = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape') onLeave()
  }
  return (
    <form aria-label={texts.whereUsed(skill.name)} className={styles.have} onSubmit={save} onKeyDown={leave} noValidate>
      <TextField
        label={texts.whereUsedQuestion}
        ref={(field) => {
          if (field && !field.form?.contains(document.activeElement)) field.focus()
        }}
        maxLength={500}
        placeholder={texts.whereUsedPlaceholder}
        hint={texts.whereUsedHint}
        readOnly={isSaving}
        value={typed.line}
        error={problem}
        onChange={(event) => {
          setProblem(undefined)
          setTyped({ ...typed, line: event.target.value, isTold: false })
        }}
      />
      <SelectField
        label={texts.level}
        disabled={isSaving}
        value={typed.level}
        onChange={(event) => setTyped({ ...typed, level: Number(event.target.value) })}
      >
        {levelWords.map((word, at) => (
          <option key={word} value={at + 1}>
            {word}
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <Button type="submit" variant="line" size="sm" busy={isSaving}>
          {texts.addIt}
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
