import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { createVersionMutation } from '../../lib/resumes/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { useEditing } from './session/session-context.ts'

type SaveVersionDialogProps = { resumeId: number; onClose: () => void }

/** Saves what is here, then keeps it under a name. Stays open where that fails. */
export function SaveVersionDialog({ resumeId, onClose }: SaveVersionDialogProps) {
  const { session } = useEditing()
  const formId = useId()
  const [label, setLabel] = useState('')
  const keep = useMutation(createVersionMutation())

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await session.save('by itself')) keep.mutate({ resumeId, label: label.trim() || null }, { onSuccess: onClose })
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
          <Button type="submit" form={formId} busy={keep.isPending}>
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
          onChange={({ target }) => setLabel(target.value)}
        />
      </form>
    </Dialog>
  )
}
