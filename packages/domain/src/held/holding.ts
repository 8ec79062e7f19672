import { leastDegree } from '../job/degree.ts'
import { readVerb } from '../language/verbs.ts'
import { contentStems } from '../language/words.ts'
import type { Source } from '../resume/sources.ts'
import { endOf, spanEndOf } from '../text/ends.ts'
import { perText } from '../text/remembered.ts'
import { sentencesIn } from '../text/sentences.ts'
import { isPluralNoun } from '../text/tokens.ts'
import * as answers from '../words/answers.ts'
import { type Holding, type HoldingRow, ofGetting, ofHolding, ofStudies, papers, remarks } from '../words/holding.ts'
import { isHolder, isOther, mostRead, takenBack } from './affirmation.ts'
import { phrases, withoutStanding } from './phrases.ts'

// Whether a person holds what a line of theirs names: one answer for whoever asks.

/** A line that names a paper, with where it stands and its dates, as far as it has them. */
type PaperLine = Pick<Source, 'text'> & Partial<Pick<Source, 'kind' | 'section' | 'start' | 'end'>>

interface Asked {
  /** The day, `2026-07-01`; without it no date is past. */
  today?: string | undefined
  /** What of the line is asked about; else what it names first. */
  paper?: string | undefined
}

/** How what a line names stands with the person who wrote it. */
export function holding(line: PaperLine, { today = '', paper = '' }: Asked = {}): Holding {
  const said = saidOf(line.text, paper, line.kind === 'study')
  return said === 'held' ? byDates(line, today, paper) : said
}

export const isHeld = (line: PaperLine, today: string): boolean => holding(line, { today }) === 'held'

function saidOf(text: string, paper: string, isStudy: boolean): Holding {
  const piece = nearest(isStudy ? asStudy(text) : asRemark(text), paper)
  if (!piece) return 'held'
  const [, , back] = takenBack(text).find(([from, to]) => from < piece.to && piece.from < to) ?? []
  return piece.stands === 'held' ? (back ?? 'held') : piece.stands
}

const standingsBy = (rows: Rows) => (text: string) =>
  segmentsIn(text).flatMap((segment) =>
    standingsIn(segment, rows).map((it) => ({ ...it, from: segment.from + it.from, to: segment.from + it.to })),
  )

/** A paper has ended, or is dated later than today; a study is done when it ends. */
function byDates({ text, kind, section, start, end }: PaperLine, today: string, paper: string): Holding {
  if (today === '') return 'held'
  if (kind === 'study') return end === 'present' || isLater(end, today) ? 'pending' : 'held'
  if (section === 'certificates' && kind !== 'line') {
    if (isLater(start, today)) return 'pending'
    // A certificate with two dates is one that ends.
    if (start !== undefined && end !== undefined && start !== end && isBefore(end, today)) return 'lapsed'
  }
  const named = segmentsIn(text).find((it) => share(it.text, paper) > 0)?.text ?? text
  if (leastDegree(named) !== null) return isLater(spanEndOf(named), today) ? 'pending' : 'held'
  return isBefore(endOf(named), today) ? 'lapsed' : 'held'
}

const isLater = (date: string | undefined, today: string) =>
  date !== undefined && date !== 'present' && date > today.slice(0, date.length)
const isBefore = (date: string | undefined, today: string) =>
  date !== undefined && date !== 'present' && date < today.slice(0, date.length)

interface Piece {
  text: string
  from: number
  to: number
}

interface Standing extends Piece {
  stands: Holding
}

/** What speaks of one thing, or of several with a word for all of them. */
const segmentsIn = (text: string): Piece[] => sentencesIn(text.slice(0, mostRead))

const piecesIn = (text: string) => cut(text, /,\s+|:\s+|\s+[–—-]\s+|[()]|\s+but\s+/g)

function cut(text: string, ends: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: end } of [...text.matchAll(ends), { index: text.length, 0: '' }]) {
    if (/[\p{L}\p{N}]/u.test(text.slice(from, index))) pieces.push({ text: text.slice(from, index), from, to: index })
    from = index + end.length
  }
  return pieces
}

const compiled = (rows: readonly HoldingRow[]) => rows.map((row) => ({ ...row, pattern: phrases(row.words) }))
const [remarkRows, studyRows] = [compiled(remarks), compiled([...remarks, ...ofStudies])]
type Rows = typeof remarkRows
/** Remembered: each paper that is asked about is looked for in every line. */
const [asRemark, asStudy] = [perText(standingsBy(remarkRows)), perText(standingsBy(studyRows))]

