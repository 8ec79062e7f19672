import { useState } from 'react'
import { TextField } from './field.tsx'
import { FormDialog } from './form-dialog.tsx'

type SaveVersionDialogProps = {
  busy: boolean
  /** With the name that the version gets, or none. */
  onSave: (label: string | null) => void
  onClose: () => void
}

export function SaveVersionDialog({ busy, onSave, onClose }: SaveVersionDialogProps) {
  const [label, setLabel] = useState('')
  return (
    <FormDialog
      title="Save a version"
      description="Keeps your resume as it is now. You can compare with it and come back to it."
      action="Save version"
      busy={busy}
      onSubmit={() => onSave(label.trim() || null)}
      onClose={onClose}
    >
      <TextField
        label="Label"
        optional
        hint="A name to find it by, such as “Before the interview”."
        value={label}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setLabel(event.target.value)}
      />
    </FormDialog>
  )
}
