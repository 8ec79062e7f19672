import { useMutation, useQuery } from '@tanstack/react-query'
import { lettersQuery } from '../../lib/resumes/letters.ts'
import { deleteResumeMutation, type ResumeListed } from '../../lib/resumes/resumes.ts'
import { tailoredPages } from '../../lib/resumes/tailored.ts'
import { usePages } from '../../lib/resumes/use-rows.ts'
import { versionsQuery } from '../../lib/resumes/versions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import * as texts from './texts.tsx'

/** What was tailored from a resume goes with it, but for what has a cover letter. Counted only where all of it has come. */
function useTailoredOf(resumeId: number): { going: string; staying: number | null } {
  const { rows, more } = usePages(tailoredPages(resumeId))
  const { data: letters } = useQuery(lettersQuery())
  if (more.has) return { going: texts.allTailored, staying: null }
  if (!rows || !letters) return { going: texts.itsTailored, staying: null }
  const staying = rows.filter(({ id }) => letters.some((letter) => letter.id === id)).length
  return { going: texts.tailoredCount(rows.length - staying), staying }
}

type DeleteResumeDialogProps = { resume: ResumeListed; onClose: () => void; onDeleted: () => void }

export function DeleteResumeDialog({ resume, onClose, onDeleted }: DeleteResumeDialogProps) {
  const remove = useMutation(deleteResumeMutation())
  const versions = useQuery(versionsQuery(resume.id))
  const tailored = useTailoredOf(resume.id)

  const also = [
    versions.data ? texts.versionCount(versions.data.length) : texts.itsVersions,
    tailored.going,
    texts.itsAnalyses,
    ...(resume.fileType === null ? [] : [texts.uploadedFile]),
  ].filter((part) => part !== '')

  const confirm = () =>
    remove.mutate(resume.id, {
      onSuccess: () => {
        onClose()
        onDeleted()
      },
    })

  return (
    <ConfirmDialog
      title={texts.deleteQuestion(resume.title)}
      description={texts.deletesAlso(also, tailored.staying)}
      keep={texts.keepIt}
      action={texts.deleteResume}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
