import type { Job, Quote } from '@bespeak/domain/job/job.ts'
import { readJob } from '@bespeak/domain/job/read-job.ts'
import { skillMatcher } from '@bespeak/domain/skills/index.ts'
import { json } from './data.ts'
import { type Figures, faultsOf } from './scorer.ts'

/** An ad and what its head says: many professions, boards and forms, labelled before they were first read. */
interface LabelledHead {
  set: 'boards' | 'fresh'
  name: string
  text: string
  title: string | null
  company: string | null
  location: string | null
  workMode: string | null
  employmentType: string | null
  /** `min-max CUR/period` */
  salary: string | null
  degree: string | null
}

const plain = (text: string | null) => text?.toLowerCase() ?? null
const firstPart = (text: string | null) => (text === null ? null : (/^.*?(?=,| or | \(|$)/.exec(text)?.[0] ?? null))

/** How many of the labelled facts are read as they were labelled, in percent. */
export function heads(set: LabelledHead['set']): Figures {
  const ads = json<LabelledHead[]>('heads.json').filter((ad) => ad.set === set)
  const pairs = ads.map((ad) => ({ ad, job: readJob(ad.text, skillMatcher()) }))
  const facts = pairs.flatMap(({ ad, job }) => comparedFacts(ad, job))
  return {
    fields: (100 * facts.filter(Boolean).length) / facts.length,
    'parts not where they say': faultsOf(
      'not where it says',
      pairs.flatMap(({ ad, job }) => misplaced(job).map(({ words }) => `${ad.name}: ${words}`)),
    ),
    'rows of one id': pairs.filter(
      ({ job: { requirements } }) => new Set(requirements.map(({ id }) => id)).size < requirements.length,
    ).length,
  }
}

function comparedFacts(ad: LabelledHead, job: Job): boolean[] {
  const range = job.salaryRange
  const salary = range && `${range.min ?? ''}-${range.max ?? ''} ${range.currency}/${range.period}`
  return [
    plain(ad.title) === plain(job.title),
    ad.company === job.company,
    firstPart(ad.location) === firstPart(job.location),
    ad.workMode === job.workMode,
    ad.employmentType === job.employmentType,
    ad.salary === salary,
    ad.degree === job.degree,
  ]
}

function misplaced(job: Job): Quote[] {
  const oneBlank = (text: string) => text.replace(/\s+/g, ' ')
  return [...job.requirements, ...job.benefits, ...job.cultureWords, ...job.conditions].filter(
    ({ words, from, to }) => oneBlank(words) !== oneBlank(job.text.slice(from, to)),
  )
}
