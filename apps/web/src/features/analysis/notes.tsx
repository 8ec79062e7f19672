import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Analysis, updateNotesMutation } from '../../lib/resumes/analyses.ts'
import { localStore } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './analysis.module.css'

const saveAfter = 1500
const draftKey = (id: number) => `analysis_notes_${id}`

interface Draft {
  /** What was saved when it was typed. */
  base: string
  text: string
}

function keptDraft(id: number): Draft | null {
  try {
    return JSON.parse(localStore.read(draftKey(id)) ?? 'null')
  } catch {
    return null
  }
}

/** Saved as one types; what is not saved yet is kept in this browser. Newer notes are never overwritten by older ones. */
export function Notes({ analysis: { id, userNotes } }: { analysis: Analysis }) {
  const saved = userNotes ?? ''
  const [kept] = useState(() => keptDraft(id))
  const isOnSaved = kept?.base === saved
  const [notes, setNotes] = useState(kept && isOnSaved ? kept.text : saved)
  const [apart, setApart] = useState(kept && !isOnSaved ? kept.text : null)
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
    localStore.write(draftKey(id), JSON.stringify({ base: saved, text } satisfies Draft))
    setNotes(text)
  }
  const decide = (text: string | null) => {
    setApart(null)
    localStore.remove(draftKey(id))
    if (text !== null) type([notes, text].filter(Boolean).join('\n\n'))
  }
  return (
    <Card title="Notes">
      <TextAreaField
        label="For yourself"
        rows={5}
        maxLength={20_000}
        value={notes}
        hint={isChanged ? 'Not saved yet' : notes === '' ? undefined : 'Saved'}
        onChange={(event) => type(event.target.value)}
      />
      {apart !== null && (
        <Note tone="warn" title="You typed this here before, and other notes were saved since:">
          <p>{apart}</p>
          <Button variant="line" size="sm" onClick={() => decide(apart)}>
            Add it below
          </Button>{' '}
          <Button variant="quiet" size="sm" onClick={() => decide(null)}>
            Leave it out
          </Button>
        </Note>
      )}
      <p className={styles.buttons}>
        <Button variant="line" size="sm" busy={saving.isPending} onClick={() => save(saving, notes)}>
          Save notes
        </Button>
      </p>
    </Card>
  )
}
