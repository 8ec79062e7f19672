import { dayWords } from '../../../lib/days.ts'
import type { JobDescription } from '../../../lib/resumes/job-descriptions.ts'
import { dayIn, jobTitle } from '../stages.ts'

type Asked = Pick<JobDescription, 'title' | 'company' | 'appliedOn'>

/** A question for news, of what is known and nothing else. */
export function followUpMessage(job: Asked, name: string): { subject: string; text: string } {
  const title = jobTitle(job)
  const post = title === 'Untitled' ? 'your post' : `the post of ${title}`
  const applied = dayIn(job.appliedOn)
  const when = applied === null ? `I have applied for ${post}` : `On ${dayWords(applied)} I applied for ${post}`
  return {
    subject: title === 'Untitled' ? 'My application' : `My application: ${title}`,
    text: [
      'Hello,',
      `${when}${job.company ? ` at ${job.company}` : ''}, and I am still interested. Is there any news, or anything you need from me?`,
      `Kind regards${name ? `,\n${name}` : ''}`,
    ].join('\n\n'),
  }
}
