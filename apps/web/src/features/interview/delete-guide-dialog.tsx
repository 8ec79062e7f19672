import { useMutation } from '@tanstack/react-query'
import { deleteGuideMutation, type GuideListed } from '../../lib/resumes/guides.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { jobOf } from './kinds.ts'
import * as texts from './texts.tsx'

type DeleteGuideDialogProps = {
  guide: Pick<GuideListed, 'id' | 'jobTitle' | 'title'>
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteGuideDialog({ guide, onClose, onDeleted }: DeleteGuideDialogProps) {
  const remove = useMutation(deleteGuideMutation())
  const confirm = () =>
    remove.mutate(guide.id, {
      onSuccess: () => {
        onClose()
        onDeleted?.()
      },
    })
  return (
    <ConfirmDialog
      title={texts.deleteQuestion(jobOf(guide))}
      description={texts.whatGoes}
      keep={texts.keepIt}
      action={texts.deleteGuide}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
