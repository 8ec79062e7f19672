import { useMutation } from '@tanstack/react-query'
import { deleteLetterMutation } from '../../lib/resumes/letters.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
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
    <ConfirmDialog
      title={texts.deleteQuestion(letter.jobAdvertisingCompany)}
      description={texts.whatGoes}
      keep={texts.keepIt}
      action={texts.deleteLetter}
      busy={remove.isPending}
      onConfirm={agree}
      onClose={onClose}
    />
  )
}
