import { titleness } from '../language/job-nouns.ts'
import { proseWord } from '../text/capitals.ts'
import { alternatives } from '../text/patterns.ts'
import { phrasesOf } from '../text/phrases.ts'
import { cut, piecesBetween, type Span, sentencesOf, wordsIn } from '../text/spans.ts'
import * as head from '../words/job/head.ts'
import { legalForms } from '../words/legal-forms.ts'
import { headingKind } from './headings.ts'
import type { Line } from './lines.ts'

/** The top of an ad: what stands before its first sentences. */
export interface Header {
  lines: Span[]
  /** `Location: Leeds`, or the value on the line under the label. */
  facts: Map<string, Span>
  text: string
}

const mostLines = 7
const mostLooked = 12
const longestHead = 170

const isProse = (text: string) => text.length > longestHead || (/[.!?]$/.test(text) && wordsIn(text).length > 8)
const greets = phrasesOf(head.greetings, 'start')

/** [J10] The lines at the top that name the job, the employer and the place. */
export function headerOf(all: readonly Line[]): Header {
  const lines = all.filter(({ text }, at) => at > 2 || text.length > 45 || !greets.test(text))
  const top: Span[] = []
  for (const line of lines.slice(0, mostLooked)) {
    if (top.length >= mostLines) break
    const isTitle = isHeading(line) && (top.length > 0 || titleness(line.text) < 1)
    if (line.bullet ? isTerm(line.text) : isTitle && top.length < 2 && !isProse(line.text)) continue
    if (line.bullet || isTitle) break
    if (!isProse(line.text)) top.push(line)
    else {
      const [opening] = sentencesOf(line)
      if (opening && isHeadOf(opening.text, top.length)) top.push(opening)
      break
    }
  }
  return { lines: top, facts: factsOf(lines), text: top.map(({ text }) => text).join('\n') }
}

const isHeading = (line: Line) => headingKind(line.text) !== null

/** The first sentence of an ad without a head, or one that is only names: `Magnolia Crate Events, New Orleans.` */
const isHeadOf = (text: string, above: number) =>
  above === 0 ? text.length < 120 : text.length < 70 && text.search(proseWord) < 0

const labels = Object.entries(head.headLabels).map(([name, list]) => [name, phrasesOf(list, 'whole')] as const)
const needsColon = phrasesOf(head.colonLabels, 'whole')
const longestValue = 90

function factsOf(lines: readonly Line[]): Map<string, Span> {
  const facts = new Map<string, Span>()
  for (const [at, line] of lines.entries()) {
    const [label = line.text, mark = ''] = /^[^:|\t]{2,30}(?=\s*([:|\t]))/.exec(line.text) ?? []
    const name = labels.find(([, pattern]) => pattern.test(label.trim()))?.[0]
    if (name === undefined || facts.has(name) || (mark === '' && needsColon.test(label))) continue
    const said = cut(line, label.length + line.text.slice(label.length).search(/[^\s:|]|$/))
    const next = lines[at + 1]
    const below = next && next.text.length <= longestValue && !isHeading(next) ? next : undefined
    const value = said.text === '' || mark === '' ? below : piecesBetween(said, /\s+[|·•]\s+|\s{3,}/g)[0]
    if (value) facts.set(name, value)
  }
  return facts
}

export interface Segment extends Span {
  /** What stands between it and the one before. */
  gap: string
}

/** A legal form behind a comma belongs to the name: `Sagebrush Orthopedics, PLLC`. */
const separators = new RegExp(
  `\\s+[|·•–—]\\s+|\\s+-\\s+|\\s*\\(|\\)|\\s*,\\s+(?!(?:${legalForms}|P\\.?C)\\.?(?:$|[\\s,]))|\\s{2,}|\\s+(?:${alternatives(head.beforeCompany)})\\s+(?=\\p{Lu})`,
  'gu',
)

/** The parts of a line of the header, with what parted them. */
export function segmentsOf(line: Span): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let gap = ''
  const add = (to: number) => {
    const piece = cut(line, from, to)
    if (piece.text !== '') segments.push({ ...piece, gap })
    if (piece.text !== '') gap = ''
  }
  for (const { index, 0: mark } of line.text.matchAll(separators)) {
    const before = line.text.slice(from, index)
    // `Sommelier for Maison Ardent`, but `Director of Nursing for Adult Services`.
    if (mark.includes('for') && titleness(wordsIn(before).at(-1) ?? '') < 1) continue
    add(index)
    gap += mark
    from = index + mark.length
  }
  add(line.text.length)
  return segments
}

/** `Funeral Arranger`, `Zookeeper II`: its last word ends as trades do. */
const tradeEnding = new RegExp(
  `\\p{L}{3}(?:${alternatives(head.tradeEndings)})(?: (?:[iv]+|x? ?\\d)|s? (?:${alternatives(head.wantedWords)}))?$`,
  'u',
)
const mostTradeWords = 5

/** The first line names the job though no noun of it is known, and no other line does. */
export function isTradeOnTop({ lines: [top, ...others] }: Header): boolean {
  const name = top && segmentsOf(top)[0]?.text
  return (
    name !== undefined &&
    wordsIn(name).length <= mostTradeWords &&
    tradeEnding.test(name.toLowerCase()) &&
    !others.some(namesJob)
  )
}

function namesJob(line: Span): boolean {
  const { text = '' } = segmentsOf(line)[0] ?? {}
  return titleness(text) === 1 && !/s$|:\s/.test(text)
}

const isTermWord = phrasesOf(head.termWords)
const opensGrade = phrasesOf(head.gradeOpenings, 'start')
const sum = /[$€£]\s?\d|\d[\d.,]*\s?(?:€|EUR|k\b)|^\d+(?:\s?[-–]\s?\d+)?\s?%$|^\d+\s?h(?:ou)?rs?\b|^\d+ on\b/i
const longestGrade = 40

/** A grade of pay and nothing else: `NHS AfC: Band 6`. */
export const isPayGrade = (text: string): boolean =>
  text.length < longestGrade && opensGrade.test(text) && (/\d|scale/i.test(text) || text === text.toUpperCase())

/** A term of the work, such as `Full-time` or `£30,000`, and no name of anything. */
export const isTerm = (text: string): boolean => isTermWord.test(text) || sum.test(text) || isPayGrade(text)
