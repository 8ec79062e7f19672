import styles from './elsewhere-note.module.css'
import { Note } from './note.tsx'
import { TextButton } from './text-link.tsx'

/** Two tabs, one draft: neither writes over the other unasked. */
export function ElsewhereNote({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <Note tone="warn" role="alert" className={styles.note}>
      This was changed in another tab. What you type here is not kept until you choose.{' '}
      <TextButton onClick={onTake}>Use the other tab’s</TextButton>{' '}
      <TextButton onClick={onKeep}>Keep what is here</TextButton>
    </Note>
  )
}
