import type { Source } from '@bespeak/domain/resume/sources.ts'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextAreaField } from '../../ui/field.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import styles from './check.module.css'
import * as texts from './texts/page.ts'
import type { Draft } from './work.ts'

type DraftFormProps = {
  draft: Draft
  onDraft: (draft: Draft) => void
  onSave: (words: string) => void
  onCancel: () => void
}

/** The sentence itself, to be mended in its place. */
export function EditForm({ draft, busy, onDraft, onSave, onCancel }: DraftFormProps & { busy: boolean }) {
  return (
    <DraftForm save={texts.save} busy={busy} onSave={() => onSave(draft.words)} onCancel={onCancel}>
      <TextAreaField
        label={texts.editSentence}
        hint={draft.kind === 'line' ? texts.finishLine : undefined}
        rows={3}
        className={styles.editField}
        value={draft.words}
        onChange={(event) => onDraft({ ...draft, words: event.target.value })}
      />
    </DraftForm>
  )
}

type FactFormProps = DraftFormProps & { jobs: readonly Source[]; isSaved: boolean }

/** What is true, in the person's own words, and where it was. */
export function FactForm({ draft, jobs, isSaved, onDraft, onSave, onCancel }: FactFormProps) {
  const [problem, setProblem] = useState<string | undefined>()
  const save = () => (draft.words.trim() === '' ? setProblem(texts.noWords) : onSave(draft.words))
  return (
    <DraftForm save={texts.add} onSave={save} onCancel={onCancel}>
      <TextAreaField
        label={texts.yourWords}
        rows={2}
        maxLength={1000}
        error={problem}
        value={draft.words}
        onChange={(event) => {
          setProblem(undefined)
          onDraft({ ...draft, words: event.target.value })
        }}
      />
      {jobs.length > 0 && (
        <SelectField
          label={texts.whichJob}
          value={draft.job}
          onChange={(event) => onDraft({ ...draft, job: event.target.value })}
        >
          <option value="">{texts.noJob}</option>
          {jobs.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      <p className={styles.small}>{isSaved ? texts.inAccount : texts.onPage}</p>
    </DraftForm>
  )
}

type FormProps = { save: string; busy?: boolean; onSave: () => void; onCancel: () => void; children: ReactNode }

function DraftForm({ save, busy = false, onSave, onCancel, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    if (key === 'Escape') onCancel()
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave()
  }
  return (
    <form ref={form} className={styles.draft} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="sm" busy={busy}>
          {save}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
