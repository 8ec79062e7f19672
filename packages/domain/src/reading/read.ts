import {
  type Basics,
  type Entry,
  emptyDocument,
  type Origin,
  type ResumeDocument,
  type Section,
  sureFrom,
} from '../resume/document.ts'
import { patternOf } from '../text/patterns.ts'
import { cities } from '../words/cities.ts'
import { tellsOfExperience } from '../words/reading.ts'
import { takeHome, takeTown } from './address.ts'
import { type ContactLine, isLabelledContact, isReachable, nameness, readContact } from './contact.ts'
import { sectionKindOf } from './headings.ts'
import type { HeadWeights } from './heads/tag.ts'
import { orderRows } from './layout.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { leftOver } from './left-over.ts'
import { linesOf, type TextLine } from './lines.ts'
import { readInterests, readItems, readLanguages, readSkills } from './lists.ts'
import { withLostLines } from './one-line.ts'
import { isRegionOrCountry, placeness } from './places.ts'
import { bodyOf, runningHeads } from './running-heads.ts'
import { asidesApart, type RawSection, sectionsOf } from './sections.ts'
import { join } from './slice.ts'
import { withCapitals } from './small-letters.ts'
import { type Fragment, mostLines, plainSource, type SourceText } from './source.ts'
import { isStreetAddress } from './street.ts'
import { readEducation } from './study.ts'
import { withColumns } from './table.ts'
import { titleness } from './vocabulary.ts'
import { readWork, linesOf as storyLines } from './work.ts'

export interface Reading {
  document: ResumeDocument
  /** The source as one text; origins point into it. */
  source: string
}

export const readPlainText = (text: string): Reading => readResume(plainSource(text))

/** From the lines of a file, or pasted text, to a document. Never throws; what it does not understand is left visible. */
export const readResume = (said: SourceText, weights: HeadWeights = null): Reading =>
  calledByRules(readBy(said, sectionsByRules, weights))

/** From here on rules are in no doubt; theirs are no chances. */
const inNoDoubt = 0.7

/** Where nothing but rules has read, what they are in no doubt about is sure. */
function calledByRules({ document, source }: Reading): Reading {
  const called = Object.entries(document.origins).map(([key, origin]): [string, Origin] => [
    key,
    origin.confidence < inNoDoubt ? origin : { ...origin, confidence: Math.max(origin.confidence, sureFrom) },
  ])
  return { source, document: { ...document, origins: Object.fromEntries(called) } }
}

export type SectionsOf = (shown: SourceText, offsetOf: (fragment: Fragment) => number) => RawSection[]

export function readBy(said: SourceText, sectionsIn: SectionsOf, weights: HeadWeights): Reading {
  const given = withLostLines(said)
  const text = given.fragments.map((fragment) => fragment.text).join('\n')
  const source = { ...given, fragments: withCapitals(given.fragments) }
  const offsets = layOut(source.fragments)
  const ledger = createLedger(text)
  const heads = runningHeads(source)
  for (const head of heads) ledger.layOut(offsets.get(head) ?? 0, head.text.length)
  const shown = { ...source, fragments: bodyOf(source, heads) }
  const document = emptyDocument()
  const offsetOf = (fragment: Fragment) => offsets.get(fragment) ?? 0
  const [top, ...titled] = withoutBareTitles(sectionsIn(shown, offsetOf))
  const rest = titled.flatMap(asidesApart)
  const contact = rest.filter(isContact)
  const contactLines = rest
    .filter((it) => !isContact(it))
    .flatMap((section) => takeContactLines(section, section === rest.at(-1)))
  const remaining = readTop([...(top?.lines ?? []), ...contactLines], contact, document.basics, ledger)
  document.sections = [
    ...introduction(remaining, ledger),
    ...rest.filter((it) => !isContact(it)).map((it) => sectionOf(it, ledger, weights)),
  ]
  document.unplaced = leftOver(text, unreadFrom(source.fragments, offsets, text), ledger)
  document.origins = ledger.origins
  return { document, source: text }
}

