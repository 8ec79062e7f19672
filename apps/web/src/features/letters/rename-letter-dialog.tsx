import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { renameLetterMutation } from '../../lib/resumes/letters.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'

type RenameLetterDialogProps = { letter: { id: number; title: string }; onClose: () => void }

/** Stays open while it fails, so that what was typed is kept. */
export function RenameLetterDialog({ letter, onClose }: RenameLetterDialogProps) {
  const formId = useId()
  const [title, setTitle] = useState(letter.title)
  const [error, setError] = useState<string>()
  const rename = useMutation(renameLetterMutation())

  function submit(event: FormEvent) {
    event.preventDefault()
    const wished = title.trim()
    if (wished === '') setError('Please give it a title.')
    else if (wished === letter.title) onClose()
    else rename.mutate({ id: letter.id, title: wished }, { onSuccess: onClose })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename letter"
      description="Its tailored resume has the same title and takes the new one too."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={rename.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="Title"
          value={title}
          maxLength={200}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setTitle(event.target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
