import { levelWords } from '@bespeak/domain/growth/levels.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx'
import type { DraftProblems, SkillDraft } from './skill-draft.ts'
import styles from './skills.module.css'
import * as texts from './texts.tsx'

type SkillFieldsProps = {
  draft: SkillDraft
  problems: DraftProblems
  onChange: (draft: SkillDraft) => void
  /** Takes the focus when it comes up. */
  autoFocus?: boolean
  /** While it is saved. */
  locked?: boolean
}

export function SkillFields({ draft, problems, onChange, autoFocus = false, locked = false }: SkillFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        label={texts.level}
        ref={(field) => {
          if (autoFocus && field && !field.form?.contains(document.activeElement)) field.focus()
        }}
        disabled={locked}
        value={draft.level}
        onChange={(event) => onChange({ ...draft, level: Number(event.target.value) })}
      >
        {levelWords.map((word, at) => (
          <option key={word} value={at + 1}>
            {word}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.years}
        inputMode="decimal"
        maxLength={4}
        readOnly={locked}
        value={draft.years}
        error={problems.years}
        onChange={(event) => onChange({ ...draft, years: event.target.value })}
      />
      {!draft.isCurrent && (
        <TextField
          label={texts.lastUsedIn}
          inputMode="numeric"
          maxLength={4}
          placeholder={texts.year}
          readOnly={locked}
          value={draft.lastUsed}
          error={problems.lastUsed}
          onChange={(event) => onChange({ ...draft, lastUsed: event.target.value })}
        />
      )}
      <CheckboxField
        className={styles.check}
        label={texts.usedStill}
        disabled={locked}
        checked={draft.isCurrent}
        onChange={(event) => onChange({ ...draft, isCurrent: event.target.checked })}
      />
    </div>
  )
}
