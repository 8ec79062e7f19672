import { useMutation } from '@tanstack/react-query'
import { type Analysis, updateNotesMutation } from '../../lib/resumes/analyses.ts'
import { useKeptText } from '../../lib/use-kept-text.ts'
import { Button } from '../../ui/button.tsx'
import { FoldCard } from '../../ui/fold-card.tsx'
import { NotesField } from '../../ui/notes-field.tsx'
import styles from './analysis.module.css'
import * as texts from './texts.tsx'

/** Saved as one types; a press saves at once, and says so. */
export function Notes({ analysis: { id, userNotes } }: { analysis: Analysis }) {
  const saving = useMutation(updateNotesMutation())
  const autosaving = useMutation(updateNotesMutation({ silent: true }))
  // That they could not be saved was told once.
  const savingAgain = useMutation({ ...updateNotesMutation(), meta: {} })
  const by = (mutation: typeof saving, text: string, bases: readonly string[]) =>
    mutation.mutateAsync({ analysisId: id, text, bases })
  const notes = useKeptText({
    key: `analysis_notes_${id}`,
    saved: userNotes ?? '',
    save: (text, { bases, isAgain }) => by(isAgain ? savingAgain : autosaving, text, bases),
  })
  const saveNow = () => void notes.send((text, { bases }) => by(saving, text, bases))
  return (
    <FoldCard
      id="notes"
      title={texts.notes}
      summary={userNotes || texts.noNotes}
      startsOpen={notes.isChanged || notes.apart !== null}
    >
      <NotesField label={texts.forYourself} maxLength={20_000} notes={notes} />
      <p className={styles.buttons}>
        <Button variant="line" size="sm" busy={saving.isPending} onClick={saveNow}>
          {texts.saveNotes}
        </Button>
      </p>
    </FoldCard>
  )
}
