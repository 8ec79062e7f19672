import { titleness } from '../language/job-nouns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import type { SkillMatcher } from '../skills/matcher.ts'
import { patternOf } from '../text/patterns.ts'
import { cut, type Span, sentencesOf } from '../text/spans.ts'
import * as titlesWords from '../words/job/titles.ts'
import { calm, initialsIn } from './capitals.ts'
import { type Header, isInitialsOf, isTerm, isTradeOnTop, namesJob, type Segment, segmentsOf } from './header.ts'
import { isCity, placesIn } from './places.ts'
import { isBeside, isDetail } from './title-tail.ts'

const opener = patternOf(titlesWords.opener)
const closer = patternOf(titlesWords.closer)
const inProse = patternOf(titlesWords.inProse, 'iu')

const manyInProse = patternOf(titlesWords.manyInProse, 'u')

const asThe = patternOf(titlesWords.asThe, 'iu')

/** What stands beside the name of the job. */
interface Known {
  company: string | null
  location: string | null
  matcher: SkillMatcher
  /** What the text writes in small letters. */
  words: ReadonlySet<string>
}

export interface Title {
  text: string
  /** A label, a line at the very top or a sentence that looks for somebody names it, and nothing else does. */
  isSure: boolean
}

/** J6: the name of the job: the part of the header that reads like one, without place, employer and terms. */
export function findTitle(header: Header, known: Known, body: readonly Span[]): Title | null {
  const fact = header.facts.get('title')
  const lines = fact ? [fact, ...header.lines] : header.lines
  const wanted = toldBelowNoTitle(header.lines)
  if (wanted) return { text: wanted, isSure: true }
  const scored = lines.filter(isUnlabelled).map((line) => ({ line, score: lineScore(line, known) }))
  const best = isTradeOnTop(header)
    ? scored[0]
    : (scored.find((it) => it.score >= 1) ?? scored.find((it) => it.score >= 0.4))
  if (best) {
    const { text, isAlone } = titleIn(best.line, known)
    const isSure = isAlone && best.score === 1 && lines.indexOf(best.line) < nearTop
    return text === null ? null : { text, isSure }
  }
  for (const sentence of body.slice(0, 12).flatMap(sentencesOf).slice(0, 30)) {
    const named = toldIn(sentence.text) ?? (isTitleOnly(sentence) ? titleIn(sentence, known).text : null)
    if (named) return { text: named, isSure: true }
  }
  const guessed = guessedIn(lines, known, body)
  return guessed === null ? null : { text: guessed, isSure: false }
}

/** A title further down may be that of somebody else. */
const nearTop = 3

function guessedIn(lines: readonly Span[], known: Known, body: readonly Span[]): string | null {
  const first = lines.find((line) => line.text.length < 80 && mayBeTitle(segmentsOf(line)[0]?.text ?? '', known))
  return (
    (first ? titleIn(first, known).text : null) ??
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
  const named = (
    asThe.exec(text.slice(0, 200))?.[1] ??
    inProse.exec(text.slice(0, 300))?.[2] ??
    manyInProse.exec(text.slice(0, 300))?.[1]
  )?.replace(/\.$/, '')
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
  !isTerm(text) && !isCompany(text, known) && placesIn(text).length === 0 && !/[:?]|[.!]$/.test(text)

const isCompany = (text: string, { company }: Known) =>
  company !== null && text.replace(/^The /, '').toLowerCase().startsWith(company.toLowerCase())

function lineScore(line: Span, known: Known): number {
  const parts = segmentsOf(cut(line, 0, 140)).filter((part) => !isCompany(part.text, known))
  return Math.max(0, ...parts.slice(0, 3).map((part) => titleness(part.text)))
}

/** The name of the job in a line, and whether nothing follows it but places and terms: that may be of it or not. */
function titleIn(line: Span, known: Known): { text: string | null; isAlone: boolean } {
  const all = segmentsOf(line)
  const start = all.findIndex((part) => titleness(part.text) >= 0.4 && !isCompany(part.text, known))
  const [first, ...others] = all.slice(Math.max(0, start))
  const places = placesIn(calm(line.text))
  const isPlaced = ({ from, text }: Segment) =>
    places.some((place) => from - line.from < place.to && from - line.from + text.length > place.from)
  let title = first?.text ?? ''
  let [open, isEnded, isAlone] = [false, false, true]
  for (const [index, part] of others.entries()) {
    const opens = part.gap.includes('(')
    if (opens && (forAll.test(part.text) || isInitialsOf(part.text, title))) continue
    const isBeside = isPlaced(part) || isBesideTitle(part, title, known) || isTownBefore(part, others[index + 1], known)
    isAlone &&= isBeside
    // No name goes on behind a place or a term: `(Remote) – Weaving` is a department.
    isEnded ||= isBeside || closer.test(title) || title.length + part.text.length > 90
    if (isEnded) continue
    title += opens ? ` (${part.text})` : joint(part, open) + part.text
    open = opens
  }
  return { text: tidy(title), isAlone }
}

/** `m/f/d` */
const forAll = /^[mfwdxi/*]+$/i

const joint = (part: Segment, afterBracket: boolean) =>
  afterBracket || /[()]/.test(part.gap) ? `${part.gap.replace(/[()]/g, '')}`.replace(/^\s*$/, ' ') : part.gap

const isBesideTitle = (part: Segment, title: string, known: Known) =>
  part.text === known.location || isCompany(part.text, known) || isBeside(part, title, known.matcher)

/** `– Penrith – £32k`: a name before the terms that is no field of work and no word of the text is where the work is. */
const isTownBefore = ({ text, gap }: Segment, next: Segment | undefined, { matcher, words }: Known) =>
  /[–—|]|\s-\s/.test(gap) &&
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(text) &&
  isDetail(next?.text ?? '') &&
  titleness(text) === 0 &&
  matcher.find(text).length === 0 &&
  !text.split(' ').some((word) => words.has(word.toLowerCase()))

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
  return bare === '' || bare.length > 120 ? null : bare
}

/** A title without its shouting; what the text has in capitals elsewhere stays so. */
export function spokenTitle(title: string, text: string): string {
  const initials = initialsIn(text)
  // `SITE MANAGER – Nights`: a part may shout alone.
  const spoken = calm(title, initials).replace(/[^–—|,(]*\p{Lu}{6}[^–—|,(]*/gu, (part) => calm(part, initials))
  // `iOS` is written so wherever it stands.
  return /^\p{Ll}{1,2}\p{Lu}/u.test(spoken) ? spoken : upperFirst(spoken)
}
