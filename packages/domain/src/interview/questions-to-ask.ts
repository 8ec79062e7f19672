import type { Job, Quote } from '../job/job.ts'
import { quoted } from '../text/quoted.ts'
import { type Ask, isSafe, quotable } from './asks.ts'

const most = 10

/** What the ad says without details, and what it leaves out; the last is about what is next. */
export function questionsToAsk(job: Job, duties: readonly Ask[], missing: readonly Ask[]): string[] {
  const [first, second] = duties.map(({ words }) => quoted(words))
  const culture = job.cultureWords.find((it) => canBeQuoted(it, job))
  const skill = missing.find(({ kind, importance }) => kind === 'skill' && importance === 'preferred')
  return [
    first && `You write ${first}. What would you want to see after the first three months?`,
    'Who would I work with most, and who would be my manager?',
    'What does a typical week look like?',
    place(job),
    contract(job),
    second && `How is this done today: ${second}? What would you like to be different?`,
    culture && `You write ${quoted(culture.words)}. When did that last show in a decision?`,
    skill ? `You ask for ${quoted(skill.words)}. How do people here learn it?` : 'How do people here keep learning?',
    job.salaryRange === null && 'What is the pay range for this position?',
    'Why is the position open?',
    'What is the hardest part of this job?',
  ]
    .filter((it) => typeof it === 'string')
    .slice(0, most - 1)
    .concat('What happens after this conversation, and when will I hear from you?')
}

/** A sentence of the employer about itself that is short, and more than its name. */
const canBeQuoted = (it: Quote, job: Job): boolean =>
  isSafe(it, job) && quotable(it.words) === it.words && !job.company?.includes(it.words)

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
