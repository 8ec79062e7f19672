import { titleness } from '../language/job-nouns.ts'
import { legalForms } from '../words/legal-forms.ts'
import type { Line } from './lines.ts'
import { oneOf } from './patterns.ts'
import { titleKind } from './section-titles.ts'
import { cut, endOf, type Span, sentencesOf } from './span.ts'

/** The top of an advertisement: what stands before its first sentences. */
export interface Header {
  lines: Span[]
  /** `Location: Leeds`, or the value on the line under the label. */
  facts: Map<string, Span>
  text: string
}

const mostLines = 7
/** Each group is named for what its labels are about; the last one is the value. */
const factLabel =
  /^(?:(?<location>(?:job |work |working |primary |office )?(?:location|place(?: of work)?|duty station|(?:based|covering|area|region|territory)(?=:)|standort|arbeitsort|address|site))|(?<company>company|employer|organi[sz]ation|university|institution|agency|firma|(?:school |health )?(?:district|trust|council|practice|school|hospital|client)(?=\s*[:|\t]))|(?<title>(?:job |position |role |post )?title|post(?=:)|position|designation|vacancy)|(?<salary>(?:base |annual )?(?:salary|pay|compensation|rate|gehalt)(?: range)?)|(?<terms>hours|(?:job|contract|employment|working) (?:type|pattern|model)|type|contract|work(?:place)? (?:type|mode|model)|remote))\s*[:|\t]?\s*(?:$|(?<=[:|\t]\s*)(\S.*))/i

const isProse = (text: string) =>
  text.length > 170 ||
  (/[.!?]$/.test(text) && text.split(' ').length > 8 && !/\b(?:inc|ltd|co|corp|st|u\.s)\.$/i.test(text))

/** A sentence above the name of the job is not the top of the advertisement. */
function fromTitle(lines: readonly Line[]): readonly Line[] {
  const [first] = lines
  if (!first || !isSentence(first.text)) return lines
  const at = lines.slice(0, 4).findIndex(({ text, bullet }) => !bullet && !isSentence(text) && titleness(text) === 1)
  return at > 0 ? lines.slice(at) : lines
}

const isSentence = (text: string) => text.split(' ').length > 3 && (/[.!?]["'”’)]?$/.test(text) || isProse(text))

const greeting = /^(?:dear|hi|hello|hey|good (?:morning|afternoon))\b.{0,40}$/i

export function headerOf(all: readonly Line[]): Header {
  const lines = fromTitle(all.filter(({ text }, index) => index > 2 || !greeting.test(text)))
  const top: Span[] = []
  for (const line of lines.slice(0, mostLines + 5)) {
    if (top.length >= mostLines) break
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

/** "Magnolia Crate Events, New Orleans." says who and where, and is no sentence. */
const isOnlyNames = (text: string) =>
  text.length < 70 && !/(?<![\p{L}'’-])(?!(?:of|and|in|the|at|for|de|la|am)\b)\p{Ll}{2,}/u.test(text)

const isTitleOfSection = (line: Line, above: number) =>
  titleKind(line.text) !== null && (above > 0 || titleness(line.text) < 1)

function factsOf(lines: readonly Line[]): Map<string, Span> {
  const facts = new Map<string, Span>()
  lines.forEach((line, index) => {
    for (const part of isRow.test(line.text) ? [line] : factParts(line)) {
      const match = factLabel.exec(part.text)
      if (!match?.groups) continue
      const next = lines[index + 1]
      const said = match[6]
      const value = said === undefined ? next : cut(part, part.text.length - said.length)
      if (said === undefined && (!next || next.text.length > 90 || titleKind(next.text) !== null)) continue
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
  for (const match of line.text.matchAll(/\s+[|·•]\s+|\s{3,}/g)) {
    parts.push(cut(line, from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, cut(line, from)]
}

const separators = /\s+[|·•–—]\s+|\s+-\s+|\s*\(|\)|\s*,\s+|\s{2,}|\s+(?:at|@|bei|for)\s+(?=\p{Lu})/gu

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
  return withLegalForms(segments, line)
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

/** `Funeral Arranger`, `Zookeeper II`: its last word ends as trades do. */
export const namesTrade = (text: string) =>
  text.split(' ').length <= 5 &&
  /\p{L}{3}(?:er|or|ist|ian|eer|yst|ant|man)(?:(?: (?:I{1,3}|IV|V|x? ?\d))?|s? (?:needed|wanted|required))$/iu.test(
    text,
  )

/** The first line names the job though no noun of it is known, and no other line does. */
export const isTradeOnTop = ({ lines: [top, ...others] }: Header): boolean =>
  top !== undefined && namesTrade(segmentsOf(top)[0]?.text ?? '') && !others.some(namesJob)

function namesJob(line: Span): boolean {
  const { text = '' } = segmentsOf(line)[0] ?? {}
  return titleness(text) === 1 && !/s$|:\s/.test(text)
}

const termWords = new RegExp(
  `\\b${oneOf(`
    full[-_]?time part[-_]?time permanent temporary contract fixed[-_]term (?:maternity|leave)_cover ftc fte term[-_]time remote hybrid on[-_]?site
    in_person home_?office hours? days? (?:mon|tues|wednes|thurs|fri)days? week weekends? shift nights? posted applicants salary exempt doe ir35
    welcome subcontract (?:car|shift)_allowance seasonal (?:summer|winter|\\d{4})_season per_(?:hour|year|annum|day) \\d+_(?:months?|years?) req(?:uisition)?_id job_id ref\\.? class_of immediate_start
    urgent asap vollzeit teilzeit unbefristet all_genders gn [mfwd]/[mfwx]/[mfwdx]`)}\\b`,
  'i',
)
const sum = /[$€£]\s?\d|\d[\d.,]*\s?(?:€|EUR|k\b)|^\d+(?:\s?[-–]\s?\d+)?\s?%$/i
const payGrade =
  /^(?:TLR|MPS|UPS|EG|TV|TVöD|Band|Grade|Scale|GS|Level)\b.{0,12}$|^\d+\s?h(?:ou)?rs?\b|^\d+ on\b|^(?:fe)?male$|^(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}{0,2}\s?[–-]/iu

/** A term of the work, such as `Full-time` or `£30,000`, and no name of anything. */
export const isTerm = (text: string) => termWords.test(text) || sum.test(text) || payGrade.test(text)