/** Words that are no known title, with nothing below them, are a line of what stands above: a sentence under the contact. */
function withoutBareTitles([top, ...titled]: RawSection[]): RawSection[] {
  if (!top) return []
  const kept = [top]
  for (const section of titled) {
    const { title, lines } = section
    const isBare = title !== null && lines.length === 0 && sectionKindOf(title.slice.text) === null
    if (isBare && (kept.length === 1 || isStatement(title.slice.text))) kept.at(-1)?.lines.push(title)
    else kept.push(section)
  }
  return kept
}

export const sectionsByRules: SectionsOf = (shown, offsetOf) => sectionsOf(linesOf(orderRows(shown), offsetOf, shown))

function layOut(fragments: Fragment[]): Map<Fragment, number> {
  const offsets = new Map<Fragment, number>()
  let length = 0
  for (const fragment of fragments) {
    offsets.set(fragment, length)
    length += fragment.text.length + 1
  }
  return offsets
}

const unreadFrom = (fragments: Fragment[], offsets: Map<Fragment, number>, text: string) => {
  const first = fragments[mostLines]
  return first ? (offsets.get(first) ?? text.length) : text.length
}

const isContact = ({ title }: RawSection) =>
  /^\W*(?:contact|personal (?:details|information)|details|profiles|links)\b/iu.test(title?.slice.text ?? '')

/** Lines that are nothing but a way to reach the person, wherever a layout put them; with a label where one ends the document. */
function takeContactLines(section: RawSection, isLast: boolean): TextLine[] {
  const { kind, lines } = section
  // There others are reached.
  if (kind === 'references') return []
  const end = isLast ? lines.at(-1) : undefined
  const isEnd = (line: TextLine) => line === end && line.gap >= 1.6 && isLabelledContact(line.slice.text)
  const found = lines.filter((line) => line.level === 0 && (isReachable(line.slice.text) || isEnd(line)))
  section.lines = lines.filter((line) => !found.includes(line))
  return found
}

/** Ways to reach the person, then name and headline; gives back what is neither. */
function readTop(lines: TextLine[], contact: RawSection[], basics: Basics, ledger: Ledger): TextLine[] {
  const said = readContact([...lines, ...contact.flatMap((section) => section.lines)], basics, ledger)
  for (const { title } of contact) if (title) ledger.note('basics.label.words', title.slice, 1)
  const left = takeHome(said, basics, ledger)
  joinName(left)
  const named = left.find(({ says, told }) => (says ?? told?.label) === 'name') ?? likeliestName(left)
  if (named) {
    basics.name = ledger.put('basics.name', named.slice, nameness(named.slice.text) > 0.6 ? 0.95 : 0.6)
    left.splice(left.indexOf(named), 1)
  }
  const headline = left.find(isSaidHeadline) ?? left.find(isHeadline)
  if (headline) {
    basics.label = ledger.put('basics.label', headline.slice, 0.85)
    left.splice(left.indexOf(headline), 1)
  }
  const rest = takeTown(left, basics, ledger)
  const isMore = ({ besideContact, slice }: ContactLine) =>
    besideContact && /^\p{L}/u.test(slice.text) && !isProse(slice.text)
  for (const { slice } of rest.filter(isMore)) basics.more.push(ledger.line(slice, 0.7))
  return rest.filter((line) => !isMore(line))
}

function likeliestName(lines: ContactLine[]): ContactLine | undefined {
  const score = (line: ContactLine) =>
    nameness(line.slice.text) + Math.min(0.3, line.size / 100) - lines.indexOf(line) * 0.02
  const best = lines
    .slice(0, 8)
    .filter(({ slice }) => !cities.has(slice.text))
    .reduce<ContactLine | undefined>((top, line) => (!top || score(line) > score(top) ? line : top), undefined)
  const least = best === lines[0] || titleness(best?.slice.text ?? '') <= 0.5 ? 0.15 : 0.35
  return best && nameness(best.slice.text) > least ? best : undefined
}

