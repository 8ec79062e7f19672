import type { Job } from '../../job/job.ts'
import { isTimeAway } from '../../language/time-away.ts'
import type { Source } from '../../resume/sources.ts'
import { cultureWord, namedWords, safeName } from '../ad-words.ts'
import { lastRole, quoteOf } from '../own-lines.ts'
import { quoted } from '../quoted.ts'
import type { Topic } from '../topics.ts'
import { type OpenQuestion, outlineLine } from '../types.ts'

const line = (part: string, advice: string, source?: Source | null) =>
  outlineLine(part, advice, source ? [quoteOf(source)] : [])

/** Why this person, why this place: the questions that nearly every interview begins and ends with. */
export function motivationQuestions(job: Job, sources: readonly Source[], duties: readonly Topic[]): OpenQuestion[] {
  return [aboutYou(job, sources), whyHere(job, sources, duties), aboutCulture(job, sources)]
}

function aboutYou(job: Job, sources: readonly Source[]): OpenQuestion {
  const title = safeName(job.title)
  const now = lastRole(sources)
  const before = sources.find((it) => it.kind === 'role' && it.id !== now?.id && !isTimeAway(it.text))
  const studied = sources.find(({ kind }) => kind === 'study')
  return {
    kind: 'motivation',
    question: `Take me through your career in two minutes, and how it leads to ${title ? `this role, ${title}` : 'this role'}.`,
    whyAsked: 'It opens most interviews. What you choose to tell shows what matters to you.',
    requirement: null,
    outline: [
      now && now.end !== undefined && now.end !== 'present'
        ? line('Last', 'Begin here, with what you did on a typical day.', now)
        : line('Now', now ? 'Begin here, with what you do on a typical day.' : 'Begin with what you do now.', now),
      line('Before', 'One sentence on what it taught you.', before ?? studied),
      line('Why this', 'Name the part of the advertisement that you want most.'),
      line('End', 'Stop after two minutes and ask what else they would like to hear.'),
    ],
  }
}

function whyHere(job: Job, sources: readonly Source[], duties: readonly Topic[]): OpenQuestion {
  const company = safeName(job.company)
  const named = duties.slice(0, 2).map(({ sentence }) => quoted(sentence))
  const fitting = sources.find(
    ({ id, kind }) => kind === 'line' && duties.some(({ evidence }) => evidence.some(({ source }) => source === id)),
  )
  return {
    kind: 'motivation',
    question: company ? `Why ${company}, and why now?` : 'Why this employer, and why now?',
    whyAsked: 'They want to know whether you chose them or just a job.',
    requirement: null,
    outline: [
      line(
        'About them',
        named.length > 0
          ? `Pick one thing that they say about the work: ${named.join(' or ')}.`
          : 'Name one thing that is not in every advertisement.',
      ),
      line(
        'About you',
        fitting ? 'Begin from this, and say what you liked about it.' : 'Say what you would like to do more of.',
        fitting,
      ),
      line('Why now', 'Give the true reason in one sentence, and do not complain.'),
      line('Leave out', 'Pay, distance and praise that would fit any employer.'),
    ],
  }
}

function aboutCulture(job: Job, sources: readonly Source[]): OpenQuestion {
  const word = cultureWord(job)
  const last = lastRole(sources)
  return {
    kind: 'motivation',
    question: word
      ? `The advertisement uses the ${namedWords(word)}. What would that mean for the way you work?`
      : 'What would you like to be able to say about this job after a year?',
    whyAsked: word ? 'They want to hear whether this suits you.' : 'They want to know what would keep you here.',
    requirement: word,
    outline: [
      line('Situation', 'Take one case from this time.', last),
      line('Task', word ? 'Say what it asked of you in this respect.' : 'Say where you would like to grow.'),
      line(
        'Action',
        word ? 'Say what you did, and what you would rather have done.' : 'Say what you would do for that yourself.',
      ),
      line('Result', word ? 'Say whether you would like more or less of that.' : 'Say how both sides would notice.'),
    ],
  }
}
