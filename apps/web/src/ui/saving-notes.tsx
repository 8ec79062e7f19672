import { Button } from './button.tsx'

import { Note } from './note.tsx'
import styles from './saving-notes.module.css'
import * as parts from './texts/parts.ts'
import * as texts from './texts/saving-notes.ts'
import { timeAgo } from './time-ago.ts'

type SavingNotesProps = {
  saving: {
    status: 'saved' | 'unsaved' | 'saving' | 'unreachable' | 'failed' | 'conflict'
    /** Why the last change was not taken. */
    message: string | null
  }
  /** When what was brought back was last changed; null where nothing was. */
  restoredFrom: number | null
  session: {
    discardDraft: () => void
    dismissRestored: () => void
    save: () => unknown
  }
  onChoose: () => void
}

/** What stands between a change and the server, said calmly, with what to do. */
export function SavingNotes({ saving, restoredFrom, session, onChoose }: SavingNotesProps) {
  const { status, message } = saving
  return (
    <div className={styles.notes}>
      {restoredFrom !== null && status !== 'conflict' && (
        <Note role="status">
          {texts.restored(timeAgo(restoredFrom, Date.now()))}
          <Button variant="line" size="sm" className={styles.again} onClick={session.discardDraft}>
            {texts.discard}
          </Button>
          <Button variant="quiet" size="sm" onClick={session.dismissRestored}>
            {texts.keep}
          </Button>
        </Note>
      )}
      {status === 'unreachable' && (
        <Note tone="warn" role="status">
          {texts.noConnection} {texts.kept}
        </Note>
      )}
      {status === 'failed' && (
        <Note tone="danger" role="alert" title={texts.notSaved}>
          {message} {texts.kept}
          <Button variant="line" size="sm" className={styles.again} onClick={() => void session.save()}>
            {parts.tryAgain}
          </Button>
        </Note>
      )}
      {status === 'conflict' && (
        <Note tone="warn" role="alert" title={texts.changedTwice}>
          {texts.kept} {texts.chooseOne}
          <Button variant="line" size="sm" className={styles.again} onClick={onChoose}>
            {texts.lookAtBoth}
          </Button>
        </Note>
      )}
    </div>
  )
}
