import { type Check, supports } from '../claims/index.ts'
import type { Job } from '../job/job.ts'
import { termsAsked } from '../job/terms-asked.ts'
import { withoutLegalForm } from '../language/legal-form.ts'
import { withThe } from '../language/speak/with-the.ts'
import type { ResumeDocument } from '../resume/document.ts'
import {
  confirmedFor,
  headingsIn,
  type LineNamed,
  linesNamed,
  nothingSettled,
  type Settled,
} from '../resume/settled.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
import { lineJoints } from '../words/letter.ts'
import { statementsOf } from './achievements.ts'
import { adOf } from './ad.ts'
import { isEvidence } from './evidence.ts'
import type { Letter, LetterChoices, LetterOptions, LetterSentence } from './letter.ts'

export interface Grounds {
  sources: ReadonlyMap<string, Source>
  job: Job
  today: string
  /** The company and the role applied for. */
  named: readonly string[]
  /** What stands above lines, by the id of their role or entry. */
  headings: ReadonlyMap<string, string>
  asked: readonly string[]
  settled: Settled
  check: typeof supports
}

/** A summary is chosen from by its sentences; names and papers are short. */
const lineLike = /^(?:line|fact)$/

export function groundsOf(document: ResumeDocument, job: Job, options: LetterChoices): Grounds {
  const { today, facts = [], achievements, motivation, settled = nothingSettled, check = supports } = options
  const stated = sourcesOf(document, facts).filter(({ kind, text }) => !lineLike.test(kind) || isEvidence(text))
  const sources = [...stated, ...statementsOf(stated, achievements, motivation)]
  const { company, role } = adOf(job)
  return {
    sources: new Map(sources.map((source) => [source.id, source])),
    job,
    today,
    named: [withThe(withoutLegalForm(company)), company, withoutLegalForm(company), role, ...lineJoints].filter(
      Boolean,
    ),
    ...{ headings: headingsIn(document), asked: termsAsked(job), settled, check },
  }
}

/** The sentences of a letter that say more than its sources; none, of a letter written here. */
export function unsupportedIn(
  { paragraphs }: Letter,
  document: ResumeDocument,
  job: Job,
  options: LetterOptions,
): LetterSentence[] {
  const grounds = groundsOf(document, job, options)
  return paragraphs.flatMap(({ sentences }) => sentences.filter((sentence) => !isHonest(sentence, grounds)))
}

/** Says of the person only what its own sources say, and of the advertisement what stands in it. */
export function isHonest(sentence: LetterSentence, grounds: Grounds): boolean {
  const { verdict } = checkOf(sentence, grounds)
  return verdict === 'supported'
}

/** In these very words, for one of the lines that it rests on or for all of them. */
export function isConfirmed(sentence: LetterSentence, grounds: Grounds): boolean {
  const lines = citedIn(sentence, grounds).map((source) => linesNamed([source], grounds.headings))
  return [lineOf(sentence, grounds), ...lines].some(
    (line) => confirmedFor(grounds.settled, line, sentence.text) !== undefined,
  )
}

/** The lines that a sentence rests on. */
export const lineOf = (sentence: LetterSentence, grounds: Grounds): LineNamed =>
  linesNamed(citedIn(sentence, grounds), grounds.headings)

const citedIn = ({ sources: ids }: LetterSentence, { sources }: Grounds): Source[] =>
  ids.flatMap((id) => sources.get(id) ?? [])

type Finding = Pick<Check, 'verdict'>
const sure: Finding = { verdict: 'supported' }
const untrue: Finding = { verdict: 'refused' }

/** Whether its own sources say what a sentence says of the person. */
function checkOf(sentence: LetterSentence, grounds: Grounds): Finding {
  const { job, today, named, asked, check } = grounds
  const cited = citedIn(sentence, grounds)
  if (cited.length < sentence.sources.length || !sentence.job.every((words) => isInAd(words, job))) return untrue
  const known = [...named, ...sentence.frame]
  const own = ownWords(sentence)
  return cited.length === 0 && isEmpty(own, known) ? sure : check(cited, own, { today, named: known, asked })
}

/** Nothing in it but our own fixed words, and the company and role applied for. */
function isEmpty(own: string, known: readonly string[]): boolean {
  const longestFirst = [...known, 'this'].sort((a, b) => b.length - a.length)
  return !/\p{L}/u.test(longestFirst.reduce((left, words) => left.replaceAll(words, ' '), own))
}

/** The sentence without the advertisement's words: what is left is said of the person, or says nothing. */
export function ownWords({ text, job }: LetterSentence): string {
  let left = text
  for (const words of job) {
    const at = left.toLowerCase().indexOf(words.toLowerCase())
    if (at >= 0) left = `${left.slice(0, at)}this${left.slice(at + words.length)}`
  }
  return left
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

/** The sentences that speak to software are not part of what an advertisement says. */
function isInAd(words: string, { text, ignored }: Job): boolean {
  const said = plain(words)
  return plain(text).includes(said) && !ignored.some((quote) => plain(quote.words).includes(said))
}
