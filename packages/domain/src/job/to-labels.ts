import type { Job, SalaryRange } from './job.ts'
import { endsApplication } from './knock-outs.ts'

/** A job in the shape of the evaluation's labels. */
export interface JobLabels {
  title: string | null
  company: string | null
  location: string | null
  workMode: string | null
  employmentType: string | null
  salaryRange: SalaryRange | null
  yearsMin: number | null
  degree: string | null
  required: string[]
  preferred: string[]
  responsibilities: string[]
  knockouts: string[]
  languages: string[]
}

export function toLabels(job: Job): JobLabels {
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
