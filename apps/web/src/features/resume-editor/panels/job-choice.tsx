import { useQuery } from '@tanstack/react-query'
import { cutAdvertisement, longestAdvertisement } from '../../../lib/advertisement.ts'
import { type JobDescription, jobDescriptionsQuery } from '../../../lib/resumes/job-descriptions.ts'
import { useAuth } from '../../../lib/session/index.ts'
import { SelectField, TextAreaField } from '../../../ui/field.tsx'
import * as texts from '../texts.ts'

const none = ''
const pasted = 'pasted'

export interface ChosenJob {
  /** The id of a saved job, or how else it came. */
  choice: string
  advertisement: string
}

export const noJob: ChosenJob = { choice: none, advertisement: '' }

type JobChoiceProps = { job: ChosenJob; onChange: (job: ChosenJob) => void }

/** Which job the resume is held against: a saved one, or one that is pasted here and kept nowhere. */
export function JobChoice({ job: { choice, advertisement }, onChange }: JobChoiceProps) {
  const { user } = useAuth()
  const { data: jobs = [] } = useQuery(jobDescriptionsQuery(user?.id))

  function choose(value: string) {
    const saved = jobs.find(({ id }) => String(id) === value)
    onChange({ choice: value, advertisement: cutAdvertisement(saved?.description ?? '') })
  }

  return (
    <>
      <SelectField label={texts.job} value={choice} onChange={({ target }) => choose(target.value)}>
        <option value={none}>{texts.noJob}</option>
        <option value={pasted}>{texts.pasteJob}</option>
        {jobs.length > 0 && (
          <optgroup label={texts.savedJobs}>
            {jobs.map((job) => (
              <option key={job.id} value={job.id}>
                {nameOf(job)}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      {choice === pasted && (
        <TextAreaField
          label={texts.advertisement}
          rows={6}
          hint={`${advertisement.length} / ${longestAdvertisement}`}
          value={advertisement}
          onChange={({ target }) => onChange({ choice, advertisement: cutAdvertisement(target.value) })}
        />
      )}
    </>
  )
}

const nameOf = ({ title, company }: JobDescription) => [title || texts.untitled, company].filter(Boolean).join(' · ')
