import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Copy, Download, Scissors, SquarePen } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { type Resume, selectResumeMutation } from '../../lib/resumes/resumes.ts'
import { useSharing } from '../../lib/resumes/use-sharing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Share } from '../../ui/share.tsx'
import { copyTextMutation } from './copy-text.ts'
import { DownloadItems } from './download-items.tsx'
import * as texts from './texts.tsx'

type ResumeActionsProps = {
  resume: Resume
  /** The resume as plain text, once it is read. */
  text: string | undefined
}

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

export function ResumeActions({ resume, text }: ResumeActionsProps) {
  const copy = useMutation(copyTextMutation())
  return (
    <>
      <Button
        variant="line"
        disabled={text === undefined}
        busy={copy.isPending}
        onClick={() => text !== undefined && copy.mutate(text)}
      >
        <Copy {...icon} />
        {texts.copyAsText}
      </Button>
      <Menu
        label={texts.download}
        trigger={
          <Button variant="line">
            <Download {...icon} />
            {texts.download}
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        }
      >
        <DownloadItems resume={resume} />
      </Menu>
      <Share what={texts.what} {...useSharing({ resumeId: resume.id })} />
      <ButtonLink to={paths.editResume(resume.id)} variant="line">
        <SquarePen {...icon} />
        {texts.edit}
      </ButtonLink>
      <Tailor resume={resume} />
    </>
  )
}

/** The tailor screen works on the current resume, so this one becomes it first. */
function Tailor({ resume: { id, isSelected } }: { resume: Resume }) {
  const navigate = useNavigate()
  const select = useMutation(selectResumeMutation())
  if (isSelected) {
    return (
      <ButtonLink to={paths.tailor()}>
        <Scissors {...icon} />
        {texts.tailor}
      </ButtonLink>
    )
  }
  return (
    <Button
      busy={select.isPending}
      onClick={() => select.mutate(id, { onSuccess: () => void navigate(paths.tailor()) })}
    >
      <Scissors {...icon} />
      {texts.makeCurrentAndTailor}
    </Button>
  )
}
