import { Note } from '../../ui/note.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import styles from './create-resume.module.css'

/** Two tabs, one draft: neither writes over the other unasked. */
export function ElsewhereNote({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <Note tone="warn" role="alert" className={styles.elsewhere}>
      This draft was changed in another tab. What you type here is not kept until you choose.{' '}
      <TextButton onClick={onTake}>Take the other tab’s</TextButton>{' '}
      <TextButton onClick={onKeep}>Keep what is here</TextButton>
    </Note>
  )
}
