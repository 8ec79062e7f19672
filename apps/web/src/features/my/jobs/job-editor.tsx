import { useMutation, useQuery } from '@tanstack/react-query'
import { Scissors, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { type JobDescription, updateJobDescriptionMutation } from '../../../lib/resumes/job-descriptions.ts'
import { tailoredResumesQuery } from '../../../lib/resumes/tailored.ts'
import { BackButton } from '../../../ui/back-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { LastSaved } from '../../../ui/last-saved.tsx'
import { Page } from '../../../ui/page.tsx'
import { jobTitle, stages } from '../stages.ts'
import { DeleteJobDialog, useTailorFor } from './job-menu.tsx'
import styles from './jobs.module.css'
import { type JobFields, useJobDraft } from './use-job-draft.ts'

type JobEditorProps = { job: JobDescription; onClose: () => void }

export function JobEditor({ job, onClose }: JobEditorProps) {
  const [isAsked, setIsAsked] = useState(false)
  const saving = useMutation(updateJobDescriptionMutation({ silent: true }))
  const { fields, change, savedAt, isSaved } = useJobDraft(job, saving.mutateAsync)
  const tailorFor = useTailorFor()
  const text = (name: keyof JobFields) => ({
    value: fields[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <Page
      title={jobTitle({ title: fields.title })}
      lead={[fields.company, fields.location].filter(Boolean).join(' · ')}
      back={<BackButton to={paths.jobs()} label="Back to jobs" />}
      actions={
        <>
          <Button variant="danger" onClick={() => setIsAsked(true)}>
            <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
            Delete
          </Button>
          <Button onClick={() => tailorFor({ company: fields.company, description: fields.description })}>
            <Scissors size={18} strokeWidth={1.5} aria-hidden="true" />
            Tailor for this job
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <Card title="Where it stands" actions={isSaved ? <LastSaved at={savedAt} /> : <SaveWords saving={saving} />}>
          <div className={styles.fields}>
            <SelectField label="Stage" {...text('stage')}>
              {stages.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <div className={styles.pair}>
              <TextField label="Applied on" type="date" {...text('appliedOn')} />
              <TextField label="Deadline" type="date" {...text('deadline')} />
            </div>
            <SentVersion value={fields.sentTailoredResumeId} onChange={(id) => change({ sentTailoredResumeId: id })} />
            <TextField label="Contact" maxLength={1000} placeholder="Who you wrote to, and how" {...text('contact')} />
            <TextAreaField label="Notes" rows={6} maxLength={20_000} {...text('notes')} />
          </div>
        </Card>
        <Card title="The job">
          <div className={styles.fields}>
            <TextField label="Title" maxLength={300} {...text('title')} />
            <div className={styles.pair}>
              <TextField label="Company" maxLength={300} {...text('company')} />
              <TextField label="Place" maxLength={300} {...text('location')} />
            </div>
            <TextField label="Address" type="url" inputMode="url" placeholder="https://" {...text('url')} />
            <TextAreaField
              label="Advertisement"
              rows={18}
              maxLength={50_000}
              error={fields.description.trim() === '' ? 'A job needs its advertisement.' : undefined}
              {...text('description')}
            />
          </div>
        </Card>
      </div>
      {isAsked && <DeleteJobDialog job={job} onClose={() => setIsAsked(false)} onDeleted={onClose} />}
    </Page>
  )
}

function SaveWords({ saving }: { saving: { isPending: boolean; isError: boolean } }) {
  if (saving.isPending) return <span className={styles.quiet}>Saving…</span>
  return (
    <span className={styles.quiet}>{saving.isError ? 'Not saved yet. Kept in this browser.' : 'Not saved yet'}</span>
  )
}

function SentVersion({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data: versions = [] } = useQuery(tailoredResumesQuery())
  return (
    <SelectField
      label="Tailored version sent"
      hint={versions.length === 0 ? 'Once you have tailored a resume, choose here which one you sent.' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">None</option>
      {versions.map(({ id, title, jobAdvertisingCompany }) => (
        <option key={id} value={id}>
          {title} · {jobAdvertisingCompany}
        </option>
      ))}
    </SelectField>
  )
}
