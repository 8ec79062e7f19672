import type { Job } from '../../job/job.ts'
import { listed } from '../../language/speak/listed.ts'
import { safeName } from '../ad-words.ts'
import { quoted } from '../quoted.ts'
import type { Topic } from '../topics.ts'

/** The role in short, in the advertisement's own words. */
export function roleSummary(job: Job, asked: readonly Topic[], duties: readonly Topic[]): string {
  const work = duties.slice(0, 3).map(({ sentence }) => quoted(sentence))
  const musts = asked
    .filter(({ importance, phrase }) => importance === 'required' && phrase.form === 'thing')
    .slice(0, 4)
    .map(({ phrase }) => phrase.text)
  return [
    opening(job),
    work.length > 0 ? `The work, in the ad’s own words: ${listed(work)}.` : '',
    musts.length > 0 ? `Above all it asks for: ${musts.join('; ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const modes = { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' }

function opening(job: Job): string {
  const title = safeName(job.title) ?? 'The role'
  const company = safeName(job.company)
  const location = safeName(job.location)
  const details = [location, job.workMode && modes[job.workMode], job.employmentType].filter(
    (it, index, all) => it && !all.slice(0, index).some((earlier) => earlier?.toLowerCase().includes(it.toLowerCase())),
  )
  return `${company ? `${title} at ${company}` : title}${details.length > 0 ? ` (${details.join(', ')})` : ''}.`
}
