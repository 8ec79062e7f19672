import type { Job } from '../job/job.ts'
import { quoted } from '../text/quoted.ts'
import type { Ask } from './asks.ts'

const most = 10

/** What the ad says without details, and what it leaves out; the last is about what is next. */
export function questionsToAsk(job: Job, duties: readonly Ask[], missing: readonly Ask[]): string[] {
  const [first, second] = duties.map(({ words }) => quoted(words))
  const skill = missing.find(({ kind, importance }) => kind === 'skill' && importance === 'preferred')
  return [
    first && `The ad says ${first}. What would you want to see after the first three months?`,
    'Who would I work with most, and who would be my manager?',
    'What does a typical week look like?',
    place(job),
    contract(job),
    second && `The ad says ${second}. How is this done today, and what should be different?`,
    skill
      ? `The ad asks for ${quoted(skill.words)}. How do people here learn it?`
      : 'How do people here keep learning?',
    job.salaryRange === null && 'What is the pay range for this position?',
    'Why is the position open?',
    'What is the hardest part of this job?',
  ]
    .filter((it) => typeof it === 'string')
    .slice(0, most - 1)
    .concat('What happens after this conversation, and when will I hear from you?')
}

function place({ workMode }: Job): string | null {
  if (workMode === 'remote') return 'How does the team keep in touch?'
  if (workMode === 'hybrid') return 'Which days are spent on site?'
  return null
}

function contract({ employmentType }: Job): string | null {
  if (employmentType === 'contract') return 'How long is the contract meant to run?'
  if (employmentType === 'fixed-term') return 'What happens when the fixed term ends?'
  return employmentType === 'part-time' ? 'How are the part-time hours spread over the week?' : null
}
