import { useMutation } from '@tanstack/react-query'
import { renameLetterMutation } from '../../lib/resumes/letters.ts'
import { RenameDialog } from '../../ui/rename-dialog.tsx'
import * as texts from './texts.tsx'

type RenameLetterDialogProps = { letter: { id: number; title: string }; onClose: () => void }

export function RenameLetterDialog({ letter, onClose }: RenameLetterDialogProps) {
  const rename = useMutation(renameLetterMutation())
  return (
    <RenameDialog
      what={texts.letter}
      description={texts.sameTitle}
      title={letter.title}
      busy={rename.isPending}
      onRename={(title) => rename.mutate({ id: letter.id, title }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
