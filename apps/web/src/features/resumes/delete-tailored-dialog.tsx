import { useMutation } from '@tanstack/react-query'
import { deleteTailoredMutation, type TailoredListed } from '../../lib/resumes/tailored.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
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
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.deleteQuestion(title)}
      description={texts.deleteTailoredMeaning}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.keepIt}
          </Button>
          <Button variant="danger-fill" busy={remove.isPending} onClick={confirm}>
            {texts.deleteTailored}
          </Button>
        </>
      }
    />
  )
}
