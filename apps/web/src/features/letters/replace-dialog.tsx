import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ReplaceDialogProps = { onReplace: () => void; onClose: () => void }

export function ReplaceDialog({ onReplace, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Replace your edits?"
      description="They stay in the history: Undo brings them back while this page is open."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep my letter
          </Button>
          <Button onClick={onReplace}>Write it again</Button>
        </>
      }
    />
  )
}
