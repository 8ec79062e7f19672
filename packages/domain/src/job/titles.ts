import { titleness } from '../english/job-nouns.ts'
import { type Header, isTerm, type Segment, segmentsOf } from './header.ts'
import { isCity, isRegion, placesIn } from './places.ts'
import { type Span, sentencesOf } from './span.ts'

const opener =
  /^(?:job title|position|vacancy|job|role|wanted|hiring|now hiring|we(?:['’]re| are) hiring|stelle|we are looking for|we seek)\s*:?\s+(?:an?\s+)?/i
const closer = /\s+(?:wanted|needed|required|gesucht|vacancy|position|job|role)(?:\s*[!:].*)?$/i
const inProse =
  /\b(?:looking for|seeking|seek|hiring|appoint|recruiting|add|want|need|join us as|searching for|as our (?:new )?|position of|applications for)\s+(?:an?|our next|our new|the)\s+((?:experienced |motivated |enthusiastic |passionate |dedicated |talented |new |tenure-track |full-time |part-time )*)([\p{L}&/+#.-]{1,30}(?:\s[\p{L}&/+#.-]{1,30}){0,6}?)(?=\s*(?:\(|,|\.|who|to\b|for|with|in\b|at\b|on\b|that|$))/iu

const asThe =
  /^(?:as|in your role as)\s+(?:an?|our|the)\s+([\p{L}&/+#.-]{1,30}(?:\s[\p{L}&/+#.-]{1,30}){0,6}?)(?=\s*(?:\(|,|\b(?:on|at|in|with|for|you|within)\b))/iu

/** The name of the job: the part of the header that reads like one, without place, employer and terms. */
export function findTitle(header: Header, company: string | null, body: readonly Span[]): string | null {
  const fact = header.facts.get('title')
  const lines = fact ? [fact, ...header.lines] : header.lines
  for (const line of header.lines) {
    const wanted = toldIn(line.text)
    if (wanted) return wanted
  }
  const scored = lines.map((line) => ({ line, score: lineScore(line, company) }))
  const best = scored.find((it) => it.score >= 1) ?? scored.find((it) => it.score >= 0.4)
  if (best) return titleIn(best.line, company)
  for (const sentence of body.slice(0, 12).flatMap(sentencesOf).slice(0, 30)) {
    const named = toldIn(sentence.text)
    if (named) return named
  }
  const first = lines.find((line) => line.text.length < 80 && mayBeTitle(segmentsOf(line)[0]?.text ?? '', company))
  return first ? titleIn(first, company) : null
}

/** "We are looking for a Payroll Manager to …". */
function toldIn(text: string): string | null {
  const named = (asThe.exec(text.slice(0, 200))?.[1] ?? inProse.exec(text.slice(0, 300))?.[2])?.trim()
  return named && titleness(named) === 1 ? tidy(named) : null
}

const mayBeTitle = (text: string, company: string | null) =>
  !isTerm(text) && !isCompany(text, company) && placesIn(text).length === 0 && !/:/.test(text)

const isCompany = (text: string, company: string | null) =>
  company !== null && text.toLowerCase().startsWith(company.toLowerCase())

function lineScore(line: Span, company: string | null): number {
  if (line.text.length > 140) return 0
  const parts = segmentsOf(line).filter((part) => !isCompany(part.text, company))
  return Math.max(0, ...parts.slice(0, 3).map((part) => titleness(part.text)))
}

function titleIn(line: Span, company: string | null): string | null {
  const parts = segmentsOf(line)
  const places = placesIn(line.text)
  const isPlaced = ({ from, text }: Segment) =>
    places.some((place) => from - line.from < place.to && from - line.from + text.length > place.from)
  const start = Math.max(
    0,
    parts.findIndex((part) => titleness(part.text) >= 0.4 && !isCompany(part.text, company)),
  )
  let title = ''
  let open = false
  for (const [index, part] of parts.slice(start).entries()) {
    const opens = part.gap.includes('(')
    if (index > 0 && (isPlaced(part) || isNoPart(part, company) || (opens && isInitialsOf(part.text, title)))) continue
    if (index > 0 && title.length + part.text.length > 90) break
    title += index === 0 ? part.text : opens ? ` (${part.text})` : joint(part, open) + part.text
    open = opens
  }
  return tidy(title)
}

const joint = (part: Segment, afterBracket: boolean) =>
  afterBracket || /[()]/.test(part.gap) ? `${part.gap.replace(/[()]/g, '')}`.replace(/^\s*$/, ' ') : part.gap

function isNoPart(part: Segment, company: string | null): boolean {
  const { text } = part
  const bare = text.replace(/^(?:in|near|bei)\s+/i, '').replace(/\s+(?:metro|area|region|office|\d+)$/i, '')
  if (isCompany(text, company) || isTerm(text) || isCity(bare) || isRegion(bare)) return true
  const places = placesIn(text)
  return places.some((place) => place.to - place.from > text.length * 0.5)
}

/** `(SICU)` behind `Surgical Intensive Care Unit`. */
function isInitialsOf(text: string, title: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(text)) return false
  const initials = title
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return initials.includes(text)
}

function tidy(text: string): string | null {
  const bare = text
    .replace(/\s*\(?\b(?:[mfwdx]\/){1,3}[mfwdxi]\b\*?\)?/gi, '')
    .replace(opener, '')
    .replace(closer, '')
    .replace(/\s+in\s+(\p{Lu}[\p{L}.-]*(?:\s\p{Lu}[\p{L}.-]*)?)$/u, (whole, place: string) =>
      isCity(place) ? '' : whole,
    )
    .replace(/^[\s,;:|·–—-]+|[\s,;:|·–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  if (bare === '' || bare.length > 120) return null
  const shouted = bare === bare.toUpperCase() && /\p{Lu}{4}/u.test(bare)
  const small = shouted
    ? bare
        .toLowerCase()
        .replace(/(?<![\p{L}'’])(?!(?:of|and|the|for|in|to|with)\b)\p{L}/gu, (letter) => letter.toUpperCase())
    : bare
  return small.charAt(0).toUpperCase() + small.slice(1)
}
