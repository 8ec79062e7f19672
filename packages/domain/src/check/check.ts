import type { Source } from '../resume/sources.ts'
import { isEnglish } from '../text/language.ts'
import { piecesOf } from '../text/pieces.ts'
import { perText } from '../text/remembered.ts'
import { align } from './align.ts'
import { rankFindings, reservationFindings, scopeFindings, wordFindings } from './claims.ts'
import { courtesyOf, isSectionTitle, withoutContact } from './courtesy.ts'
import { maxSentences } from './limits.ts'
import { credentialFindings, nameFindings, titleFindings } from './names.ts'
import { numberFindings } from './numbers.ts'
import { contentOf, type Person, type PersonLine, personOf, type ReadText, readText, withinPlace } from './person.ts'
import { type CheckedSentence, type Finding, findingAt, isHard } from './sentence.ts'
import type { Word } from './words.ts'
import { itemsInOwnWords, lineInOwnWords, wholeLine } from './yours.ts'

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
  const known = withinPlace(personOf(lines), options.entry)
  const person = { ...known, isExact: known.isExact || !isEnglish(text) }
  const courtesy = courtesyOf(options)
  // All sentences of a line ask for it.
  const whole = perText((line) => wholeLine(line, person) ?? null)
  return piecesOf(text)
    .slice(0, maxSentences)
    .map(({ line: block, ...piece }) => {
      const read = readText(withoutContact(piece.text))
      const isHeading = isSectionTitle(read.text) && !bullet.test(text.slice(0, piece.from))
      if (isHeading || courtesy.isNothingToCheck(read)) return { ...piece, ...nothing }
      const line = wholeLine(read.text, person) ?? whole(block) ?? lineInOwnWords(read, person)
      const own = line ? [line] : itemsInOwnWords(read, person)
      return { ...piece, ...(own ? yours(own) : judge(read, person, courtesy.mayBeNamed(read), options)) }
    })
}

const bullet = /[•▪◦*–—-]\s*$/

type Judged = Pick<CheckedSentence, 'verdict' | 'sources' | 'lost' | 'findings'>

const nothing: Judged = { verdict: 'nothing-to-check', sources: [], lost: [], findings: [] }

const yours = (lines: readonly PersonLine[]): Judged => ({
  ...{ verdict: 'yours', sources: [...new Set(lines.map(({ source }) => source.id))], lost: [], findings: [] },
})

/** Less than this of a sentence is said by no line at all. */
const leastCoverage = 0.2

function judge(read: ReadText, person: Person, mayBeNamed: (word: Word) => boolean, options: CheckOptions): Judged {
  // Whom it is for backs nothing.
  const own = { ...read, words: read.words.filter((word) => !mayBeNamed(word)) }
  const alignment = align(own, person)
  const ground = { person, alignment, today: options.today ?? new Date().toISOString().slice(0, 10), mayBeNamed }
  const hard = [
    ...numberFindings(read, ground),
    ...nameFindings(read, ground),
    ...titleFindings(read, ground),
    ...credentialFindings(read, ground),
    ...rankFindings(read, ground),
    ...scopeFindings(read, ground),
    ...reservationFindings(own, alignment),
  ]
  const soft = wordFindings(own, alignment, person).filter(
    (it) => !hard.some((other) => other.from <= it.from && it.to <= other.to),
  )
  const news = soft.filter(({ kind }) => kind === 'new').length
  const findings = [...hard, ...soft, ...(person.isExact && news === 0 ? [otherWords(read)] : [])].sort(
    (a, b) => a.from - b.from,
  )
  const isUnbacked = !person.isExact && alignment.coverage < leastCoverage && news > 1
  return {
    verdict: isUnbacked || hard.some(isHard) ? 'not-yours' : 'reworded',
    sources: alignment.lines.map(({ source }) => source.id),
    lost: lostWords(read, alignment.lines[0]),
    findings,
  }
}

/** What changed cannot be told, so that it is all of it. */
const otherWords = ({ text }: ReadText): Finding =>
  findingAt({ from: 0, to: text.length }, 'new', 'No line of yours says this word for word.')

function lostWords({ words }: ReadText, line: PersonLine | undefined): string[] {
  const said = new Set(words.map(({ stem }) => stem))
  return contentOf(line?.words ?? []).flatMap(({ stem, text }) => (said.has(stem) ? [] : [text]))
}