interface Remark {
  stands: Holding
  /** The piece names what it is said of; else it is said of the pieces before it. */
  isOwn: boolean
}

/** How each piece stands: by its own remark, or by one that is said of all. */
function standingsIn(segment: Piece, rows: Rows): Standing[] {
  const pieces = piecesIn(segment.text)
  const found = pieces.map(({ text }, at) => remarkIn(text, at === 0, rows))
  // In a line of deeds a word for all is what opens it.
  const isDeed = opensWithDeed(segment.text) && found[0] === undefined
  const others = isOfOthers(segment.text) ? 'of others' : undefined
  return pieces.map((piece, at) => {
    const own = found[at]?.isOwn ? found[at] : undefined
    // `CPA (inactive), MBA`: said of what is before it, or of all where it opens the line.
    const behind = isDeed ? undefined : found.find((it, place) => it && !it.isOwn && (place === 0 || place >= at))
    return { ...piece, stands: others ?? own?.stands ?? behind?.stands ?? 'held' }
  })
}

function remarkIn(piece: string, isFirst: boolean, rows: Rows): Remark | undefined {
  const left = withoutStanding(piece)
  const [isDeed, isGot] = [opensWithDeed(piece), gettingVerbs.has(pastIn(piece) ?? '')]
  for (const { pattern, stands, isAhead, isToCome } of rows) {
    const [first] = left.matchAll(pattern)
    if (!first || (isGot && isToCome)) continue
    const [before, behind] = [left.slice(0, first.index), left.slice(first.index + first[0].length)]
    // `Removed from the register` is a remark by its own verb; `cleared expired stock` is none.
    if (isDeed && stands !== 'of others' && /\p{L}/u.test(before)) continue
    return { stands, isOwn: isFirst ? hasName(before) && !hasName(behind) : hasName(isAhead ? behind : before) }
  }
  return undefined
}

const months = new RegExp(answers.months, 'giu')
const aPaper = new RegExp(`\\b(?:${papers})\\b`, 'iu')
/** `certification ended` names none: it is the one before. */
const hasName = (words: string) =>
  /\p{Lu}/u.test(words.replace(months, '')) || (aPaper.test(words) && contentStems(words).length > 1)

const gettingVerbs = new Set(ofGetting.split(' '))
const holdingVerbs = new Set([...gettingVerbs, ...ofHolding.split(' ')])

const verbFirst = new RegExp(answers.verbFirst, 'iu')

function pastIn(text: string): string | null {
  const [, first = ''] = verbFirst.exec(text) ?? []
  const verb = readVerb(first.toLowerCase())
  return verb?.form === 'past' ? verb.base : null
}

/** `Checked the licences of drivers` is done, and not held; `Obtained a licence` is held. */
function opensWithDeed(text: string): boolean {
  const past = pastIn(text)
  return past !== null && !holdingVerbs.has(past)
}

const ofOneself = new RegExp(answers.ofOneself, 'i')
const ofMany = new RegExp(answers.groupsOfPeople, 'i')
const isSeveral = (word: string) => ofMany.test(word) || isPluralNoun(word)
/** `two licensed removers`: the paper of several. */
const ofSeveral = new RegExp(answers.ofSeveral, 'iu')

/** A deed that is done to people, or with what they hold. */
function isOfOthers(text: string): boolean {
  if (pastIn(text) === null || gettingVerbs.has(pastIn(text) ?? '') || ofOneself.test(text)) return false
  const [, ...words] = text.match(/[\p{L}'’-]+/gu) ?? []
  const isPerson = (word: string) => isOther(word.toLowerCase()) || isHolder(word) || /^(?:team|crew)$/i.test(word)
  return words.some((word) => isSeveral(word) && isPerson(word)) || (opensWithDeed(text) && ofSeveral.test(text))
}

/** How much of the paper that is asked about a text names. */
function share(text: string, paper: string): number {
  const [said, asked] = [new Set(contentStems(text)), contentStems(paper)]
  return asked.filter((it) => said.has(it)).length
}

function nearest(pieces: readonly Standing[], paper: string): Standing | undefined {
  const shares = pieces.map(({ text }) => share(text, paper))
  return pieces[shares.indexOf(Math.max(...shares))]
}
