import type { Theirs } from '../../lib/editing/saver.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WordDifference } from '../../ui/word-difference.tsx'
import css from './letter.module.css'
import type { Edition, LetterSession } from './open-letter.ts'
import { textOf } from './words.ts'

type ConflictDialogProps = {
  session: LetterSession
  mine: Edition
  theirs: Theirs<Edition>
  onClose: () => void
}

/** Both are shown and one is chosen; the other is one step back in the history. */
export function ConflictDialog({ session, mine, theirs, onClose }: ConflictDialogProps) {
  const keepMine = () => {
    session.edit(() => theirs.edition)
    session.edit(() => mine)
    void session.keepMine()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Changed in two places"
      description="Another tab or device has changed this letter since you began. Whichever you keep, Undo brings the other back."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Decide later
          </Button>
          <Button variant="line" onClick={() => session.takeTheirs(theirs)}>
            Take theirs
          </Button>
          <Button onClick={keepMine}>Keep mine</Button>
        </>
      }
    >
      <p className={css.legend}>
        <del>Theirs</del> <ins>Yours</ins>
      </p>
      <section className={css.difference} aria-label="Theirs against yours">
        <WordDifference before={textOf(theirs.edition.content)} after={textOf(mine.content)} />
      </section>
    </Dialog>
  )
}
