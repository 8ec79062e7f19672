import { useMutation } from '@tanstack/react-query'
import { deleteTailoredMutation, type TailoredListed } from '../../lib/resumes/tailored.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type DeleteTailoredDialogProps = { version: TailoredListed; onClose: () => void; onDeleted: () => void }

export function DeleteTailoredDialog({ version: { id, title }, onClose, onDeleted }: DeleteTailoredDialogProps) {
  const remove = useMutation(deleteTailoredMutation())
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        onClose()
        onDeleted()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${title}”?`}
      description="Its cover letter goes with it. This cannot be undone. Your resume and the saved job stay."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger-fill" busy={remove.isPending} onClick={confirm}>
            Delete tailored version
          </Button>
        </>
      }
    />
  )
}
