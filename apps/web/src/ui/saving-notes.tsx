import { Button } from './button.tsx'
import { timeAgo } from './last-saved-words.ts'
import { Note } from './note.tsx'
import styles from './saving-notes.module.css'

type SavingNotesProps = {
  saving: {
    status: 'saved' | 'unsaved' | 'saving' | 'unreachable' | 'failed' | 'conflict'
    /** Why the last change was not taken. */
    message: string | null
  }
  /** When what was brought back was last changed; null where nothing was. */
  restoredFrom: number | null
  onDiscard: () => void
  onKeep: () => void
  onAgain: () => void
  onChoose: () => void
}

const kept = 'Your changes are kept in this browser.'

/** What stands between a change and the server, said calmly, with what to do. */
export function SavingNotes({ saving, restoredFrom, onDiscard, onKeep, onAgain, onChoose }: SavingNotesProps) {
  const { status, message } = saving
  return (
    <div className={styles.notes}>
      {restoredFrom !== null && status !== 'conflict' && (
        <Note role="status">
          The changes you made {timeAgo(restoredFrom, Date.now())} were not saved yet. They are back.
          <Button variant="line" size="sm" className={styles.again} onClick={onDiscard}>
            Discard them
          </Button>
          <Button variant="quiet" size="sm" onClick={onKeep}>
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
          <Button variant="line" size="sm" className={styles.again} onClick={onAgain}>
            Try again
          </Button>
        </Note>
      )}
      {status === 'conflict' && (
        <Note tone="warn" role="alert" title="Changed in two places.">
          {kept} Choose which one to keep.
          <Button variant="line" size="sm" className={styles.again} onClick={onChoose}>
            Look at both
          </Button>
        </Note>
      )}
    </div>
  )
}
