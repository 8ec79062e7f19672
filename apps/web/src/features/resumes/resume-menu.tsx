import { useMutation } from '@tanstack/react-query'
import { Copy, Pencil, SquarePen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { duplicateResumeMutation, type ResumeListed } from '../../lib/resumes/resumes.ts'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { DownloadItems } from './download-items.tsx'
import { RenameResumeDialog } from './rename-resume-dialog.tsx'
import * as texts from './texts.tsx'

type ResumeMenuProps = { resume: ResumeListed; onDelete: () => void }

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What can be done with one resume of the list. */
export function ResumeMenu({ resume, onDelete }: ResumeMenuProps) {
  const [isRenamed, setIsRenamed] = useState(false)
  const duplicate = useMutation(duplicateResumeMutation())
  const label = texts.moreFor(resume.title)
  return (
    <>
      <MoreMenu label={label} disabled={duplicate.isPending}>
        <MenuItem to={paths.editResume(resume.id)} icon={<SquarePen {...icon} />}>
          {texts.edit}
        </MenuItem>
        <MenuItem icon={<Pencil {...icon} />} onSelect={() => setIsRenamed(true)}>
          {texts.rename}
        </MenuItem>
        <MenuItem icon={<Copy {...icon} />} onSelect={() => duplicate.mutate(resume.id)}>
          {texts.duplicate}
        </MenuItem>
        <MenuSeparator />
        <DownloadItems resume={resume} />
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={onDelete}>
          {texts.remove}
        </MenuItem>
      </MoreMenu>
      {isRenamed && <RenameResumeDialog resume={resume} onClose={() => setIsRenamed(false)} />}
    </>
  )
}
