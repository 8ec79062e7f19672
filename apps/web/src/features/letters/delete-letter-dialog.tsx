import { useMutation } from '@tanstack/react-query'
import { deleteLetterMutation } from '../../lib/resumes/letters.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type DeleteLetterDialogProps = {
  letter: { id: number; title: string; jobAdvertisingCompany: string }
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteLetterDialog({ letter, onClose, onDeleted }: DeleteLetterDialogProps) {
  const remove = useMutation(deleteLetterMutation())
  const agree = () =>
    remove.mutate(letter.id, {
      onSuccess: () => {
        onClose()
        onDeleted?.()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete the letter to ${letter.jobAdvertisingCompany}?`}
      description="The letter goes, with its short message and email. The job stays, and the tailored resume too, unless its original was deleted."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger-fill" busy={remove.isPending} onClick={agree}>
            Delete letter
          </Button>
        </>
      }
    />
  )
}
