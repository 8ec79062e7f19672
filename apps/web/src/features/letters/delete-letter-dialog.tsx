import { useMutation } from '@tanstack/react-query'
import { deleteLetterMutation } from '../../lib/resumes/letters.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import * as texts from './texts.tsx'

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
      title={texts.deleteQuestion(letter.jobAdvertisingCompany)}
      description={texts.whatGoes}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.keepIt}
          </Button>
          <Button variant="danger-fill" busy={remove.isPending} onClick={agree}>
            {texts.deleteLetter}
          </Button>
        </>
      }
    />
  )
}
