import { dayWords } from '../../../lib/days.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { dayIn, jobTitle } from '../stages.ts'
import * as texts from '../texts.tsx'

type Asked = Pick<JobDescription, 'title' | 'company' | 'appliedOn'>

/** A question for news, of what is known and nothing else. */
export function followUpMessage(job: Asked, name: string): { subject: string; text: string } {
  const named = jobTitle(job)
  const title = named === texts.untitled ? null : named
  const day = dayIn(job.appliedOn)
  const applied = day === null ? null : dayWords(day)
  return {
    subject: texts.newsSubject(title),
    text: texts.newsText({ title, company: job.company, applied, name }),
  }
}
