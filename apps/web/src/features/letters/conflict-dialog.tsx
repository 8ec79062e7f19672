import type { Theirs } from '../../lib/editing/saver.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WordDifference } from '../../ui/word-difference.tsx'
import css from './letter.module.css'
import type { Edition, LetterSession } from './open-letter.ts'
import * as texts from './texts.tsx'
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
      title={texts.conflictTitle}
      description={texts.conflictLead}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.decideLater}
          </Button>
          <Button variant="line" onClick={() => session.takeTheirs(theirs)}>
            {texts.takeTheirs}
          </Button>
          <Button onClick={keepMine}>{texts.keepMine}</Button>
        </>
      }
    >
      <p className={css.legend}>
        <del>{texts.theirs}</del> <ins>{texts.yours}</ins>
      </p>
      <section className={css.difference} aria-label={texts.theirsAgainstYours}>
        <WordDifference before={textOf(theirs.edition.content)} after={textOf(mine.content)} />
      </section>
    </Dialog>
  )
}
