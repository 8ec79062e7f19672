import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type DeleteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The example of a question before something is lost. It deletes nothing. */
export function DeleteDialog({ open, onOpenChange }: DeleteDialogProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete “Data Analyst, general”?"
      description="Its 7 versions go with it. Your 4 tailored versions and your saved jobs stay."
      actions={
        <>
          <Button variant="line" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger-fill" onClick={close}>
            Delete resume
          </Button>
        </>
      }
    />
  )
}
