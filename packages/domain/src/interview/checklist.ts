import type { Job, SalaryRange } from '../job/job.ts'
import type { Source } from '../resume/sources.ts'
import { type Ask, isSafe, quotable, safeName } from './asks.ts'
import type { Notes } from './notes.ts'
import { beginning, quoted } from './quoted.ts'

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

const isLanguage = ({ about, importance }: Ask) => about === 'language' && importance === 'required'

const papers = new Set<Source['kind']>(['item', 'study'])

/** A degree or certificate that is held is brought; one that was not found is looked for. */
function documents(asks: readonly Ask[], sources: readonly Source[]): string[] {
  const asked = asks.filter(({ about }) => about === 'certificate' || about === 'degree').slice(0, 4)
  const texts = asked.map(({ words, rows, isMissing }) => {
    const shown = rows.flatMap(({ evidence }) => evidence.map(({ source }) => source))
    const own = sources.find(({ id, kind }) => shown.includes(id) && papers.has(kind))
    if (own) return `The ad asks for ${quoted(words)}. Bring the document for ${quoted(own.text)}.`
    return isMissing
      ? `The ad asks for ${quoted(words)}, and we couldn’t find it on your resume. If you have it, add it and bring proof.`
      : `The ad asks for ${quoted(words)}. Bring proof of it.`
  })
  return [...new Set(texts)]
}

const conditions = (job: Job): string[] =>
  job.knockOuts
    .filter((it) => isSafe(it, job) && (it.kind === 'check' || it.kind === 'permit' || it.kind === 'clearance'))
    .slice(0, 3)
    .map(({ kind, words }) => {
      const said = quoted(quotable(words))
      return kind === 'check' ? `Expect this before you start: ${said}.` : `Have proof ready for ${said}.`
    })

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

const pay = ({ salaryRange }: Job): string =>
  salaryRange
    ? `Decide what you will say about pay. The ad names ${range(salaryRange)}.`
    : 'Decide what you will say about pay.'

function range({ min, max, currency, period }: SalaryRange): string {
  const found = [...new Set([min, max])].filter((it) => it !== null)
  const isWhole = found.every((it) => Number.isInteger(it))
  const ends = found.map((it) => it.toFixed(isWhole ? 0 : 2).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ','))
  return `${ends.join(' to ')} ${currency} ${period === 'hour' ? 'an' : 'a'} ${period}`
}
