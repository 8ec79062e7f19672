import { useMutation } from '@tanstack/react-query'
import { ArrowRight, CalendarDays, Ellipsis, Mail, MessagesSquare, Pencil, Scissors, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { jobInHand, usualChoices } from '../../../lib/job-in-hand.ts'
import { paths } from '../../../lib/paths.ts'
import {
  deleteJobDescriptionMutation,
  type JobDescription,
  updateJobDescriptionMutation,
} from '../../../lib/resumes/job-descriptions.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { jobTitle, movedTo, stages } from '../stages.ts'
import * as texts from '../texts.tsx'
import { hasDates, saveJobCalendar } from './job-calendar.ts'

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Hands the job over to the tailor screen. */
export function useTailorFor() {
  const navigate = useNavigate()
  return ({ company, description }: Pick<JobDescription, 'company' | 'description'>) => {
    jobInHand.keep({ company: company ?? '', advertisement: description, options: usualChoices })
    void navigate(paths.tailor())
  }
}

export function JobMenu({ job, onOpen }: { job: JobDescription; onOpen: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const move = useMutation(updateJobDescriptionMutation())
  const tailorFor = useTailorFor()
  const name = jobTitle(job)
  return (
    <>
      <Menu
        label={texts.moreFor(name)}
        trigger={
          <IconButton label={texts.moreFor(name)}>
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil {...icon} />} onSelect={onOpen}>
          {texts.open}
        </MenuItem>
        <MenuItem icon={<Scissors {...icon} />} onSelect={() => tailorFor(job)}>
          {texts.tailorForJob}
        </MenuItem>
        <MenuItem icon={<Mail {...icon} />} to={paths.createCoverLetter(job.id)}>
          {texts.letterForJob}
        </MenuItem>
        <MenuItem to={paths.createInterviewGuide({ job: String(job.id) })} icon={<MessagesSquare {...icon} />}>
          {texts.prepareForInterview}
        </MenuItem>
        {hasDates(job) && (
          <MenuItem icon={<CalendarDays {...icon} />} onSelect={() => saveJobCalendar(job, new Date())}>
            {texts.calendarFile}
          </MenuItem>
        )}
        <MenuSeparator />
        {stages
          .filter(({ value }) => value !== job.stage)
          .map(({ value, label }) => (
            <MenuItem
              key={value}
              icon={<ArrowRight {...icon} />}
              onSelect={() => move.mutate({ id: job.id, input: movedTo(value, job, new Date()) })}
            >
              {texts.moveTo(label)}
            </MenuItem>
          ))}
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 {...icon} />} onSelect={() => setIsAsked(true)}>
          {texts.remove}
        </MenuItem>
      </Menu>
      {isAsked && <DeleteJobDialog job={job} onClose={() => setIsAsked(false)} />}
    </>
  )
}

type DeleteJobDialogProps = { job: JobDescription; onClose: () => void; onDeleted?: () => void }

export function DeleteJobDialog({ job, onClose, onDeleted = onClose }: DeleteJobDialogProps) {
  const remove = useMutation(deleteJobDescriptionMutation())
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.deleteQuestion(jobTitle(job))}
      description={texts.deleteMeaning}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {texts.keepIt}
          </Button>
          <Button
            variant="danger-fill"
            busy={remove.isPending}
            onClick={() => remove.mutate(job.id, { onSuccess: onDeleted })}
          >
            {texts.deleteJob}
          </Button>
        </>
      }
    />
  )
}
