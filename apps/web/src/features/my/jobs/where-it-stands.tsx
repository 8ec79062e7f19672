import { daysAfter } from '@bespeak/domain/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { dayOf } from '../../../lib/days.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { type TailoredListed, tailoredResumesQuery } from '../../../lib/resumes/tailored.ts'
import { Card } from '../../../ui/card.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { momentWords } from '../../../ui/moment.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { dayIn, movedTo, stages } from '../stages.ts'
import * as texts from '../texts.tsx'
import { contactWays } from './contact.ts'
import { dateDoubts } from './date-doubts.ts'
import { FollowUpDialog } from './follow-up-dialog.tsx'
import styles from './jobs.module.css'
import type { JobFields } from './use-job-draft.ts'

type Text = (name: keyof JobFields) => { value: string; onChange: (event: { target: { value: string } }) => void }
type Change = (part: Partial<JobFields>) => void
type Props = {
  /** As it is typed. */
  job: JobDescription
  text: Text
  change: Change
  isWriting: boolean
  actions: ReactNode
}

/** The stage of an application with its dates, what was sent, and to whom. */
export function WhereItStands({ job, text, change, isWriting, actions }: Props) {
  const [isMessage, setIsMessage] = useState(isWriting)
  const days = { appliedOn: dayIn(job.appliedOn), interviewOn: dayIn(job.interviewOn) }
  const doubts = dateDoubts(days, dayOf(new Date()))
  const move = (stage: string) => {
    const { appliedOn, ...moved } = movedTo(stage, job, new Date())
    change({ ...moved, ...(appliedOn && { appliedOn: dayIn(appliedOn) ?? '' }) })
  }
  return (
    <Card title={texts.whereItStands} actions={actions}>
      <div className={styles.fields}>
        <SelectField label={texts.stage} value={job.stage} onChange={(event) => move(event.target.value)}>
          {stages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className={styles.pair}>
          <TextField label={texts.deadline} type="date" {...text('deadline')} />
          <TextField label={texts.appliedOn} type="date" hint={doubts.applied} hintTone="warn" {...text('appliedOn')} />
          <TextField
            label={texts.interviewOn}
            type="date"
            hint={doubts.interview}
            hintTone="warn"
            {...text('interviewOn')}
          />
          <TextField label={texts.interviewAt} type="time" {...text('interviewTime')} />
          <TextField label={texts.followUpOn} type="date" {...text('followUpOn')} />
          <InAWeek isSet={job.followUpOn !== null} change={change} />
        </div>
        <p className={styles.quiet}>{texts.reminders}</p>
        <Sent job={job} text={text} change={change} />
        <div>
          <TextField
            label={texts.contact}
            maxLength={1000}
            placeholder={texts.contactPlaceholder}
            {...text('contact')}
          />
          <Ways contact={job.contact ?? ''} onWrite={() => setIsMessage(true)} />
        </div>
        <TextAreaField label={texts.notes} rows={6} maxLength={20_000} {...text('notes')} />
      </div>
      {isMessage && <FollowUpDialog job={job} onClose={() => setIsMessage(false)} />}
    </Card>
  )
}

function InAWeek({ isSet, change }: { isSet: boolean; change: Change }) {
  if (isSet) return null
  return (
    <p className={styles.beside}>
      <TextButton onClick={() => change({ followUpOn: daysAfter(dayOf(new Date()), 7) })}>{texts.inAWeek}</TextButton>
    </p>
  )
}

function Sent({ job, text, change }: { job: JobDescription; text: Text; change: Change }) {
  const { data: versions = [] } = useQuery(tailoredResumesQuery())
  // Those for this job first: most often it is one of them.
  const own = versions.toSorted((a, b) => Number(b.jobDescriptionId === job.id) - Number(a.jobDescriptionId === job.id))
  const choose = (id: string) =>
    change({ sentTailoredResumeId: id, sentOn: id === '' ? '' : (job.sentOn ?? dayOf(new Date())) })
  return (
    <div className={styles.pair}>
      <SelectField
        label={texts.versionSent}
        hint={versions.length === 0 ? texts.versionSentHint : undefined}
        value={text('sentTailoredResumeId').value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{texts.noVersion}</option>
        {own.map((version) => (
          <option key={version.id} value={version.id}>
            {versionWords(version)}
          </option>
        ))}
      </SelectField>
      <TextField label={texts.sentOn} type="date" {...text('sentOn')} />
    </div>
  )
}

/** Two versions for one job are told apart by when they were made. */
const versionWords = ({ title, jobAdvertisingCompany, createdAt }: TailoredListed) =>
  [title, jobAdvertisingCompany, momentWords(new Date(createdAt), new Date())].filter(Boolean).join(' · ')

function Ways({ contact, onWrite }: { contact: string; onWrite: () => void }) {
  const { email, phone } = contactWays(contact)
  return (
    <p className={styles.ways}>
      <TextButton onClick={onWrite}>{texts.draftMessage}</TextButton>
      {email && <TextLink to={`mailto:${encodeURIComponent(email)}`}>{texts.writeToEmail(email)}</TextLink>}
      {phone && <TextLink to={`tel:${phone}`}>{texts.call(phone)}</TextLink>}
    </p>
  )
}
