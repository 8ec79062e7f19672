import { Button } from '../../ui/button.tsx'
import { timeAgo } from '../../ui/last-saved-words.ts'
import { Note } from '../../ui/note.tsx'
import styles from './editor.module.css'
import type { SessionState } from './session/session.ts'
import { useEditing } from './session/session-context.ts'

type SavingNotesProps = { state: SessionState; onChoose: () => void }

const kept = 'Your changes are kept in this browser.'

/** What stands between a change and the server, said calmly, with what to do. */
export function SavingNotes({ state: { saving, restoredFrom }, onChoose }: SavingNotesProps) {
  const { session } = useEditing()
  const { status, message } = saving
  return (
    <div className={styles.notes}>
      {restoredFrom !== null && status !== 'conflict' && (
        <Note role="status">
          The changes you made {timeAgo(restoredFrom, Date.now())} were not saved yet. They are back.
          <Button variant="line" size="sm" className={styles.again} onClick={session.discardDraft}>
            Discard them
          </Button>
          <Button variant="quiet" size="sm" onClick={session.dismissRestored}>
            Keep them
          </Button>
        </Note>
      )}
      {status === 'unreachable' && (
        <Note tone="warn" role="status">
          Not saved yet: no connection. {kept}
        </Note>
      )}
      {status === 'failed' && (
        <Note tone="danger" role="alert" title="Not saved yet.">
          {message} {kept}
          <Button variant="line" size="sm" className={styles.again} onClick={() => void session.save('pressed')}>
            Try again
          </Button>
        </Note>
      )}
      {status === 'conflict' && (
        <Note tone="warn" role="alert" title="Changed in two places.">
          {kept} Choose which of them to go on with.
          <Button variant="line" size="sm" className={styles.again} onClick={onChoose}>
            Look at both
          </Button>
        </Note>
      )}
    </div>
  )
}
