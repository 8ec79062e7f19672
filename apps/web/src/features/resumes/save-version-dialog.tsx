import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { createVersionMutation } from '../../lib/resumes/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'

type SaveVersionDialogProps = { resumeId: number; onClose: () => void }

/** Stays open while it fails, so that what was typed is kept. */
export function SaveVersionDialog({ resumeId, onClose }: SaveVersionDialogProps) {
  const formId = useId()
  const [label, setLabel] = useState('')
  const save = useMutation(createVersionMutation())

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ resumeId, label: label.trim() || null }, { onSuccess: onClose })
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
          <Button type="submit" form={formId} busy={save.isPending}>
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
