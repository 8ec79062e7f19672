import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Analysis, updateNotesMutation } from '../../lib/resumes/analyses.ts'
import { localStore } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import styles from './analysis.module.css'

const saveAfter = 1500
const draftKey = (id: number) => `analysis_notes_${id}`

/** Saved as one types; what is not saved yet is kept in this browser. */
export function Notes({ analysis: { id, userNotes } }: { analysis: Analysis }) {
  const saved = userNotes ?? ''
  const [notes, setNotes] = useState(() => localStore.read(draftKey(id)) ?? saved)
  const saving = useMutation(updateNotesMutation())
  const autosaving = useMutation(updateNotesMutation({ silent: true }))
  const isChanged = notes !== saved

  const save = (by: typeof saving, text: string) =>
    by.mutate({ analysisId: id, userNotes: text }, { onSuccess: () => localStore.remove(draftKey(id)) })
  const autosave = useEffectEvent((text: string) => save(autosaving, text))
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => autosave(notes), saveAfter)
    return () => clearTimeout(timer)
  }, [isChanged, notes])

  const type = (text: string) => {
    localStore.write(draftKey(id), text)
    setNotes(text)
  }
  return (
    <Card title="Notes" className={styles.half}>
      <TextAreaField
        label="For yourself"
        rows={5}
        maxLength={20_000}
        value={notes}
        hint={isChanged ? 'Not saved yet' : notes === '' ? undefined : 'Saved'}
        onChange={(event) => type(event.target.value)}
      />
      <p className={styles.buttons}>
        <Button variant="line" size="sm" busy={saving.isPending} onClick={() => save(saving, notes)}>
          Save notes
        </Button>
      </p>
    </Card>
  )
}
