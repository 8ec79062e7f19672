import { useMutation, useQuery } from '@tanstack/react-query'
import { deleteResumeMutation, type ResumeListed } from '../../lib/resumes/resumes.ts'
import { tailoredPages } from '../../lib/resumes/tailored.ts'
import { usePages } from '../../lib/resumes/use-rows.ts'
import { versionsQuery } from '../../lib/resumes/versions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import * as texts from './texts.tsx'

/** Counted only where all of them have come. */
function tailoredOf(count: number | undefined, hasMore: boolean): string {
  if (hasMore) return texts.allTailored
  return count === undefined ? texts.itsTailored : texts.tailoredCount(count)
}

type DeleteResumeDialogProps = { resume: ResumeListed; onClose: () => void; onDeleted: () => void }

export function DeleteResumeDialog({ resume, onClose, onDeleted }: DeleteResumeDialogProps) {
  const remove = useMutation(deleteResumeMutation())
  const versions = useQuery(versionsQuery(resume.id))
  const { rows: tailored, more } = usePages(tailoredPages(resume.id))

  const also = [
    versions.data ? texts.versionCount(versions.data.length) : texts.itsVersions,
    tailoredOf(tailored?.length, more.has),
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
      description={texts.deletesAlso(also)}
      keep={texts.keepIt}
      action={texts.deleteResume}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
