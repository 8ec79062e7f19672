import type { Job, Quote } from '../../job/job.ts'
import { patternOf } from '../../text/patterns.ts'
import { lineWords } from '../../words/interview-lines.ts'
import { cultureWord, isSafe, namedWords, wordCount } from '../ad-words.ts'
import { quoted } from '../quoted.ts'
import type { Topic } from '../topics.ts'

const most = 10

/** What the advertisement says without details, and what it leaves out. */
export function questionsToAsk(job: Job, duties: readonly Topic[], gaps: readonly Topic[]): string[] {
  const [first, second] = duties
  return [
    first && `You write ${quoted(first.sentence)}. What would you want to see after the first three months?`,
    team(job),
    hours(job),
    place(job),
    contract(job),
    second && `How is this done today: ${quoted(second.sentence)}? What would you like to be different?`,
    culture(job),
    training(gaps),
    job.salaryRange === null && 'What is the pay range for this position?',
    'Why is the position open?',
    'What is the hardest part of this job?',
    'What happens after this conversation, and when will I hear from you?',
  ]
    .filter((it) => typeof it === 'string')
    .filter((_, index, all) => index < most - 1 || index === all.length - 1)
}

const teamSize = patternOf(lineWords.teamSize, 'u')

function team({ text }: Job): string {
  const named = teamSize.exec(text)?.[0]
  return named
    ? `You mention a ${named}. Who would I work with most, and who would be my manager?`
    : 'Who would I work with most, and who would be my manager?'
}

const unusualHours = patternOf(lineWords.unusualHours)

function hours(job: Job): string {
  const found = unusualHours.exec(job.text)
  if (!found) return 'What does a typical week look like?'
  const quote = {
    words: found[0].replace(/^[\s\-*,·]+|[\s,]+$/g, ''),
    from: found.index,
    to: found.index + found[0].length,
  }
  return canBeQuoted(quote, job)
    ? `You write ${quoted(quote.words)}. How does that look in practice?`
    : 'How are duties outside normal hours shared?'
}

/** A whole line or sentence, and no header with the names of the job. */
function canBeQuoted(quote: Quote, job: Job): boolean {
  const { words, from, to } = quote
  const isWhole = [from - 1, to].every((at) => /[.;:\n•]/.test(job.text[at] ?? '\n'))
  const isHeader = [job.title, job.company].some((it) => it && words.toLowerCase().includes(it.toLowerCase()))
  return isSafe(quote, job) && isWhole && !isHeader && wordCount(words) <= 14 && !/[()]|\d$|\s{2}/.test(words)
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

function culture(job: Job): string | null {
  const word = cultureWord(job)
  return word ? `You use the ${namedWords(word)}. When did that last show in a decision?` : null
}

/** A name and no more: nobody learns `measurable success in improving packaging`. */
const mostLearned = 4

function training(gaps: readonly Topic[]): string | null {
  const gap = gaps.find(
    ({ about, phrase }) =>
      about === 'skill' &&
      phrase.form === 'thing' &&
      wordCount(phrase.text) <= mostLearned &&
      !/ or |\(/.test(phrase.text),
  )
  return gap
    ? `I would like to learn more about ${gap.phrase.text}. Is there time or a budget for that?`
    : 'How do people here keep learning?'
}
