import { titleness } from '../language/job-nouns.ts'
import { upperFirst } from '../language/speak/lower-first.ts'
import { calm, initialsIn } from '../text/capitals.ts'
import { monthWord } from '../text/dates.ts'
import { alternatives } from '../text/patterns.ts'
import { phrasesOf } from '../text/phrases.ts'
import { cut, type Span, sentencesOf, wordsIn } from '../text/spans.ts'
import * as head from '../words/job/head.ts'
import { type Header, isTerm, isTradeOnTop, type Segment, segmentsOf } from './header.ts'
import { isPlace, placesIn } from './places.ts'

/** What stands beside the name of the job. */
interface Known {
  company: string | null
  location: string | null
}

export interface Title {
  text: string
  /** A label, a line at the very top or a sentence that looks for somebody names it, and nothing else does. */
  isSure: boolean
}

const likelyTitle = 0.4
/** A title further down may be that of somebody else. */
const nearTop = 3
const mostSentences = 30
const longestLine = 140

/** [J11] The name of the job: the part of the top that reads like one, without place, employer and terms. */
export function findTitle(header: Header, known: Known, body: readonly Span[]): Title | null {
  const fact = header.facts.get('title')
  const lines = (fact ? [fact, ...header.lines] : header.lines).filter(isUnlabelled)
  const scored = lines.map((line, at) => ({ line, at, score: scoreOf(line, known) }))
  const best = isTradeOnTop(header)
    ? scored[0]
    : (scored.find(({ score }) => score === 1) ?? scored.find(({ score }) => score >= likelyTitle))
  if (best) {
    const named = soughtIn([best.line], 1)
    const { text, isAlone } = named ? { text: named, isAlone: true } : titleIn(best.line, known)
    return text === null ? null : { text, isSure: isAlone && best.score === 1 && best.at < nearTop }
  }
  const sentences = body.slice(0, 12).flatMap(sentencesOf).slice(0, mostSentences)
  const sought = soughtIn(sentences, 1)
  if (sought) return { text: sought, isSure: true }
  const first = lines.find(
    ({ text }) => text.length < 80 && mayBeTitle(segmentsOf({ text, from: 0 })[0]?.text ?? '', known),
  )
  const guessed = (first && titleIn(first, known).text) ?? soughtIn(sentences.slice(0, 6), likelyTitle)
  return guessed ? { text: guessed, isSure: false } : null
}

const opensTitle = phrasesOf(head.titleOpenings, 'start')

/** "Reports to: the curator" names another's job. */
const isUnlabelled = ({ text }: Span) =>
  opensTitle.test(text) || titleness(/^[^:]{2,30}(?=:\s)/.exec(text)?.[0] ?? 'cook') > 0

const seeks = phrasesOf(head.seekingPhrases)
const before = phrasesOf(head.beforeTitle, 'start')
const after = phrasesOf(head.afterTitle)
const longestSought = 80
const longestSentence = 300

/** "We are looking for a Payroll Manager to …" */
function soughtIn(sentences: readonly Span[], least: number): string | null {
  for (const { text } of sentences)
    for (const { to } of seeks.all(text.slice(0, longestSentence))) {
      const name = nameBehind(text.slice(to, to + longestSought))
      if (name !== null && titleness(name) >= least && wordsIn(name).length <= 7) return tidy(name)
    }
  return null
}

