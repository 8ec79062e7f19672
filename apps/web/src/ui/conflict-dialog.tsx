import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './conflict-dialog.module.css'
import { Dialog } from './dialog.tsx'
import * as texts from './texts/conflict-dialog.ts'
import { WordDifference } from './word-difference.tsx'

type ConflictDialogProps = {
  /** Where it was changed as well, and what becomes of the one that is not kept. */
  lead: string
  theirs: string
  mine: string
  busy?: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
  onClose: () => void
  children?: ReactNode
}

/** Two have changed one thing: both are shown, and one is chosen. */
export function ConflictDialog({ lead, theirs, mine, busy = false, children, ...on }: ConflictDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={on.onClose}
      title={texts.changedTwice}
      description={lead}
      actions={
        <>
          <Button variant="quiet" onClick={on.onClose}>
            {texts.decideLater}
          </Button>
          <Button variant="line" busy={busy} onClick={on.onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
          <Button busy={busy} onClick={on.onKeepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p className={styles.legend}>
        <del>{texts.theirs}</del> <ins>{texts.yours}</ins>
      </p>
      <section className={styles.difference} aria-label={texts.theirsAgainstYours}>
        <WordDifference before={theirs} after={mine} />
      </section>
      {children}
    </Dialog>
  )
}
