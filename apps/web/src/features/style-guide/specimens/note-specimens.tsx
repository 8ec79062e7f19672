import { problemOf } from '../../../lib/load-problem.ts'
import { ElsewhereNote } from '../../../ui/elsewhere-note.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Note } from '../../../ui/note.tsx'
import { SavingNotes } from '../../../ui/saving-notes.tsx'
import { Caption, Specimen } from '../specimen.tsx'
import styles from '../style-guide.module.css'

const nothing = () => undefined
const session = { discardDraft: nothing, dismissRestored: nothing, save: nothing }

const failed = { error: new Error('The server could not be reached.'), isFetching: false, refetch: () => undefined }

export function NoteSpecimens() {
  return (
    <Specimen title="Notes" note="Errors say what happened, what is kept, what to do.">
      <div className={styles.scale}>
        <ElsewhereNote onTake={nothing} onKeep={nothing} />
        <Note>Counted from your 12 saved jobs.</Note>
        <Note tone="fit">Every line is traced.</Note>
        <Note tone="warn">Two dates need your eye before you save.</Note>
        <LoadProblem title="Failed to load resume." problem={problemOf([failed])} />
        <Caption>Between a change and the server</Caption>
        {(['unreachable', 'failed', 'conflict'] as const).map((status) => (
          <SavingNotes
            key={status}
            saving={{ status, message: 'This is too long.' }}
            restoredFrom={null}
            session={session}
            onChoose={nothing}
          />
        ))}
      </div>
    </Specimen>
  )
}
