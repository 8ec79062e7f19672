import styles from './elsewhere-note.module.css'
import { Note } from './note.tsx'
import { TextButton } from './text-link.tsx'
import * as texts from './texts/parts.ts'

/** Two tabs, one draft: neither writes over the other unasked. */
export function ElsewhereNote({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <Note tone="warn" role="alert" className={styles.note}>
      {texts.changedInOtherTab} <TextButton onClick={onTake}>{texts.useOther}</TextButton>{' '}
      <TextButton onClick={onKeep}>{texts.keepThis}</TextButton>
    </Note>
  )
}
