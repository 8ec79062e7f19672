import type { Job, Requirement, SalaryRange } from '../../job/job.ts'
import { listed } from '../../language/speak/listed.ts'
import type { JobSummary } from './types.ts'
import { atMost } from './weights.ts'
import { unique } from './words.ts'

const grouped = (amount: number) => String(amount).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

/** `115,000–140,000 USD a year`, `from 26 USD an hour`. */
export function salaryText(salary: SalaryRange | null): string | null {
  if (!salary) return null
  const { min, max, currency, period } = salary
  const ends = [min, max].flatMap((end) => (end === null ? [] : grouped(end)))
  const open = min === null ? 'up to ' : max === null ? 'from ' : ''
  return `${open}${unique(ends).join('–')} ${currency} ${period === 'hour' ? 'an' : 'a'} ${period}`
}

const labelOf = ({ text, importance }: Requirement) => (importance === 'required' ? text : `${text} (nice to have)`)

function summaryOf({ title, company, location, requirements }: Job): string | null {
  const place = [title, company && `at ${company}`, location && `in ${location}`].filter(Boolean).join(' ')
  const required = requirements.filter(({ importance }) => importance === 'required')
  const asked =
    required.length > 0 ? `It asks for ${listed(required.slice(0, atMost.named).map(({ text }) => text))}` : ''
  const others = required.length - atMost.named
  const more = others > 0 ? `, and for ${others} more.` : '.'
  return [place && `${place}.`, asked && `${asked}${more}`].filter(Boolean).join(' ') || null
}

export const jobSummary = (job: Job): JobSummary => ({
  ...{ title: job.title, company: job.company, location: job.location, url: null },
  summary: summaryOf(job),
  requirements: unique(job.requirements.map(labelOf)),
  responsibilities: unique(job.responsibilities.map(({ words }) => words)),
  benefits: unique(job.benefits.map(({ words }) => words)),
  jobType: [job.employmentType, job.workMode].filter(Boolean).join(', ') || null,
  salaryRange: salaryText(job.salaryRange),
})