/** A name set large may need two lines. */
function joinName(lines: ContactLine[]) {
  const [first, second] = lines
  if (
    !first ||
    !second ||
    Math.abs(first.size - second.size) > 0.1 ||
    first.size < 1.15 * (lines[2]?.size ?? first.size)
  )
    return
  const both = join([first.slice, second.slice])
  if (nameness(both.text) < 0.5 || nameness(second.slice.text) === 0) return
  lines.splice(0, 2, { ...first, slice: both, cells: [both] })
}

/** What stands above the first section is a way to reach the person, unless it is their name or a title that a role has. */
const isHeadline = ({ slice: { text } }: TextLine) =>
  text.length < 90 && !/[.!?]$/.test(text) && titleness(text) > 0.4 && !isStreetAddress(text) && !isStatement(text)

/** Beside an address or a number, and where it could be a place, only the words of a title make it one. */
function isSaidHeadline(line: ContactLine): boolean {
  const { says, told, besideContact, slice } = line
  if (says === 'headline') return true
  if (says !== null || told?.label !== 'headline') return false
  const isLong = slice.text.split(/\s+/).length > 2
  return (
    isHeadline(line) ||
    (isLong && !isStatement(slice.text) && !besideContact && !isStreetAddress(slice.text) && !isPlaceName(slice.text))
  )
}

const isPlaceName = (text: string) =>
  placeness(text) > 0.6 ||
  text.split(/\s*[,·|/]\s*|\s+or\s+/).some((part) => cities.has(part) || isRegionOrCountry(part))

const isProse = (text: string) => {
  const words = text.split(/\s+/).length
  return (words >= 8 && (/[.!?]["”)]?$/.test(text) || words >= 14)) || isStatement(text)
}

const tellsOfWork = patternOf(tellsOfExperience, 'iu')

/** `Marketing Manager with 8 years of experience in consumer brands` tells more than a title does. */
const isStatement = (text: string) => text.length < 200 && text.split(/\s+/).length >= 6 && tellsOfWork.test(text)

/** Running text under the name, without a title of its own, is the summary. */
function introduction(lines: TextLine[], ledger: Ledger): Section[] {
  const told = lines.filter(({ slice: { text } }) => isProse(text))
  if (told.length === 0) return []
  return [{ id: ledger.id('c'), kind: 'summary', title: '', entries: [paragraphOf(told, ledger)] }]
}

function paragraphOf(lines: readonly TextLine[], ledger: Ledger): Entry {
  return { type: 'text', id: ledger.id('p'), lines: storyLines(lines, ledger) }
}

function sectionOf({ kind, title, lines }: RawSection, ledger: Ledger, weights: HeadWeights): Section {
  const id = ledger.id('c')
  const shown = title ? ledger.put(`${id}.title`, title.slice, 1) : ''
  if (title?.marker) ledger.note(`${id}.title`, title.marker, 1)
  return { id, kind, title: shown, entries: lines.length === 0 ? [] : entriesFor(kind, lines, ledger, weights) }
}

function entriesFor(kind: Section['kind'], lines: TextLine[], ledger: Ledger, weights: HeadWeights): Entry[] {
  switch (kind) {
    case 'work':
    case 'volunteer':
      return readWork(withColumns(lines, ledger), ledger, weights)
    case 'education':
      return readEducation(withColumns(lines, ledger), ledger, weights)
    case 'skills':
      return readSkills(lines, ledger)
    case 'languages':
      return readLanguages(lines, ledger)
    case 'interests':
      return readInterests(lines, ledger)
    case 'certificates':
    case 'awards':
      return readItems(lines, ledger, true)
    case 'projects':
    case 'publications':
    case 'references':
      return readItems(lines, ledger)
    default:
      return [paragraphOf(lines, ledger)]
  }
}
