import { useQuery } from '@tanstack/react-query'
import { sameFileQuery } from '../../../lib/resumes/same-file.ts'
import { Moment } from '../../../ui/moment.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import * as texts from '../texts.tsx'
import styles from './check.module.css'

type SameFileNoteProps = { file: File | null; useLabel: string; onUse: (resumeId: number) => void }

/** Says that this very file is saved already. It holds up nobody: who saves again has two. */
export function SameFileNote({ file, useLabel, onUse }: SameFileNoteProps) {
  const { data: same } = useQuery(sameFileQuery(file))
  if (!same) return null
  return (
    <Note role="status" className={styles.note}>
      {texts.sameFile(
        <UploadedAt at={same.createdAt} />,
        same.title,
        <TextButton onClick={() => onUse(same.id)}>{useLabel}</TextButton>,
      )}
    </Note>
  )
}

const withinTwoDays = 2 * 24 * 60 * 60 * 1000

/** "today, 14:05", "on 3 May". */
function UploadedAt({ at }: { at: string }) {
  const isRecent = Date.now() - Date.parse(at) < withinTwoDays
  return isRecent ? <Moment at={at} /> : texts.onDay(<Moment at={at} />)
}
