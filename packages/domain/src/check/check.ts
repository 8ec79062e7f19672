import type { Source } from '../resume/sources.ts'
import { align } from './align.ts'
import { rankFindings, reservationFindings, scopeFindings, wordFindings } from './claims.ts'
import { courtesyOf } from './courtesy.ts'
import { maxSentences } from './limits.ts'
import { credentialFindings, nameFindings, titleFindings } from './names.ts'
import { numberFindings } from './numbers.ts'
import { contentOf, type Person, type PersonLine, personOf, type ReadText, readText, withinEntry } from './person.ts'
import type { CheckedSentence, Finding, Verdict } from './sentence.ts'
import { piecesOf } from './split.ts'
import type { Word } from './words.ts'
import { areAllYours, lineInOwnWords } from './yours.ts'

export interface CheckOptions {
  /** The entry or role it is written for: what was done at another is not told of it. */
  entry?: string | undefined
  /** Whom it is for: company, role or person; it may be named. */
  addressee?: string | undefined
  /** What may be quoted: the advertisement. */
  quotable?: string | undefined
  /** The day up to which a role that lasts is counted, as `2026-11-19`. */
  today?: string | undefined
}

/** What the lines of a person say of each sentence of a text. */
export function check(text: string, lines: readonly Source[], options: CheckOptions = {}): CheckedSentence[] {
  const person = withinEntry(personOf(lines), options.entry)
  const courtesy = courtesyOf(text, options)
  return piecesOf(text)
    .slice(0, maxSentences)
    .map((piece) => {
      const read = readText(piece.text)
      const judged = courtesy.isNothingToCheck(read) ? nothing : judge(read, person, courtesy.mayBeNamed(read), options)
      return { ...piece, ...judged }
    })
}

type Judged = Pick<CheckedSentence, 'verdict' | 'sources' | 'lost' | 'findings'>

const nothing: Judged = { verdict: 'nothing-to-check', sources: [], lost: [], findings: [] }

const yours = (lines: readonly PersonLine[]): Judged => ({
  ...{ verdict: 'yours', sources: [...new Set(lines.map(({ source }) => source.id))], lost: [], findings: [] },
})

/** Less than this of a sentence is said by no line at all. */
const leastCoverage = 0.2

function judge(read: ReadText, person: Person, mayBeNamed: (word: Word) => boolean, options: CheckOptions): Judged {
  const own = lineInOwnWords(read, person)
  if (own) return yours([own])
  const items = areAllYours(read, person)
  if (items) return yours(items)
  const alignment = align(read, person)
  const today = options.today ?? new Date().toISOString().slice(0, 10)
  const ground = { person, alignment, today, mayBeNamed }
  const hard = [
    ...numberFindings(read, ground),
    ...nameFindings(read, ground),
    ...titleFindings(read, ground),
    ...credentialFindings(read, ground),
    ...rankFindings(read, alignment),
    ...scopeFindings(read, alignment, mayBeNamed),
    ...reservationFindings(read, alignment),
  ]
  const words = wordFindings(read, alignment, person).filter((word) => !mayBeNamed(wordAt(read, word)))
  const soft = words.filter((it) => !hard.some((other) => other.from <= it.from && it.to <= other.to))
  const findings = [...hard, ...soft].sort((a, b) => a.from - b.from)
  const isUnbacked = alignment.coverage < leastCoverage && soft.filter(({ kind }) => kind === 'new').length > 1
  return {
    verdict: verdictOf(hard, isUnbacked),
    sources: alignment.lines.map(({ source }) => source.id),
    lost: lostWords(read, alignment.lines[0]),
    findings,
  }
}

const wordAt = ({ words }: ReadText, { from }: Finding) => words.find((word) => word.from === from) as Word

const verdictOf = (hard: readonly Finding[], isUnbacked: boolean): Verdict =>
  hard.some(({ kind }) => kind !== 'changed') || isUnbacked ? 'not-yours' : 'reworded'

function lostWords({ words }: ReadText, line: PersonLine | undefined): string[] {
  const said = new Set(words.map(({ stem }) => stem))
  return contentOf(line?.words ?? []).flatMap(({ stem, text }) => (said.has(stem) ? [] : [text]))
}
