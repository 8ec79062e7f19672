import { useMutation } from '@tanstack/react-query'
import { deleteGuideMutation, type GuideListed } from '../../lib/resumes/guides.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { jobOf } from './kinds.ts'

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
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete the guide for “${jobOf(guide)}”?`}
      description="Your notes and practised answers go with it. This cannot be undone. Your resume and the job stay."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger-fill" busy={remove.isPending} onClick={confirm}>
            Delete guide
          </Button>
        </>
      }
    />
  )
}
