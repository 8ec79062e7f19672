import { Button } from './button.tsx'
import { TextAreaField } from './field.tsx'
import { Note } from './note.tsx'

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
  if (isUnsent) return 'Not saved yet. It is kept in this browser.'
  if (isChanged) return 'Not saved yet'
  return text === '' ? undefined : 'Saved'
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
        <Note tone="warn" title="You typed this here before, and other notes were saved since:">
          <p>{notes.apart}</p>
          <Button variant="line" size="sm" onClick={() => notes.decide(true)}>
            Add it below
          </Button>{' '}
          <Button variant="quiet" size="sm" onClick={() => notes.decide(false)}>
            Leave it out
          </Button>
        </Note>
      )}
    </>
  )
}
