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
import * as texts from './texts.ts'

type ConflictDialogProps = { resumeId: number; mine: Edition; theirs: Theirs<Edition>; onClose: () => void }

/** Both are shown and one is chosen; the other is kept as a version before anything is written over. */
export function ConflictDialog({ resumeId, mine, theirs, onClose }: ConflictDialogProps) {
  const { session } = useEditing()
  const keep = useMutation(createVersionMutation())
  const keepMine = () =>
    keep.mutate({ resumeId, label: texts.fromElsewhere }, { onSuccess: () => void session.keepMine() })
  const takeTheirs = () =>
    keep.mutate(
      { resumeId, content: contentOf(mine), label: texts.mineBefore },
      { onSuccess: () => session.takeTheirs(theirs) },
    )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.conflict}
      description={texts.conflictWhy}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.decideLater}
          </Button>
          <Button variant="line" busy={keep.isPending} onClick={takeTheirs}>
            {texts.takeTheirs}
          </Button>
          <Button busy={keep.isPending} onClick={keepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p className={styles.legend}>
        <del>{texts.theirs}</del> <ins>{texts.yours}</ins>
      </p>
      <section className={styles.difference} aria-label={texts.difference}>
        <WordDifference before={wordsOf(theirs.edition)} after={wordsOf(mine)} />
      </section>
      <p className={styles.sideBySide}>
        <TextLink to={paths.resume(resumeId)} target="_blank">
          {texts.openTheirs}
        </TextLink>
      </p>
    </Dialog>
  )
}

const wordsOf = (edition: Edition) => `${edition.title}\n${textOf(edition)}`
