import type { Job, Requirement, SalaryRange } from '../../job/job.ts'
import type { JobSummary } from './types.ts'
import { unique } from './unique.ts'

/** `115,000–140,000 USD a year`, `from 26 USD an hour`, `34.00–43.50 USD an hour`. */
export function salaryText(salary: SalaryRange | null): string | null {
  if (!salary) return null
  const { min, max, currency, period } = salary
  const ends = [min, max].filter((end) => end !== null)
  const cents = ends.every(Number.isInteger) ? 0 : 2
  const amounts = ends.map((end) => end.toFixed(cents).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ','))
  const open = min === null ? 'up to ' : max === null ? 'from ' : ''
  return `${open}${unique(amounts).join('–')} ${currency} ${period === 'hour' ? 'an' : 'a'} ${period}`
}

const isDuty = ({ kind }: Requirement) => kind === 'responsibility'

const labelOf = ({ words, importance }: Requirement) => (importance === 'preferred' ? `${words} (nice to have)` : words)

/** `Florist at Petal & Thorn in Leeds. 4 requirements, 2 nice to have, 3 duties.` */
function summaryOf({ title, company, location, requirements }: Job): string | null {
  const place = [title, company && `at ${company}`, location && `in ${location}`].filter(Boolean).join(' ')
  const counts = names.map(({ importance, one, many }) => {
    const { length } = requirements.filter((it) => it.importance === importance)
    return length > 0 && `${length} ${length === 1 ? one : many}`
  })
  return [place, counts.filter(Boolean).join(', ')].flatMap((text) => (text ? [`${text}.`] : [])).join(' ') || null
}

const names = [
  { importance: 'required', one: 'requirement', many: 'requirements' },
  { importance: 'preferred', one: 'nice to have', many: 'nice to have' },
  { importance: 'mentioned', one: 'duty', many: 'duties' },
] as const

export const jobSummary = (job: Job): JobSummary => ({
  ...{ title: job.title, company: job.company, location: job.location, url: null },
  summary: summaryOf(job),
  requirements: job.requirements.filter((it) => !isDuty(it)).map(labelOf),
  responsibilities: job.requirements.filter(isDuty).map(({ words }) => words),
  benefits: unique(job.benefits.map(({ words }) => words)),
  jobType: [job.employmentType, job.workMode].filter(Boolean).join(', ') || null,
  salaryRange: salaryText(job.salaryRange),
})
