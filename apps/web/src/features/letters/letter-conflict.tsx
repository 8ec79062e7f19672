import type { Theirs } from '../../lib/editing/saver.ts'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import type { Edition, LetterSession } from './open-letter.ts'
import * as texts from './texts.tsx'
import { textOf } from './words.ts'

type LetterConflictProps = {
  session: LetterSession
  mine: Edition
  theirs: Theirs<Edition>
  onClose: () => void
}

/** The one that is not chosen is one step back in the history. */
export function LetterConflict({ session, mine, theirs, onClose }: LetterConflictProps) {
  const keepMine = () => {
    session.edit(() => theirs.edition)
    session.edit(() => mine)
    void session.keepMine()
  }
  return (
    <ConflictDialog
      lead={texts.conflictLead}
      theirs={textOf(theirs.edition.content)}
      mine={textOf(mine.content)}
      onTakeTheirs={() => session.takeTheirs(theirs)}
      onKeepMine={keepMine}
      onClose={onClose}
    />
  )
}
