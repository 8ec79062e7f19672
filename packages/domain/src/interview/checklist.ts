import type { ConditionKind, Job } from '../job/job.ts'
import { salaryText } from '../match/analysis/job-summary.ts'
import type { Source } from '../resume/sources.ts'
import { quoted } from '../text/quoted.ts'
import { type Ask, isSafe, quotable, safeName } from './asks.ts'
import { beginning } from './beginning.ts'
import type { Notes } from './notes.ts'

interface ChecklistContext {
  job: Job
  sources: readonly Source[]
  notes: Notes
  asks: readonly Ask[]
}

/** What to have ready, for this ad. */
export function checklist({ job, sources, notes, asks }: ChecklistContext): string[] {
  return [
    ...documents(asks, sources),
    ...conditions(job),
    place(job),
    ...figures(notes),
    ...theirs(job),
    ...asks
      .filter(isLanguage)
      .map(({ words }) => `The ad asks for ${quoted(words)}. Practice describing your last job in it.`),
    pay(job),
    'Say three of your answers out loud, two minutes each.',
    'Bring your resume, the ad and your questions.',
  ]
}

const isLanguage = ({ kind, importance }: Ask) => kind === 'language' && importance === 'required'

const papers = new Set<Source['kind']>(['item', 'study'])

/** A degree or certificate that is held is brought; one that was not found is looked for. */
function documents(asks: readonly Ask[], sources: readonly Source[]): string[] {
  const asked = asks.filter(({ kind }) => kind === 'certificate' || kind === 'degree').slice(0, 4)
  const texts = asked.map(({ words, row, isMissing }) => {
    const shown = row.evidence.map(({ source }) => source)
    const own = sources.find(({ id, kind }) => shown.includes(id) && papers.has(kind))
    if (own) return `The ad asks for ${quoted(words)}. Bring the document for ${quoted(own.text)}.`
    return isMissing
      ? `The ad asks for ${quoted(words)}, and we couldn’t find it on your resume. If you have it, add it and bring proof.`
      : `The ad asks for ${quoted(words)}. Bring proof of it.`
  })
  return [...new Set(texts)]
}

const bringProof = 'Have proof ready: {q}.'
const beSure = 'Make sure this works for you: {q}.'

/** What to do about a condition; none where there is nothing to do before the interview. */
const forCondition: Partial<Record<ConditionKind, string>> = {
  permit: bringProof,
  clearance: bringProof,
  vaccination: bringProof,
  driving: bringProof,
  check: 'Expect this before you start: {q}.',
  hours: beSure,
  travel: beSure,
  physical: beSure,
}

const mostConditions = 5

const conditions = (job: Job): string[] =>
  job.conditions
    .flatMap((it) => {
      const frame = isSafe(it, job) && forCondition[it.kind]
      return frame ? [frame.replace('{q}', () => quoted(quotable(it.words)))] : []
    })
    .slice(0, mostConditions)

function place(job: Job): string {
  const town = safeName(job.location)
  if (job.workMode === 'remote') return 'If you meet by video, test your camera and sound beforehand.'
  if (job.workMode === 'onsite' && town)
    return `Work is on site in ${town}. Look up the way, and be there ten minutes early.`
  return town
    ? `Ask whether you meet in ${town} or by video.`
    : 'Ask where and whom you will meet, and how long it takes.'
}

function figures({ withFigures }: Notes): string[] {
  const lines = withFigures.slice(0, 3).map(({ source }) => beginning(source.text))
  return lines.length === 0 ? [] : [`Know where your figures come from: ${lines.join(', ')}.`]
}

function theirs(job: Job): string[] {
  const company = safeName(job.company)
  return company ? [`Read the website of ${company}, and note one thing that the ad does not say.`] : []
}

function pay({ salaryRange }: Job): string {
  const named = salaryText(salaryRange)
  return `Decide what you will say about pay.${named ? ` The ad names ${named}.` : ''}`
}
