import { titleness } from '../language/job-nouns.ts'
import { patternOf, wordIn } from '../text/patterns.ts'
import { cut, endOf, type Span, sentencesOf } from '../text/spans.ts'
import * as headerWords from '../words/job/header.ts'
import { legalForms } from '../words/legal-forms.ts'
import { headingKind } from './headings.ts'
import type { Line } from './lines.ts'

/** The top of an advertisement: what stands before its first sentences. */
export interface Header {
  lines: Span[]
  /** `Location: Leeds`, or the value on the line under the label. */
  facts: Map<string, Span>
  text: string
}

const mostLines = 7
const factLabel = patternOf(headerWords.factLabel)

const isProse = (text: string) => text.length > 170 || (/[.!?]$/.test(text) && text.split(' ').length > 8)

/** A sentence above the name of the job is not the top of the advertisement. */
function fromTitle(lines: readonly Line[]): readonly Line[] {
  const [first] = lines
  if (!first || !isSentence(first.text)) return lines
  const at = lines.slice(0, 4).findIndex(({ text, bullet }) => !bullet && !isSentence(text) && titleness(text) === 1)
  return at > 0 ? lines.slice(at) : lines
}

const isSentence = (text: string) => text.split(' ').length > 3 && (/[.!?]["'”’)]?$/.test(text) || isProse(text))

const greeting = patternOf(headerWords.greeting)

export function headerOf(all: readonly Line[]): Header {
  const lines = fromTitle(all.filter(({ text }, index) => index > 2 || !greeting.test(text)))
  const top: Span[] = []
  for (const line of lines.slice(0, mostLines + 5)) {
    if (top.length >= mostLines) break
    // `£14 an hour • Full time • Nights`
    if (line.bullet && isTerm(line.text)) continue
    if (line.bullet || isProse(line.text) || isTitleOfSection(line, top.length)) {
      const [first] = sentencesOf(line)
      if (
        first &&
        !line.bullet &&
        isProse(line.text) &&
        (top.length === 0 ? first.text.length < 120 : isOnlyNames(first.text))
      )
        top.push(first)
      if (!isProse(line.text) && !line.bullet && top.length < 2) continue
      break
    }
    top.push(line)
  }
  return { lines: top, facts: factsOf(lines), text: top.map((line) => line.text).join('\n') }
}

const proseWord = patternOf(headerWords.proseWord, 'u')

/** "Magnolia Crate Events, New Orleans." says who and where, and is no sentence. */
const isOnlyNames = (text: string) => text.length < 70 && !proseWord.test(text)

const isTitleOfSection = (line: Line, above: number) =>
  headingKind(line.text) !== null && (above > 0 || titleness(segmentsOf(line)[0]?.text ?? '') < 1)

function factsOf(lines: readonly Line[]): Map<string, Span> {
  const facts = new Map<string, Span>()
  lines.forEach((line, index) => {
    for (const part of isRow.test(line.text) ? [line] : factParts(line)) {
      const match = factLabel.exec(part.text)
      if (!match?.groups) continue
      const next = lines[index + 1]
      const said = match[6]
      const value = said === undefined ? next : cut(part, part.text.length - said.length)
      if (said === undefined && (!next || next.text.length > 90 || headingKind(next.text) !== null)) continue
      const [name = ''] = Object.entries(match.groups).find(([, label]) => label) ?? []
      if (value && !facts.has(name)) facts.set(name, value)
    }
  })
  return facts
}

/** `Location  | Bremen`: a row of a table. */
const isRow = /^[\p{L} ]{2,25}[|\t]/u

/** `Location: Bremen | Working model: hybrid` holds several. */
function factParts(line: Line): Span[] {
  const parts: Span[] = []
  let from = 0
  for (const match of line.text.matchAll(/\s+[|·•]\s+|\s{3,}|\s{2,}(?=\p{Lu}[\p{L} ]{1,20}:\s)/gu)) {
    parts.push(cut(line, from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, cut(line, from)]
}

const separators = patternOf(headerWords.separators, 'gu')

export interface Segment extends Span {
  /** What stands between it and the one before. */
  gap: string
}

/** The parts of a line of the header, with what parted them. */
export function segmentsOf(line: Span): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let gap = ''
  for (const match of line.text.matchAll(separators)) {
    const piece = cut(line, from, match.index)
    // `Sommelier for Maison Ardent`, but `Director of Nursing for Adult Services`.
    if (/for/.test(match[0]) && titleness(piece.text.split(' ').at(-1) ?? '') < 1) continue
    if (piece.text !== '') {
      segments.push({ ...piece, gap })
      gap = ''
    }
    gap += match[0]
    from = match.index + match[0].length
  }
  const last = cut(line, from)
  if (last.text !== '') segments.push({ ...last, gap })
  return withLegalForms(withInitials(segments, line), line)
}

/** `Vessel Traffic Services (VTS) Operator`: the initials of what stands before them part nothing that goes on behind. */
function withInitials(segments: readonly Segment[], line: Span): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const [before, initials] = [joined.at(-2), joined.at(-1)]
    const isOne =
      before &&
      initials &&
      /\($/.test(initials.gap) &&
      /^\)\s*$/.test(segment.gap) &&
      isInitialsOf(initials.text, before.text)
    if (isOne) joined.splice(-2, 2, { ...before, ...cut(line, before.from - line.from, endOf(segment) - line.from) })
    else joined.push(segment)
  }
  return joined
}

/** `(SICU)` behind `Surgical Intensive Care Unit`. */
export function isInitialsOf(text: string, named: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(text)) return false
  const initials = named
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return initials.includes(text)
}

const legalForm = new RegExp(`^(?:${legalForms}|P\\.?C)\\.?$`)

/** `Sagebrush Orthopedics, PLLC` is one name. */
function withLegalForms(segments: readonly Segment[], line: Span): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = legalForm.test(segment.text) ? joined.pop() : undefined
    joined.push(last ? { ...last, ...cut(line, last.from - line.from, endOf(segment) - line.from) } : segment)
  }
  return joined
}

const tradeEnding = patternOf(headerWords.tradeEnding, 'iu')

/** `Funeral Arranger`, `Zookeeper II`: its last word ends as trades do. */
export const namesTrade = (text: string) => text.split(' ').length <= 5 && tradeEnding.test(text)

/** The first line names the job though no noun of it is known, and no other line does. */
export const isTradeOnTop = ({ lines: [top, ...others] }: Header): boolean =>
  top !== undefined && namesTrade(segmentsOf(top)[0]?.text ?? '') && !others.some(namesJob)

export function namesJob(line: Span): boolean {
  const { text = '' } = segmentsOf(line)[0] ?? {}
  return titleness(text) === 1 && !/s$|:\s/.test(text)
}

const termWords = wordIn(headerWords.termWords)
const sum = /[$€£]\s?\d|\d[\d.,]*\s?(?:€|EUR|k\b)|^\d+(?:\s?[-–]\s?\d+)?\s?%$/i
const payGrade = patternOf(headerWords.payGrade, 'iu')
const grade = patternOf(headerWords.grade, 'iu')

/** J12: `NHS AfC: Band 6`, and nothing else. */
export const isPayGrade = (text: string) => grade.test(text)

/** A term of the work, such as `Full-time` or `£30,000`, and no name of anything. */
export const isTerm = (text: string) =>
  termWords.test(text) || sum.test(text) || payGrade.test(text) || isPayGrade(text)
