import type { RefObject } from 'react'
import { versionNumber } from '../../lib/resumes/version-number.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { versionName } from './kinds.ts'
import * as texts from './texts.tsx'
import type { Ground, GuideChoices } from './use-guide-choices.ts'

type Version = Ground['versions'][number]
type VersionChoiceProps = { choices: GuideChoices; versions: Ground['versions'] }

export function VersionChoice({ choices, versions }: VersionChoiceProps) {
  return (
    <SelectField
      label={texts.version}
      value={choices.versionId ?? ''}
      onChange={(event) => choices.setVersionId(Number(event.target.value))}
    >
      {versions.map((version) => (
        <option key={version.id} value={version.id}>
          {numbered(version, versions)}
        </option>
      ))}
    </SelectField>
  )
}

/** Its name; and which one, where another has the same. */
function numbered(version: Version, versions: readonly Version[]): string {
  const name = versionName(version)
  const isAlone = versions.filter((it) => versionName(it) === name).length < 2
  const number = isAlone ? null : versionNumber(versions, version.id)
  return number === null ? name : texts.numbered(name, number)
}

type JobChoiceProps = {
  choices: GuideChoices
  ground: Ground
  field: RefObject<HTMLTextAreaElement | null>
  problem: string | undefined
  onType: () => void
}

export function JobChoice({ choices, ground: { resumes, jobs }, field, problem, onType }: JobChoiceProps) {
  return (
    <>
      <SelectField
        label={texts.resume}
        value={choices.resumeId}
        onChange={(event) => choices.setResumeId(Number(event.target.value))}
      >
        {resumes.map(({ id, title, isSelected }) => (
          <option key={id} value={id}>
            {isSelected ? texts.current(title) : title}
          </option>
        ))}
      </SelectField>
      {jobs.length > 0 && (
        <SelectField
          label={texts.job}
          value={choices.jobId ?? ''}
          onChange={({ target: { value } }) => choices.setJobId(value === '' ? null : Number(value))}
        >
          <option value="">{texts.pasteAd}</option>
          {jobs.map(({ id, title, company }) => (
            <option key={id} value={id}>
              {[title?.trim() || texts.untitled, company].filter(Boolean).join(' · ')}
            </option>
          ))}
        </SelectField>
      )}
      {choices.jobId === null && (
        <>
          <TextField
            label={texts.company}
            optional
            maxLength={300}
            value={choices.pasted.company}
            onChange={(event) => choices.paste({ company: event.target.value })}
          />
          <TextAreaField
            label={texts.jobAd}
            ref={field}
            rows={12}
            maxLength={50_000}
            value={choices.pasted.text}
            error={problem}
            onChange={(event) => {
              onType()
              choices.paste({ text: event.target.value })
            }}
          />
        </>
      )}
    </>
  )
}
