import { useMutation } from '@tanstack/react-query'
import { deleteGuideMutation, type GuideListed } from '../../lib/resumes/guides.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
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
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.deleteQuestion(jobOf(guide))}
      description={texts.whatGoes}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.keepIt}
          </Button>
          <Button variant="danger-fill" busy={remove.isPending} onClick={confirm}>
            {texts.deleteGuide}
          </Button>
        </>
      }
    />
  )
}
