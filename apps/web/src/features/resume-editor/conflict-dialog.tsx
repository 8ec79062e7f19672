import { useMutation } from '@tanstack/react-query'
import type { Theirs } from '../../lib/editing/saver.ts'
import { paths } from '../../lib/paths.ts'
import { createVersionMutation } from '../../lib/resumes/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WordDifference } from '../../ui/word-difference.tsx'
import styles from './editor.module.css'
import { contentOf, type Edition, textOf } from './session/edition.ts'
import { useEditing } from './session/session-context.ts'

type ConflictDialogProps = { resumeId: number; mine: Edition; theirs: Theirs<Edition>; onClose: () => void }

/** Both are shown and one is chosen; the other is kept as a version before anything is written over. */
export function ConflictDialog({ resumeId, mine, theirs, onClose }: ConflictDialogProps) {
  const { session } = useEditing()
  const keep = useMutation(createVersionMutation())
  const keepMine = () =>
    keep.mutate({ resumeId, label: 'From another tab or device' }, { onSuccess: () => void session.keepMine() })
  const takeTheirs = () =>
    keep.mutate(
      { resumeId, content: contentOf(mine), label: 'Mine, before I took the other' },
      { onSuccess: () => session.takeTheirs(theirs) },
    )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Changed in two places"
      description="Another tab or device has changed this resume since you began. Whichever you keep, the other is saved as a version."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Decide later
          </Button>
          <Button variant="line" busy={keep.isPending} onClick={takeTheirs}>
            Take theirs
          </Button>
          <Button busy={keep.isPending} onClick={keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className={styles.legend}>
        <del>Theirs</del> <ins>Yours</ins>
      </p>
      <section className={styles.difference} aria-label="Theirs against yours">
        <WordDifference before={wordsOf(theirs.edition)} after={wordsOf(mine)} />
      </section>
      <p className={styles.sideBySide}>
        <TextLink to={paths.resume(resumeId)} target="_blank">
          Open theirs beside this
        </TextLink>
      </p>
    </Dialog>
  )
}

const wordsOf = (edition: Edition) => `${edition.title}\n${textOf(edition)}`
