import { useMutation, useQuery } from '@tanstack/react-query'
import { deleteResumeMutation, type ResumeListed } from '../../lib/resumes/resumes.ts'
import { tailoredPages } from '../../lib/resumes/tailored.ts'
import { usePages } from '../../lib/resumes/use-rows.ts'
import { versionsQuery } from '../../lib/resumes/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { countOf } from './count-of.ts'

const listOf = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)

/** Counted only where all of them have come. */
function tailoredOf(count: number | undefined, hasMore: boolean): string | null {
  if (hasMore) return 'all its tailored versions'
  return count === undefined ? 'its tailored versions' : countOf(count, 'tailored version')
}

type DeleteResumeDialogProps = { resume: ResumeListed; onClose: () => void; onDeleted: () => void }

export function DeleteResumeDialog({ resume, onClose, onDeleted }: DeleteResumeDialogProps) {
  const remove = useMutation(deleteResumeMutation())
  const versions = useQuery(versionsQuery(resume.id))
  const { rows: tailored, more } = usePages(tailoredPages(resume.id))

  const also = [
    versions.data ? countOf(versions.data.length, 'version') : 'its versions',
    tailoredOf(tailored?.length, more.has),
    'its analyses',
    ...(resume.fileType === null ? [] : ['the uploaded file']),
  ].filter((part) => part !== null)

  const confirm = () =>
    remove.mutate(resume.id, {
      onSuccess: () => {
        onClose()
        onDeleted()
      },
    })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${resume.title}”?`}
      description={`This also deletes ${listOf(also)}. It cannot be undone. Tailored versions with a cover letter stay, and so do your saved jobs.`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger-fill" busy={remove.isPending} onClick={confirm}>
            Delete resume
          </Button>
        </>
      }
    />
  )
}
