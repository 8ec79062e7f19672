import type { Importance, Job } from '@bespeak/domain/job/job.ts'

/** A job in the shape of the evaluation's labels; a row of the ad may hold several of them. */
export function toLabels(job: Job) {
  const rows = job.requirements.filter(({ kind }) => kind !== 'years' && kind !== 'condition')
  const wordsOf = (importance: Importance) =>
    rows.filter((row) => row.importance === importance).map((row) => row.words)
  const required = job.requirements.filter(({ importance }) => importance === 'required')
  const years = required.flatMap((row) => row.years ?? [])
  return {
    title: job.title,
    company: job.company,
    location: job.location,
    workMode: job.workMode,
    employmentType: job.employmentType,
    salaryRange: job.salaryRange,
    yearsMin: years.length > 0 ? Math.max(...years) : null,
    degree: job.degree,
    required: wordsOf('required'),
    preferred: wordsOf('preferred'),
    responsibilities: wordsOf('mentioned'),
    knockouts: [
      ...job.conditions.map(({ words }) => words),
      ...required.flatMap((row) => (isPaper(row.kind) ? row.words : [])),
    ],
    languages: rows.flatMap((row) => (row.kind === 'language' ? row.skills : [])),
  }
}

const isPaper = (kind: string) => kind === 'certificate' || kind === 'language'
