import { useMutation } from '@tanstack/react-query'
import { deleteTailoredMutation, type TailoredListed } from '../../lib/resumes/tailored.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import * as texts from './texts.tsx'

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
    <ConfirmDialog
      title={texts.deleteQuestion(title)}
      description={texts.deleteTailoredMeaning}
      keep={texts.keepIt}
      action={texts.deleteTailored}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
