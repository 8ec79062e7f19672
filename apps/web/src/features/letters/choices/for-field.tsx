import { Calendar } from 'lucide-react'
import { dayWords } from '../../../lib/days.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import type { TailoredListed } from '../../../lib/resumes/tailored.ts'
import { SelectField } from '../../../ui/field.tsx'
import * as texts from '../texts.tsx'
import css from './choices.module.css'

/** What is shown of a version. */
export type Version = Pick<TailoredListed, 'id' | 'title' | 'createdAt' | 'jobDescriptionId'>

/** What a letter is for: a tailored version, a saved job, or an advertisement that is pasted. */
export type Aim = { version: number } | { job: number } | 'paste'

type ForFieldProps = {
  aim: Aim
  versions: readonly Version[]
  jobs: readonly JobDescription[]
  /** What the version was made for or from, and is deleted by now. */
  gone: 'job' | 'resume' | null
  disabled: boolean
  onChoose: (aim: Aim) => void
}

const optionOf = (aim: Aim): string => {
  if (aim === 'paste') return 'paste'
  return 'version' in aim ? `version ${aim.version}` : `job ${aim.job}`
}

function aimFrom(value: string): Aim {
  const [kind, id] = value.split(' ')
  if (kind === 'version') return { version: Number(id) }
  return kind === 'job' ? { job: Number(id) } : 'paste'
}

export function ForField({ aim, versions, jobs, gone, disabled, onChoose }: ForFieldProps) {
  const untailored = jobs.filter(({ id }) => versions.every(({ jobDescriptionId }) => jobDescriptionId !== id))
  return (
    <SelectField
      label={texts.forLabel}
      value={optionOf(aim)}
      disabled={disabled}
      hint={<Closing aim={aim} versions={versions} jobs={jobs} gone={gone} />}
      onChange={({ target: { value } }) => onChoose(aimFrom(value))}
    >
      {versions.length > 0 && (
        <optgroup label={texts.tailoredResumes}>
          {versions.map((version) => (
            <option key={version.id} value={optionOf({ version: version.id })}>
              {nameOf(version, versions)}
            </option>
          ))}
        </optgroup>
      )}
      {untailored.length > 0 && (
        <optgroup label={texts.savedJobs}>
          {untailored.map(({ id, title, company }) => (
            <option key={id} value={optionOf({ job: id })}>
              {texts.notTailored([title?.trim() || texts.untitled, company].filter(Boolean).join(', '))}
            </option>
          ))}
        </optgroup>
      )}
      <option value="paste">{texts.pasteAdvertisement}</option>
    </SelectField>
  )
}

/** The title; and which one, where there are several for one job. */
function nameOf(version: Version, versions: readonly Version[]): string {
  const { jobDescriptionId: job, title } = version
  const alike = job === null ? [] : versions.filter((it) => it.jobDescriptionId === job)
  if (alike.length < 2) return title
  const older = alike.filter(({ createdAt, id }) => createdAt < version.createdAt || id < version.id)
  return texts.numbered(title, older.length + 1)
}

function Closing({ aim, versions, jobs, gone }: Omit<ForFieldProps, 'onChoose' | 'disabled'>) {
  if (gone) return texts.gone[gone]
  const version = aim !== 'paste' && 'version' in aim ? versions.find(({ id }) => id === aim.version) : undefined
  const jobId = aim !== 'paste' && 'job' in aim ? aim.job : version?.jobDescriptionId
  const deadline = jobs.find(({ id }) => id === jobId)?.deadline
  if (!deadline) return null
  return (
    <span className={css.closing}>
      <Calendar size={16} strokeWidth={1.5} aria-hidden="true" />
      {texts.closes(dayWords(deadline))}
    </span>
  )
}
