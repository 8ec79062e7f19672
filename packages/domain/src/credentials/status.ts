import type { Source } from '../resume/sources.ts'
import { sourceOf } from '../text/patterns.ts'
import { sentencesIn } from '../text/sentences.ts'
import { stemOf } from '../text/stem.ts'
import { isNumberOf, type Token, tokensOf } from '../text/tokens.ts'
import { smallWords } from '../words/check.ts'
import {
  beforeHolders,
  beforeLastDay,
  endingWords,
  heldByOthers,
  holdingVerbs,
  lapsedPairs,
  lapsedWords,
  pendingPairs,
  pendingWords,
  refusedWords,
} from '../words/credentials.ts'
import { monthStems } from '../words/dates.ts'
import { isNegated } from './affirmed.ts'

const month = `(?:(?:${monthStems.join('|')})\\p{L}*\\.?)`
const date = `(?:(\\d{1,2})[-/.](?:(\\d{1,2})[-/.])?|(${month}) (?:\\d{1,2},? )?|\\d{1,2} (${month}) )?((?:19|20)\\d{2})(?:-(\\d{2}))?(?!\\d)`

/** `valid until March 2028`, `expires 09/2027`, `exp. 31/12/2025`: the day up to which something holds. */
const ending = new RegExp(`\\b${sourceOf(beforeLastDay)}\\s*${date}`, 'iu')

/** As `2028` or `2028-03`; undefined where a line names none. */
function endOf(text: string): string | undefined {
  const [, first, second, before, behind, year, dashed] = ending.exec(text) ?? []
  if (year === undefined) return undefined
  const name = (before ?? behind)?.slice(0, 3).toLowerCase()
  const at = name === undefined ? monthAmong(first ?? dashed, second) : monthStems.indexOf(name) + 1
  return at === 0 ? year : `${year}-${String(at).padStart(2, '0')}`
}

/** Of a day and a month in either order, the one that can be a month; 0 where both can. */
function monthAmong(...numbers: (string | undefined)[]): number {
  const months = new Set(numbers.map(Number).filter((it) => it >= 1 && it <= 12))
  const [only = 0] = months
  return months.size === 1 ? only : 0
}

/** `2025 to 2028`, `2025–2028`. */
const spanEndOf = (text: string): string | undefined =>
  /\b(?:19|20)\d{2}\s*(?:to|[–—-])\s*((?:19|20)\d{2})\b/.exec(text)?.[1]

/** How what a line names stands with the person; `none`: denied, or somebody else's. */
export type CredentialStatus = 'held' | 'pending' | 'lapsed' | 'none'

/** What is behind it is not read. */
const longest = 4_000

type CredentialLine = Pick<Source, 'text'> & Partial<Pick<Source, 'kind' | 'section' | 'start' | 'end'>>

/** `name`: what of the line is asked about; else what it names first. */
export function credentialStatus(line: CredentialLine, today: string, name = ''): CredentialStatus {
  const piece = pieceAbout(line.text.slice(0, longest), name)
  const said = piece === undefined ? 'held' : statusIn(piece, name)
  return said === 'held' ? byDates(line, piece?.text ?? line.text, today) : said
}

const isLater = (date: string | undefined, today: string) =>
  date !== undefined && date !== 'present' && date > today.slice(0, date.length)
const isBefore = (date: string | undefined, today: string) =>
  date !== undefined && date !== 'present' && date < today.slice(0, date.length)

function byDates({ kind, section, start, end }: CredentialLine, text: string, today: string): CredentialStatus {
  if (kind === 'study') return end === 'present' || isLater(end, today) ? 'pending' : 'held'
  if (section === 'certificates' && kind !== 'line') {
    if (isLater(start, today)) return 'pending'
    // A certificate with two dates is one that ends.
    if (start !== undefined && start !== end && isBefore(end, today)) return 'lapsed'
  }
  if (isLater(spanEndOf(text), today)) return 'pending'
  return isBefore(endOf(text), today) ? 'lapsed' : 'held'
}

interface Piece {
  text: string
  tokens: Token[]
}

