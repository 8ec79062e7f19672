import { longestAdvertisement } from '../../../lib/advertisement.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import * as texts from '../texts.tsx'
import css from './choices.module.css'
import type { PastedJobState } from './use-pasted-job.ts'

type PastedJobProps = { job: JobDescription | null; pasted: PastedJobState; disabled: boolean }

/** What is not known of the job yet. */
export function PastedJob({ job, pasted, disabled }: PastedJobProps) {
  return (
    <>
      {!job?.company?.trim() && (
        <TextField
          label={texts.company}
          ref={pasted.companyField}
          value={pasted.company}
          maxLength={300}
          error={pasted.problems.company}
          disabled={disabled}
          autoComplete="off"
          onChange={(event) => pasted.type({ company: event.target.value })}
        />
      )}
      {!job && (
        <TextAreaField
          label={texts.advertisement}
          ref={pasted.textField}
          rows={8}
          value={pasted.text}
          error={pasted.problems.text}
          disabled={disabled}
          hint={
            <span className={css.split}>
              <span>{texts.pasteWhole}</span>
              <span>
                {pasted.text.length} / {longestAdvertisement}
              </span>
            </span>
          }
          onChange={(event) => pasted.type({ text: event.target.value })}
        />
      )}
    </>
  )
}
