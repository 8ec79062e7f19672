import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { addResourceMutation } from '../../lib/resumes/plans.ts'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { pressedKey } from '../../ui/pressed-key.ts'
import styles from './plans.module.css'
import * as texts from './texts.tsx'

type ResourceFormProps = { stepId: number; onDone: () => void }

const start = { title: '', url: '' }

/** A book, a course, a person: what one wants to use oneself. */
export function ResourceForm({ stepId, onDone }: ResourceFormProps) {
  const [typed, setTyped] = useKept(`step_${stepId}_resource`, start)
  const [problems, setProblems] = useState<{ title?: string; url?: string }>({})
  const add = useMutation(addResourceMutation())
  const leave = () => {
    setTyped(start)
    onDone()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const [title, url] = [typed.title.trim(), withScheme(typed.url.trim())]
    const found = {
      ...(title === '' && { title: texts.resourceMissing }),
      ...(url !== '' && !URL.canParse(url) && { url: texts.linkProblem }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    add.mutate({ stepId, resourceType: 'other', title, url: url || null }, { onSuccess: leave })
  }
  const leaveByKey = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape') leave()
  }
  return (
    <form
      aria-label={texts.addResource}
      className={styles.resourceForm}
      onSubmit={save}
      onKeyDown={leaveByKey}
      noValidate
    >
      <TextField
        label={texts.resource}
        ref={(field) => {
          if (field && !field.form?.contains(document.activeElement)) field.focus()
        }}
        maxLength={200}
        placeholder={texts.resourcePlaceholder}
        readOnly={add.isPending}
        value={typed.title}
        error={problems.title}
        onChange={(event) => setTyped({ ...typed, title: event.target.value })}
      />
      <TextField
        label={texts.link}
        optional
        inputMode="url"
        maxLength={500}
        readOnly={add.isPending}
        value={typed.url}
        error={problems.url}
        onChange={(event) => setTyped({ ...typed, url: event.target.value })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="line" size="sm" busy={add.isPending}>
          {texts.addIt}
        </Button>
        <Button variant="quiet" size="sm" onClick={leave}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

const withScheme = (url: string) => (url === '' || /^https?:\/\//i.test(url) ? url : `https://${url}`)
