import { useMutation } from '@tanstack/react-query'
import type { Theirs } from '../../lib/editing/saver.ts'
import { paths } from '../../lib/paths.ts'
import { createVersionMutation } from '../../lib/resumes/versions.ts'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './editor.module.css'
import { contentOf, type Edition, textOf } from './session/edition.ts'
import { useEditing } from './session/session-context.ts'
import * as texts from './texts.ts'

type ResumeConflictProps = { resumeId: number; mine: Edition; theirs: Theirs<Edition>; onClose: () => void }

/** The one that is not chosen is kept as a version before anything is written over. */
export function ResumeConflict({ resumeId, mine, theirs, onClose }: ResumeConflictProps) {
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
    <ConflictDialog
      lead={texts.conflictWhy}
      theirs={wordsOf(theirs.edition)}
      mine={wordsOf(mine)}
      busy={keep.isPending}
      onTakeTheirs={takeTheirs}
      onKeepMine={keepMine}
      onClose={onClose}
    >
      <p className={styles.sideBySide}>
        <TextLink to={paths.resume(resumeId)} target="_blank">
          {texts.openTheirs}
        </TextLink>
      </p>
    </ConflictDialog>
  )
}

const wordsOf = (edition: Edition) => `${edition.title}\n${textOf(edition)}`
