import type { Job, SalaryRange } from '../../job/job.ts'
import type { Match } from '../../match/index.ts'
import type { Source } from '../../resume/sources.ts'
import { patternOf } from '../../text/patterns.ts'
import { lineWords } from '../../words/interview-lines.ts'
import { isSafe, safeName } from '../ad-words.ts'
import { beginning, type DefendedLine } from '../defend.ts'
import type { OwnLines } from '../own-lines.ts'
import { quoted } from '../quoted.ts'
import type { Topic } from '../topics.ts'

interface Ground {
  job: Job
  match: Match
  sources: readonly Source[]
  lines: OwnLines
  asked: readonly Topic[]
  defended: readonly DefendedLine[]
}

/** What to have ready, for this advertisement. */
export function checklist(ground: Ground): string[] {
  return [
    ...documents(ground),
    ...conditions(ground),
    ...samples(ground),
    place(ground.job),
    ...figures(ground),
    ...defended(ground),
    ...theirs(ground),
    ...language(ground),
    ...pay(ground.job),
    'Say three of your answers out loud, two minutes each.',
    'Bring your resume, the advertisement and your questions.',
  ]
}

function documents({ asked, sources }: Ground): string[] {
  return asked
    .filter(({ about }) => about === 'certificate' || about === 'degree')
    .filter(({ importance, status }) => importance === 'required' || status === 'met')
    .slice(0, 5)
    .map(({ phrase, sentence, status, evidence }) => {
      const own = sources.find(
        ({ id, kind }) => evidence.some(({ source }) => source === id) && (kind === 'item' || kind === 'study'),
      )
      if (status === 'met' && own) return `Bring the document for ${quoted(own.text)}, and know its date.`
      if (own) return `Find out whether ${quoted(own.text)} counts as ${quoted(sentence)}, and bring it.`
      if (status === 'met') return `Bring proof of this: ${phrase.text}.`
      return `The advertisement asks for ${quoted(sentence)}, and your resume does not show it. If you have it, bring proof and add it.`
    })
    .filter((it, index, all) => all.indexOf(it) === index)
}

function conditions({ job }: Ground): string[] {
  return job.knockOuts
    .filter((it) => isSafe(it, job) && (it.kind === 'check' || it.kind === 'permit' || it.kind === 'clearance'))
    .slice(0, 3)
    .map(({ kind, text }) =>
      kind === 'check' ? `Expect this before you start: ${quoted(text)}.` : `Have proof ready for ${quoted(text)}.`,
    )
}

const sample = patternOf(lineWords.sample)

function samples({ job }: Ground): string[] {
  const found = sample.exec(job.text)
  if (!found || !isSafe({ words: found[0], from: found.index, to: found.index + found[0].length }, job)) return []
  const word = found[1]?.toLowerCase()
  if (word === 'references') return ['The advertisement mentions references. Ask two people beforehand.']
  return [
    word === 'numbers'
      ? 'The advertisement asks for your numbers. Bring them on one page.'
      : `The advertisement mentions a ${word}. Choose two pieces to talk about.`,
  ]
}

function place(job: Job): string {
  const town = safeName(job.location)
  if (job.workMode === 'remote') return 'If you meet by video, test your camera and sound beforehand.'
  if (job.workMode === 'onsite' && town)
    return `Work is on site in ${town}. Look up the way, and be there ten minutes early.`
  return town
    ? `Ask whether you meet in ${town} or by video.`
    : 'Ask where and whom you will meet, and how long it takes.'
}

function figures({ lines }: Ground): string[] {
  const own = lines.withFigures().slice(0, 3)
  if (own.length === 0) return []
  return [`Know where the figures in your resume come from: ${own.map(({ text }) => quoted(text)).join(', ')}.`]
}

const defended = ({ defended: lines }: Ground): string[] =>
  lines.slice(0, 3).map(({ text }) => `Be able to tell the story behind ${beginning(text)}.`)

function theirs({ job }: Ground): string[] {
  const company = safeName(job.company)
  return company ? [`Read the website of ${company}, and note one thing that the advertisement does not say.`] : []
}

const language = ({ asked }: Ground): string[] =>
  asked
    .filter(
      ({ about, importance, phrase }) => about === 'language' && importance === 'required' && phrase.text !== 'English',
    )
    .map(({ phrase }) => `Practice describing your last job in ${phrase.text}.`)

function pay({ salaryRange }: Job): string[] {
  if (!salaryRange) return ['Decide what you will say about pay.']
  return [`Decide what you will say about pay. The advertisement names ${range(salaryRange)}.`]
}

function range({ min, max, currency, period }: SalaryRange): string {
  const ends = [...new Set([min, max])]
    .filter((it) => it !== null)
    .map((it) => it.toString().replace(/\B(?=(?:\d{3})+$)/g, ','))
  return `${ends.join(' to ')} ${currency} ${period === 'hour' ? 'an' : 'a'} ${period}`
}
