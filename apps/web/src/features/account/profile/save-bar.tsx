import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

/** At the foot of the window as long as something is not saved, wherever one types. */
export function SaveBar({ form }: { form: ProfileForm }) {
  if (!form.isChanged) return null
  return (
    <div className={styles.bar}>
      {form.problem !== '' && (
        <Note tone="danger" role="alert" title="Not saved." className={styles.problem}>
          {form.problem}
        </Note>
      )}
      <p className={styles.state} role="status">
        Not saved yet. It is kept in this tab.
      </p>
      <Button variant="quiet" disabled={form.isSaving} onClick={form.discard}>
        Discard
      </Button>
      <Button type="submit" busy={form.isSaving}>
        Save changes
      </Button>
    </div>
  )
}
