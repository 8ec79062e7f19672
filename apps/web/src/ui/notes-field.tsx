import { Button } from './button.tsx'
import { TextAreaField } from './field.tsx'
import { Note } from './note.tsx'
import * as texts from './texts/parts.ts'

type NotesFieldProps = {
  label: string
  maxLength: number
  notes: {
    text: string
    isChanged: boolean
    isUnsent: boolean
    /** What was typed before other notes were saved, and waits for a decision. */
    apart: string | null
    type: (text: string) => void
    decide: (keep: boolean) => void
  }
}

function stateOf({ text, isChanged, isUnsent }: NotesFieldProps['notes']): string | undefined {
  if (isUnsent) return texts.notSavedButKept
  if (isChanged) return texts.notSaved
  return text === '' ? undefined : texts.saved
}

/** Notes that are saved as one types, and what to do with those that met newer ones. */
export function NotesField({ label, maxLength, notes }: NotesFieldProps) {
  return (
    <>
      <TextAreaField
        label={label}
        rows={5}
        maxLength={maxLength}
        value={notes.text}
        hint={stateOf(notes)}
        onChange={(event) => notes.type(event.target.value)}
      />
      {notes.apart !== null && (
        <Note tone="warn" title={texts.typedBefore}>
          <p>{notes.apart}</p>
          <Button variant="line" size="sm" onClick={() => notes.decide(true)}>
            {texts.addBelow}
          </Button>{' '}
          <Button variant="quiet" size="sm" onClick={() => notes.decide(false)}>
            {texts.leaveOut}
          </Button>
        </Note>
      )}
    </>
  )
}
