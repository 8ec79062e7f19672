import { useState } from 'react'
import { TextField } from './field.tsx'
import { FormDialog } from './form-dialog.tsx'
import * as texts from './texts/parts.ts'

type SaveVersionDialogProps = {
  /** What is kept, where it is not the resume as it is now. */
  description?: string
  busy: boolean
  /** With the name that the version gets, or none. */
  onSave: (label: string | null) => void
  onClose: () => void
}

export function SaveVersionDialog({ description = texts.whatIsKept, busy, onSave, onClose }: SaveVersionDialogProps) {
  const [label, setLabel] = useState('')
  return (
    <FormDialog
      title={texts.saveAVersion}
      description={description}
      action={texts.saveVersion}
      busy={busy}
      onSubmit={() => onSave(label.trim() || null)}
      onClose={onClose}
    >
      <TextField
        label={texts.label}
        optional
        hint={texts.labelHint}
        value={label}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setLabel(event.target.value)}
      />
    </FormDialog>
  )
}
