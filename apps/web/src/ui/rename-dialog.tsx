import { useState } from 'react'
import { TextField } from './field.tsx'
import { FormDialog } from './form-dialog.tsx'
import * as texts from './texts/rename.ts'

type RenameDialogProps = {
  /** What it is: `letter`. */
  what: string
  description?: string
  title: string
  busy: boolean
  onRename: (title: string) => void
  onClose: () => void
}

export function RenameDialog({ what, description, title: known, busy, onRename, onClose }: RenameDialogProps) {
  const [title, setTitle] = useState(known)
  const [error, setError] = useState<string>()

  function submit() {
    const wished = title.trim()
    if (wished === '') setError(texts.titleMissing)
    else if (wished === known) onClose()
    else onRename(wished)
  }

  return (
    <FormDialog
      title={texts.renameThe(what)}
      {...(description && { description })}
      action={texts.rename}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={texts.title}
        value={title}
        maxLength={200}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          setTitle(event.target.value)
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}
