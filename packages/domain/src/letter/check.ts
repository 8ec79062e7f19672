import { supports } from '../claims/index.ts'
import { withoutLegalForm } from '../english/legal-form.ts'
import type { Job } from '../job/job.ts'
import type { ResumeDocument } from '../resume/document.ts'
import { type Source, sourcesOf } from '../resume/sources.ts'
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
}

/** How a line that is no sentence becomes one. */
const joints = ['my work includes', 'my work included', 'my duties include', 'my duties included']

/** A summary is chosen from by its sentences; names and papers are short. */
const lineLike = /^(?:line|fact)$/

export function groundsOf(document: ResumeDocument, job: Job, options: LetterChoices): Grounds {
  const { today, facts = [], achievements, motivation } = options
  const stated = sourcesOf(document, facts).filter(({ kind, text }) => !lineLike.test(kind) || isEvidence(text))
  const sources = [...stated, ...statementsOf(stated, achievements, motivation)]
  const { company, role } = adOf(job)
  return {
    sources: new Map(sources.map((source) => [source.id, source])),
    job,
    today,
    named: [company, withoutLegalForm(company), role, ...joints].filter(Boolean),
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

/** Says of the person only what its own sources say, and of the advertisement only what stands in it. */
export function isHonest(sentence: LetterSentence, { sources, job, today, named }: Grounds): boolean {
  const cited = sentence.sources.flatMap((id) => sources.get(id) ?? [])
  if (cited.length < sentence.sources.length || !sentence.job.every((words) => isInAd(words, job))) return false
  const known = [...named, ...sentence.frame]
  const own = ownWords(sentence)
  if (cited.length === 0 && isEmpty(own, known)) return true
  return supports(cited, own, { today, named: known }).supported
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
