import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarDays, Scissors, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import {
  type JobDescription,
  jobDescriptionQuery,
  updateJobDescriptionMutation,
} from '../../../lib/resumes/job-descriptions.ts'
import { useNamedCompany } from '../../../lib/use-named-company.ts'
import { BackButton } from '../../../ui/back-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { LastSaved } from '../../../ui/last-saved.tsx'
import { NamedCompany } from '../../../ui/named-company.tsx'
import { Page } from '../../../ui/page.tsx'
import { jobTitle } from '../stages.ts'
import * as texts from '../texts.tsx'
import { hasDates, saveJobCalendar } from './job-calendar.ts'
import { DeleteJobDialog, useTailorFor } from './job-menu.tsx'
import styles from './jobs.module.css'
import { type JobFields, useJobDraft } from './use-job-draft.ts'
import { WhereItStands } from './where-it-stands.tsx'

type JobEditorProps = { job: JobDescription; onClose: () => void; isWriting?: boolean }

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const

export function JobEditor({ job, onClose, isWriting = false }: JobEditorProps) {
  const [isAsked, setIsAsked] = useState(false)
  const saving = useMutation(updateJobDescriptionMutation({ silent: true }))
  const client = useQueryClient()
  const read = () => client.fetchQuery({ ...jobDescriptionQuery(job.id), staleTime: 0, retry: false })
  const { fields, change, savedAt, isSaved, forget } = useJobDraft(job, { read, save: saving.mutateAsync })
  const tailorFor = useTailorFor()
  const named = useNamedCompany(fields.description, fields.company.trim() === '')
  const typed = asJob(job, fields)
  const leaveDeleted = () => {
    forget()
    onClose()
  }
  const text = (name: keyof JobFields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <Page
      title={jobTitle({ title: fields.title })}
      lead={[fields.company, fields.location].filter(Boolean).join(' · ')}
      back={<BackButton to={paths.jobs()} label={texts.backToJobs} />}
      actions={
        <>
          <Button variant="danger" onClick={() => setIsAsked(true)}>
            <Trash2 {...icon} />
            {texts.remove}
          </Button>
          {hasDates(typed) && (
            <Button variant="line" onClick={() => saveJobCalendar(typed, new Date())}>
              <CalendarDays {...icon} />
              {texts.calendarFile}
            </Button>
          )}
          <Button onClick={() => tailorFor({ company: fields.company, description: fields.description })}>
            <Scissors {...icon} />
            {texts.tailorForJob}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <WhereItStands
          job={typed}
          text={text}
          change={change}
          isWriting={isWriting}
          actions={isSaved ? <LastSaved at={savedAt} /> : <SaveWords saving={saving} />}
        />
        <Card title={texts.theJob}>
          <div className={styles.fields}>
            <TextField label={texts.title} maxLength={300} {...text('title')} />
            <div className={styles.pair}>
              <div>
                <TextField label={texts.company} maxLength={300} {...text('company')} />
                {named && <NamedCompany name={named.name} onUse={() => change({ company: named.name })} />}
              </div>
              <TextField label={texts.place} maxLength={300} {...text('location')} />
            </div>
            <TextField label={texts.address} type="url" inputMode="url" placeholder="https://" {...text('url')} />
            <TextAreaField
              label={texts.advertisement}
              rows={18}
              maxLength={50_000}
              error={fields.description.trim() === '' ? texts.advertisementMissing : undefined}
              {...text('description')}
            />
          </div>
        </Card>
      </div>
      {isAsked && <DeleteJobDialog job={job} onClose={() => setIsAsked(false)} onDeleted={leaveDeleted} />}
    </Page>
  )
}

/** The job as it is typed, saved or not. */
const asJob = (job: JobDescription, { sentTailoredResumeId, ...fields }: JobFields): JobDescription => ({
  ...job,
  ...fields,
  appliedOn: fields.appliedOn || null,
  deadline: fields.deadline || null,
  followUpOn: fields.followUpOn || null,
  interviewOn: fields.interviewOn || null,
  sentOn: fields.sentOn || null,
  sentTailoredResumeId: Number(sentTailoredResumeId) || null,
})

function SaveWords({ saving }: { saving: { isPending: boolean; isError: boolean } }) {
  if (saving.isPending) return <span className={styles.quiet}>{texts.saving}</span>
  return <span className={styles.quiet}>{saving.isError ? texts.notSavedKept : texts.notSaved}</span>
}
