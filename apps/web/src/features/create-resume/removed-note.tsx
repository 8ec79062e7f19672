import { Note } from '../../ui/note.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import styles from './create-resume.module.css'
import * as texts from './texts.tsx'

/** Says what was taken out, with the way to take it back. It stays in sight wherever the page is scrolled to. */
export function RemovedNote({ words, onTakeBack }: { words: string | null; onTakeBack: () => void }) {
  return (
    <div role="status" className={styles.removed}>
      {words !== null && (
        <Note>
          {words} <TextButton onClick={onTakeBack}>{texts.takeBack}</TextButton>
        </Note>
      )}
    </div>
  )
}