/** What follows up to where the name of a job ends; null where it is nobody's. */
function nameBehind(said: string): string | null {
  let rest = said.trimStart()
  const isMany = /^(?:\d+ )?\p{Lu}/u.test(rest)
  let isOne = false
  for (let found = before.find(rest); found; found = before.find(rest)) {
    isOne = true
    rest = rest.slice(found.to).trimStart()
  }
  const end = Math.min(...[rest.search(/[(,.:;!?]/), after.find(rest)?.from ?? -1, rest.length].filter((at) => at >= 0))
  return isOne || isMany ? rest.slice(0, end).trim() : null
}

const mayBeTitle = (text: string, known: Known) =>
  text !== '' && !isTerm(text) && !isCompany(text, known) && placesIn(text).length === 0 && !/[:?]|[.!]$/.test(text)

const isCompany = (text: string, { company }: Known) =>
  company !== null && text.replace(/^The /, '').toLowerCase().startsWith(company.toLowerCase())

function scoreOf(line: Span, known: Known): number {
  const parts = segmentsOf(cut(line, 0, longestLine)).filter(({ text }) => !isCompany(text, known))
  return Math.max(0, ...parts.slice(0, 3).map(({ text }) => titleness(text)))
}

/** `m/f/d` */
const forAll = /^[mfwdxi/*]+$/i
const endsTitle = phrasesOf(head.titleEnds, 'end')
const longestTitle = 90

/** The name of the job in a line, and whether nothing follows it but places and terms: that may be of it or not. */
function titleIn(line: Span, known: Known): { text: string | null; isAlone: boolean } {
  const all = segmentsOf(line)
  const start = all.findIndex(({ text }) => titleness(text) >= likelyTitle && !isCompany(text, known))
  const [first, ...others] = all.slice(Math.max(0, start))
  const places = placesIn(calm(line.text))
  const isPlaced = ({ from, text }: Span) =>
    text === known.location || places.some((it) => from - line.from < it.to && from - line.from + text.length > it.from)
  let title = first?.text ?? ''
  let [isOpen, isEnded, isAlone] = [false, false, true]
  for (const part of others) {
    const opens = part.gap.includes('(')
    if (opens && (forAll.test(part.text) || isInitialsOf(part.text, title))) continue
    const isBeside = isPlaced(part) || isCompany(part.text, known) || isDetail(part)
    isAlone &&= isBeside
    // No name goes on behind a place or a term: `(Remote) – Weaving` is a department.
    isEnded ||= isBeside || title.length + part.text.length > longestTitle
    if (isEnded) continue
    title += opens
      ? ` (${part.text})`
      : isOpen || part.gap.includes(')')
        ? part.gap.replace(/^\)\s*$/, ' ').replace(')', '') + part.text
        : part.gap + part.text
    isOpen = opens
  }
  return { text: tidy(title), isAlone }
}

/** `(SICU)` behind `Surgical Intensive Care Unit`. */
const isInitialsOf = (text: string, name: string) =>
  /^\p{Lu}{2,6}$/u.test(text) && (name.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toUpperCase().includes(text)

/** [J11] A part behind the name that says something else than which job it is. */
const isDetail = ({ text }: Segment) =>
  isNoName(text) || /\?$|^["“«]/.test(text) || isPlace(text) || gradeCode.test(text)

const endsBeside = phrasesOf(head.besideEnds, 'end')
const opensBeside = phrasesOf(head.besideOpenings, 'start')
const isBesideWord = phrasesOf(head.besideWords)
const isTrade = phrasesOf(head.trades, 'whole')
const month = new RegExp(
  `^(?:\\p{L}+ )?${monthWord}(?: |$)|\\b(?:19|20)\\d{2}\\b|^#?(?=\\S*\\d{3})[A-Z\\d][A-Z\\d/_-]{4,}$`,
  'iu',
)
const counted = /^(?:x ?\d+$|\d+[- ](?:x |\+?\s?)?\p{Ll}+$)/u
const isWanted = new RegExp(`\\s+(?:x ?\\d+$|(?:${alternatives(head.wantedWords)})\\b.*$)`, 'i')

/** A term, a number of posts, a site, a trade: no name of anything. */
export const isNoName = (text: string): boolean =>
  isTerm(text) ||
  endsBeside.test(text) ||
  opensBeside.test(text) ||
  isBesideWord.test(text) ||
  isTrade.test(text) ||
  month.test(text) ||
  counted.test(text)

const gradeCode = /^(?!KS)\p{Lu}{2,4}[- ]?(?:\d|1[0-5])\p{L}?(?:\s*(?:\/|–|-|to|or)\s*(?:\p{Lu}{1,4}[- ]?)?\d{1,2})?$/u

function tidy(text: string): string | null {
  const shown = text
    .replace(/\s*\(?\b(?:[mfwdx]\/){1,3}[mfwdxi]\b\*?\)?/gi, '')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(isWanted, '')
    .trim()
  const called = opensTitle.find(shown)?.to ?? 0
  const name = /^\s*[:!]*\s+\S/.test(shown.slice(called))
    ? shown.slice(called).replace(/^\s*[:!]*\s+(?:an?\s+)?/i, '')
    : shown
  const bare = name
    .slice(0, name.includes(' ') ? endsTitle.find(name)?.from : undefined)
    .replace(/^[\s,;:|·–—-]+|[\s,;:.!|·–—-]{1,9}$/g, '')
    .replace(/\s+/g, ' ')
  return bare === '' || bare.length > 120 ? null : bare
}

/** A title without its shouting; what the text has in capitals elsewhere stays so. */
export function spokenTitle(title: string, text: string): string {
  const initials = initialsIn(text)
  // `SITE MANAGER – Nights`: a part may shout alone.
  const spoken = calm(title, initials).replace(/[^–—|,(]+/gu, (part) =>
    /\p{Lu}{6}/u.test(part) ? calm(part, initials) : part,
  )
  // `iOS` is written so wherever it stands.
  return /^\p{Ll}{1,2}\p{Lu}/u.test(spoken) ? spoken : upperFirst(spoken)
}
