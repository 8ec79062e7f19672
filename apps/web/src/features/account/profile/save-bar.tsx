import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { takeLostFocus } from '../../../ui/take-lost-focus.ts'
import * as texts from '../texts/profile.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

/** At the foot of the window as long as something is not saved, wherever one types. */
export function SaveBar({ form }: { form: ProfileForm }) {
  useFocusReturn(form)
  if (!form.isChanged) return null
  return (
    <div className={styles.bar}>
      {form.problem !== '' && (
        <Note tone="danger" role="alert" title={texts.notSaved} className={styles.problem}>
          {form.problem}
        </Note>
      )}
      <p className={styles.state} role="status">
        {texts.keptInTab}
      </p>
      <div className={styles.buttons}>
        <Button variant="quiet" disabled={form.isSaving} onClick={form.discard}>
          {texts.discard}
        </Button>
        <Button type="submit" busy={form.isSaving}>
          {texts.saveChanges}
        </Button>
      </div>
    </div>
  )
}

/** The bar goes with what was to be saved: the focus returns to the part that was typed in. */
function useFocusReturn({ form, isChanged }: Pick<ProfileForm, 'form' | 'isChanged'>) {
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    const fields = form.current
    const remember = ({ target }: FocusEvent) => {
      const section = target instanceof Element ? target.closest<HTMLElement>('form section') : null
      if (section) part.current = section
    }
    fields?.addEventListener('focusin', remember)
    return () => fields?.removeEventListener('focusin', remember)
  }, [form])
  useEffect(() => {
    if (!isChanged) takeLostFocus(part.current)
  }, [isChanged])
}
