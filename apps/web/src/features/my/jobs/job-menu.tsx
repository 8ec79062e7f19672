import { useMutation } from '@tanstack/react-query'
import { ArrowRight, CalendarDays, Mail, MessagesSquare, Pencil, Scissors, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { jobInHand, usualChoices } from '../../../lib/job-in-hand.ts'
import { paths } from '../../../lib/paths.ts'
import {
  deleteJobDescriptionMutation,
  type JobDescription,
  updateJobDescriptionMutation,
} from '../../../lib/resumes/job-descriptions.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { MoreMenu } from '../../../ui/more-menu.tsx'
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
      <MoreMenu label={texts.moreFor(name)}>
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
      </MoreMenu>
      {isAsked && <DeleteJobDialog job={job} onClose={() => setIsAsked(false)} />}
    </>
  )
}

type DeleteJobDialogProps = { job: JobDescription; onClose: () => void; onDeleted?: () => void }

export function DeleteJobDialog({ job, onClose, onDeleted = onClose }: DeleteJobDialogProps) {
  const remove = useMutation(deleteJobDescriptionMutation())
  return (
    <ConfirmDialog
      title={texts.deleteQuestion(jobTitle(job))}
      description={texts.deleteMeaning}
      keep={texts.keepIt}
      action={texts.deleteJob}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(job.id, { onSuccess: onDeleted })}
      onClose={onClose}
    />
  )
}
