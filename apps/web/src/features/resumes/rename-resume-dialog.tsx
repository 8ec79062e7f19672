import { useMutation } from '@tanstack/react-query'
import { updateResumeMutation } from '../../lib/resumes/resumes.ts'
import { RenameDialog } from '../../ui/rename-dialog.tsx'
import * as texts from './texts.tsx'

type RenameResumeDialogProps = { resume: { id: number; title: string }; onClose: () => void }

export function RenameResumeDialog({ resume, onClose }: RenameResumeDialogProps) {
  const rename = useMutation(updateResumeMutation())
  return (
    <RenameDialog
      what={texts.what}
      title={resume.title}
      busy={rename.isPending}
      onRename={(title) => rename.mutate({ id: resume.id, input: { title } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
