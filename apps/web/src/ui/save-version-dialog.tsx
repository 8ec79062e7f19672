import { type FormEvent, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'

type SaveVersionDialogProps = {
  busy: boolean
  /** With the name that the version gets, or none. The dialog stays until it is closed, so that what was typed is kept. */
  onSave: (label: string | null) => void
  onClose: () => void
}

export function SaveVersionDialog({ busy, onSave, onClose }: SaveVersionDialogProps) {
  const formId = useId()
  const [label, setLabel] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    onSave(label.trim() || null)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save a version"
      description="Keeps your resume as it is now. You can compare with it and come back to it."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Save version
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="Label"
          optional
          hint="What you will know it by, such as “Before the interview”."
          value={label}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
