import type { Job } from '@bespeak/domain/job/job.ts'
import { endsApplication } from '@bespeak/domain/job/knock-outs.ts'

/** A job in the shape of the evaluation's labels. */
export function toLabels(job: Job) {
  // Years alone are said by `yearsMin`.
  const named = job.requirements.filter((requirement) => requirement.kind !== 'years')
  const texts = (importance: 'required' | 'preferred') =>
    named.filter((requirement) => requirement.importance === importance).map((requirement) => requirement.text)
  return {
    title: job.title,
    company: job.company,
    location: job.location,
    workMode: job.workMode,
    employmentType: job.employmentType,
    salaryRange: job.salaryRange,
    yearsMin: job.yearsMin,
    degree: job.degree,
    required: texts('required'),
    preferred: texts('preferred'),
    responsibilities: job.responsibilities.map((duty) => duty.words),
    knockouts: job.knockOuts.filter(endsApplication).map((knockOut) => knockOut.text),
    languages: job.languages.map(
      ({ language, level, required }) =>
        `${language}: ${level ? `${level} ` : ''}(${required ? 'required' : 'preferred'})`,
    ),
  }
}
