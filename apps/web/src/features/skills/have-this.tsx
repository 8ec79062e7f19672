import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { saveFactMutation } from '../../lib/resumes/facts.ts'
import { addUserSkillMutation, type Skill } from '../../lib/resumes/skills.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { levelWords } from '../../ui/level.tsx'
import styles from './skills.module.css'

type HaveThisProps = { skill: Skill; onDone: () => void; onLeave: () => void }

const start = { line: '', level: 3 }

/** Where somebody has used a skill: one line, kept with its date, and the skill joins the list. */
export function HaveThis({ skill, onDone, onLeave }: HaveThisProps) {
  const [{ line, level }, setTyped] = useKept(`have_${skill.id}_line`, start)
  const [problem, setProblem] = useState<string>()
  const tell = useMutation(saveFactMutation())
  const add = useMutation(addUserSkillMutation())

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (line.trim() === '') return setProblem('One line is enough: what you did with it, and where.')
    tell.mutate({ statement: line.trim(), skill: skill.name }, { onSuccess: list })
  }
  // Told first: a skill without its line can be mended in the table, a line without a skill nowhere.
  const list = () =>
    add.mutate(
      { skillId: skill.id, proficiencyLevel: level },
      {
        onSuccess() {
          setTyped(start)
          onDone()
        },
      },
    )
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
  }
  return (
    <form
      aria-label={`Where you used ${skill.name}`}
      className={styles.have}
      onSubmit={save}
      onKeyDown={leave}
      noValidate
    >
      <TextField
        label="Where did you use it?"
        ref={(field) => {
          if (field && !field.form?.contains(document.activeElement)) field.focus()
        }}
        maxLength={500}
        placeholder="In your own words, with what you did"
        hint="Kept as your own word, with today’s date. It may support later edits."
        value={line}
        error={problem}
        onChange={(event) => {
          setProblem(undefined)
          setTyped({ line: event.target.value, level })
        }}
      />
      <SelectField
        label="Level"
        value={level}
        onChange={(event) => setTyped({ line, level: Number(event.target.value) })}
      >
        {levelWords.map((word, at) => (
          <option key={word} value={at + 1}>
            {word}
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <Button type="submit" variant="line" size="sm" busy={tell.isPending || add.isPending}>
          Add it
        </Button>
        <Button variant="quiet" size="sm" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