/** The piece of the line that names it, with the pieces behind it that only remark on it. */
function pieceAbout(text: string, name: string): Piece | undefined {
  const asked = new Set(stemsOf(tokensOf(name)))
  const share = ({ tokens }: { tokens: Token[] }) => stemsOf(tokens).filter((stem) => asked.has(stem)).length
  const sentences = sentencesIn(text).map((it) => ({ text: it.text, tokens: tokensOf(it.text) }))
  const pieces = piecesIn(mostBy(sentences, share)?.text ?? '')
  const at = pieces.indexOf(mostBy(pieces, share) as Piece)
  if (at < 0) return undefined
  const behind = pieces.slice(at + 1).findIndex((piece) => namesAnother(piece))
  const own = pieces.slice(at, behind < 0 ? undefined : at + 1 + behind)
  return { text: own.map((it) => it.text).join(', '), tokens: own.flatMap(({ tokens }) => tokens) }
}

/** The first of those with most. */
function mostBy<Item>(items: readonly Item[], count: (item: Item) => number): Item | undefined {
  const counts = items.map(count)
  return items[counts.indexOf(Math.max(...counts))]
}

const stemsOf = (tokens: readonly Token[]) =>
  tokens.filter(({ lower, digits }) => !digits && !smallWords.has(lower)).map(({ lower }) => stemOf(lower))

const piecesIn = (sentence: string): Piece[] => {
  const pieces: Piece[] = []
  for (const token of tokensOf(sentence)) {
    const last = pieces.at(-1)
    if (!last || /[,:(]|\s[–—-]\s/u.test(token.gap)) pieces.push({ text: '', tokens: [token] })
    else last.tokens.push(token)
  }
  return pieces.map(({ tokens }) => ({
    tokens,
    text: sentence.slice(tokens[0]?.from, tokens.at(-1)?.to),
  }))
}

/** `MBA` behind `CPA (inactive)`: a capital that opens no remark. */
const namesAnother = ({ tokens }: Piece): boolean =>
  /^\p{Lu}/u.test(tokens[0]?.text ?? '') && remarkAt(tokens, 0) === null

const statusIn = ({ tokens }: Piece, name: string): CredentialStatus => {
  if (isOfOthers(tokens)) return 'none'
  const asked = new Set(stemsOf(tokensOf(name)))
  // "no conditions", "no points": what is denied is something else.
  const isDenied = tokens.some((_, at) => {
    if (!isNegated(tokens, at)) return false
    const denied = tokens.slice(at + 1)
    // "not held" denies the name, "no tickets" denies tickets.
    const isAlone = denied.length < (tokens[at]?.lower === 'no' ? 1 : 2)
    return isAlone || asked.size === 0 || stemsOf(denied).some((stem) => asked.has(stem))
  })
  return tokens.map((_, at) => remarkAt(tokens, at)).find((it) => it !== null) ?? (isDenied ? 'none' : 'held')
}

/** A deed done to people who hold it, or a holder that is named. */
function isOfOthers(tokens: readonly Token[]): boolean {
  const [first] = tokens
  if (!first || holdingVerbs.has(stemOf(first.lower))) return false
  const isDeed = /(?:ed|ing)$/.test(first.lower) || beforeHolders.has(first.lower)
  return isDeed && tokens.some(({ lower }) => heldByOthers.has(lower))
}

function remarkAt(tokens: readonly Token[], at: number): CredentialStatus | null {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token) return null
  // "never lapsed", "not yet due"
  if (endingWords.has(token.lower) && tokens.slice(Math.max(0, at - 3), at).some(isDenial)) return null
  if (lapsedPairs.has(`${token.lower} ${next?.lower ?? ''}`) || lapsedWords.has(token.lower)) return 'lapsed'
  const isPair = pendingPairs.has(`${token.lower} ${next?.lower ?? ''}`)
  if (isPair || pendingWords.has(token.lower) || (next?.lower === 'of' && isNumberOf(token, tokens[at + 2])))
    return 'pending'
  return refusedWords.has(token.lower) ? 'none' : null
}

const isDenial = ({ lower }: Token) => lower === 'no' || lower === 'not' || lower === 'never' || lower === 'before'
