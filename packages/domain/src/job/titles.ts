import { titleness } from '../language/job-nouns.ts'
import { titlesWords } from '../words/job/titles.ts'
import { type Header, isTerm, isTradeOnTop, namesJob, type Segment, segmentsOf } from './header.ts'
import { patternOf } from './patterns.ts'
import { isCity, isRegion, placesIn } from './places.ts'
import { calm, cut, type Span, sentencesOf } from './span.ts'

const opener = patternOf(titlesWords.opener)
const closer = patternOf(titlesWords.closer)
const inProse = patternOf(titlesWords.inProse, 'iu')

const asThe = patternOf(titlesWords.asThe, 'iu')

/** What stands beside the name of the job. */
interface Known {
  company: string | null
  location: string | null
}

/** J6: the name of the job: the part of the header that reads like one, without place, employer and terms. */
export function findTitle(header: Header, known: Known, body: readonly Span[]): string | null {
  const fact = header.facts.get('title')
  const lines = fact ? [fact, ...header.lines] : header.lines
  const wanted = toldBelowNoTitle(header.lines)
  if (wanted) return wanted
  const scored = lines.filter(isUnlabelled).map((line) => ({ line, score: lineScore(line, known) }))
  const best = isTradeOnTop(header)
    ? scored[0]
    : (scored.find((it) => it.score >= 1) ?? scored.find((it) => it.score >= 0.4))
  if (best) return titleIn(best.line, known)
  for (const sentence of body.slice(0, 12).flatMap(sentencesOf).slice(0, 30)) {
    const named = toldIn(sentence.text) ?? (isTitleOnly(sentence) ? titleIn(sentence, known) : null)
    if (named) return named
  }
  const first = lines.find((line) => line.text.length < 80 && mayBeTitle(segmentsOf(line)[0]?.text ?? '', known))
  return (
    (first ? titleIn(first, known) : null) ??
    body
      .slice(0, 4)
      .map((line) => toldIn(line.text, 0.4))
      .find((named) => named !== null) ??
    null
  )
}

/** The job that a sentence looks for, where no line above it names the job: below `Head Baker` a baker is sought. */
function toldBelowNoTitle(lines: readonly Span[]): string | null {
  const at = lines.findIndex(({ text }) => toldIn(text) !== null)
  const isNamed = lines.slice(0, Math.max(0, at)).some((line) => isUnlabelled(line) && namesJob(line))
  return isNamed ? null : toldIn(lines[at]?.text ?? '')
}

/** "Reports to: the curator" names another's job. */
const isUnlabelled = ({ text }: Span) =>
  opener.test(text) || titleness(/^[^:]{2,30}(?=:\s)/.exec(text)?.[0] ?? 'cook') > 0

/** "We are looking for a Payroll Manager to …". */
function toldIn(text: string, least = 1): string | null {
  const named = (asThe.exec(text.slice(0, 200))?.[1] ?? inProse.exec(text.slice(0, 300))?.[2])?.replace(/\.$/, '')
  return named && titleness(named) >= least ? tidy(named) : null
}

/** "Middleweight Designer, full time." */
function isTitleOnly(sentence: Span): boolean {
  const [first, ...others] = segmentsOf(sentence)
  return (
    first !== undefined &&
    titleness(first.text) === 1 &&
    /^\p{Lu}\S*(?:\s\p{Lu}\S*){0,4}$/u.test(first.text) &&
    others.every((it) => isTerm(it.text))
  )
}

const mayBeTitle = (text: string, known: Known) =>
  !isTerm(text) && !isCompany(text, known) && placesIn(text).length === 0 && !/:/.test(text)

const isCompany = (text: string, { company }: Known) =>
  company !== null && text.toLowerCase().startsWith(company.toLowerCase())

function lineScore(line: Span, known: Known): number {
  const parts = segmentsOf(cut(line, 0, 140)).filter((part) => !isCompany(part.text, known))
  return Math.max(0, ...parts.slice(0, 3).map((part) => titleness(part.text)))
}

function titleIn(line: Span, known: Known): string | null {
  const parts = segmentsOf(line)
  const places = placesIn(calm(line.text))
  const isPlaced = ({ from, text }: Segment) =>
    places.some((place) => from - line.from < place.to && from - line.from + text.length > place.from)
  const start = Math.max(
    0,
    parts.findIndex((part) => titleness(part.text) >= 0.4 && !isCompany(part.text, known)),
  )
  let title = ''
  let open = false
  for (const [index, part] of parts.slice(start).entries()) {
    const opens = part.gap.includes('(')
    if (index > 0 && (isPlaced(part) || isNoPart(part, known) || (opens && isInitialsOf(part.text, title)))) continue
    if (index > 0 && (closer.test(title) || title.length + part.text.length > 90)) break
    title += index === 0 ? part.text : opens ? ` (${part.text})` : joint(part, open) + part.text
    open = opens
  }
  return tidy(title)
}

const joint = (part: Segment, afterBracket: boolean) =>
  afterBracket || /[()]/.test(part.gap) ? `${part.gap.replace(/[()]/g, '')}`.replace(/^\s*$/, ' ') : part.gap

const areaTail = patternOf(titlesWords.areaTail)

const placePreposition = patternOf(titlesWords.placePreposition)

function isNoPart(part: Segment, known: Known): boolean {
  const { text } = part
  const bare = text.replace(placePreposition, '').replace(areaTail, '')
  if (
    /\b(?:region|territory)$/i.test(text) ||
    bare === known.location ||
    isCompany(text, known) ||
    isTerm(text) ||
    /\?$/.test(text) ||
    isCity(bare) ||
    isRegion(bare)
  )
    return true
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
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(opener, '')
    .replace(closer, '')
    .replace(/\s+in\s+(\p{Lu}[\p{L}.-]*(?:\s\p{Lu}[\p{L}.-]*)?)$/u, (whole, place: string) =>
      isCity(place) ? '' : whole,
    )
    .replace(/^[\s,;:|·–—-]+|[\s,;:.|·–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  if (bare === '' || bare.length > 120) return null
  const spoken = calm(bare)
  return spoken.charAt(0).toUpperCase() + spoken.slice(1)
}
