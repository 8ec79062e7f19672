import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import * as texts from './texts/parts.ts'

type FormDialogProps = {
  title: string
  description?: string
  /** What the button says that sends it. */
  action: string
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A question that is answered by typing. It stays open until it is closed, so that what was typed is kept where it fails. */
export function FormDialog({ title, description, action, busy, onSubmit, onClose, children }: FormDialogProps) {
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      {...(description && { description })}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}
