import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  title: string
  description: ReactNode
  /** What the two buttons say: the safe way, and the other. */
  keep: string
  action: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asked before something is gone. */
export function ConfirmDialog({ keep, action, busy = false, onConfirm, onClose, ...words }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...words}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger-fill" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  )
}
