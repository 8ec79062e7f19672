import { stemOf } from '../text/stem.ts'
import { timeUnits } from '../text/units.ts'
import * as tables from '../words/check.ts'
import type { Alignment, Ground } from './align.ts'
import { hasStem, hasWord, type Person, type PersonLine, type ReadText } from './person.ts'
import { type Finding, findingAt } from './sentence.ts'
import { isContent, stemsOf, type Word } from './words.ts'

const leads = stemsOf(tables.leadWords)
const runs = stemsOf(tables.runWords)
const people = stemsOf(tables.peopleWords)
const helps = stemsOf(tables.helpWords)
const shares = stemsOf(tables.shareWords)
const served = stemsOf(tables.servedPeople)
const superlatives = stemsOf(tables.superlatives)
const scope = stemsOf(tables.scopeWords)
const overseen = stemsOf(tables.oversight)

/** It opens its clause, or follows another deed. */
const isDeed = (words: readonly Word[], at: number) =>
  at === 0 || /[,;:(–—]/.test(words[at]?.gap ?? '') || tables.beforeDeeds.has(words[at - 1]?.lower ?? '')

/** The lines that say most of what stands behind a word: one that shares only its verb tells of something else. */
function linesBehind(word: Word, { clauses }: ReadText, lines: readonly PersonLine[]): PersonLine[] {
  const around = clauses.find((it) => it.includes(word))?.filter((it) => isContent(it) && !leads.has(it.stem)) ?? []
  const behind = around.filter((it) => it.from > word.from)
  const shared = ({ stems, isHeading }: PersonLine) =>
    isHeading ? 0 : (behind[0] ? behind : around).filter(({ stem }) => hasStem(stems, stem)).length
  const most = Math.max(1, ...lines.map(shared))
  return lines.filter((line) => shared(line) === most)
}

/** Who leads claims more than who does, and who does more than who helps. */
export function rankFindings(read: ReadText, { alignment: { lines, entryLines } }: Ground): Finding[] {
  const { words } = read
  const headings = entryLines.filter(({ isHeading }) => isHeading)
  const isLed = (line: PersonLine) => line.words.some((word, at) => leadsHere(line.words, at) || isCharge(word))
  const raised = words.filter(
    (word, at) =>
      leadsHere(words, at) &&
      ![...headings, ...linesBehind(word, read, lines)].some(isLed) &&
      !lines.some((it) => runsThere(it, word)),
  )
  const helped = lines.flatMap((line, at) => helpIn(line, words, at === 0))[0]
  const isShared = words.some(
    ({ stem, lower }, at) =>
      helps.has(stem) || (lower !== 'with' && shares.has(stem)) || (lower === 'one' && words[at + 1]?.lower === 'of'),
  )
  const first = words.find(isContent)
  const own = lines.find(({ source }) => source.kind === 'line')
  return [
    ...raised.map((word) => findingAt(word, 'rank', own ? `Your line says “${own.text}”.` : notSaid(word))),
    ...(helped && first && !isShared ? [findingAt(first, 'rank', `Your line says “${helped.text}”.`)] : []),
  ]
}

const notSaid = ({ text }: Word) => `No line of yours mentions “${text}”.`

const isCharge = ({ lower }: Word) => lower === 'responsible' || lower === 'charge'

/** The line says the same of people: `running a store with 28 employees` for `running a 28-employee store`. */
const runsThere = ({ clauses }: PersonLine, { stem }: Word) =>
  runs.has(stem) &&
  clauses.some((clause) => clause.some((it, at) => it.stem === stem && clause.slice(at).some(isOfPeople)))

const isOfPeople = ({ stem }: Word) => people.has(stem)

/** A word that always leads, or one that does where people stand behind it. */
function leadsHere(words: readonly Word[], at: number): boolean {
  const word = words[at]
  // `Supervised by` is led by somebody else.
  if (!word || tables.nounEnding.test(word.lower) || words[at + 1]?.lower === 'by') return false
  if (tables.negations.has(words[at - 1]?.lower ?? '')) return false
  return leads.has(word.stem) || (runs.has(word.stem) && words.slice(at + 1, at + 5).some(isOfPeople))
}

/** Where a line only helps with what the sentence tells; to help a customer is the deed itself. */
function helpIn(line: PersonLine, told: readonly Word[], isBest: boolean): Word[] {
  const { words } = line
  return words.filter((word, at) => {
    if (!helps.has(word.stem) || tables.nounEnding.test(word.lower)) return false
    if (word.lower === 'part' ? !/^(?:of|in)$/.test(words[at + 1]?.lower ?? '') : !isDeed(words, at)) return false
    const isService = words.slice(at + 1, at + 4).some(({ stem }) => served.has(stem))
    return !isService && isTold(word, line, told, isBest)
  })
}

/**
 * Whether the sentence says something of a clause: of a line beside the best one, half of it. What says nothing by itself, or opens
 * with when or with whom, belongs to all of its line.
 */
function isTold(word: Word, { words, clauses }: PersonLine, told: readonly Word[], isBest: boolean): boolean {
  const clause = clauses.find((it) => it.includes(word)) ?? words
  const isOfAll = claimsIn(clause).length === 0 || tables.openers.has(clause[0]?.lower ?? '')
  if (isOfAll && isBest) return true
  const stems = new Set(told.map(({ stem }) => stem))
  const content = claimsIn(isOfAll ? words : clause)
  const shared = content.filter(({ stem }) => hasStem(stems, stem)).length
  return shared > 0 && (isBest || shared * 2 >= content.length)
}

const claimsIn = (words: readonly Word[]) => words.filter((word, at) => isContent(word) && !isReserving(words, at))

function isReserving(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word) return false
  if (tables.negations.has(word.lower) || word.lower.endsWith("n't")) return true
  if (word.lower === 'under') return words.slice(at + 1, at + 5).some(({ lower }) => tables.oversight.has(lower))
  return tables.reservations.has(word.lower) && !(/ed$/.test(word.lower) && isDeed(words, at))
}

/** `Am studying` says by itself that it is not done yet. */
const isUnderWay = ({ lower }: Word, at: number, words: readonly Word[]) =>
  tables.underWay.has(lower) || (/ing$/.test(lower) && tables.nowWords.has(words[at - 1]?.lower ?? ''))

/** What a line denies or reserves and the sentence does not; another reservation may stand for it, but not for who else answers for it. */
export function reservationFindings({ words }: ReadText, { lines }: Alignment): Finding[] {
  const first = words.find(isContent)
  const isKept = words.some((word, at) => isReserving(words, at) || superlatives.has(word.stem))
  const isOverseen = words.some(({ stem }) => hasStem(overseen, stem))
  const isGoingOn = words.some(isUnderWay)
  const isLost = (word: Word) =>
    word.lower === 'under' ? !isOverseen : !isKept && !(isGoingOn && tables.underWay.has(word.lower))
  const lost = lines
    .flatMap((line, place) =>
      line.words.filter((word, at) => isReserving(line.words, at) && isTold(word, line, words, place === 0)),
    )
    .find(isLost)
  return lost && first ? [findingAt(first, 'reservation', `Your line says “${lost.text}”; this sentence doesn't.`)] : []
}

/** `company-wide` is two words. */
const hyphened = (words: readonly Word[], at: number) =>
  words[at + 1]?.gap === '-' ? stemOf(`${words[at]?.lower}-${words[at + 1]?.lower}`) : ''

/** `all`, `sole`, `first`: more than the lines say. */
export function scopeFindings({ words }: ReadText, { alignment: { lines }, mayBeNamed }: Ground): Finding[] {
  const isAll = ({ stem }: Word, at: number, all: readonly Word[]) => scope.has(stem) || scope.has(hyphened(all, at))
  const saysAll = lines.some((line) => line.words.some(isAll))
  const isMore = (word: Word, at: number) =>
    superlatives.has(word.stem) ? !hasWord(lines, word) : !saysAll && isAll(word, at, words)
  const more = words.filter((word, at) => isMore(word, at) && !mayBeNamed(word))
  return more.map((word) => findingAt(word, 'scope', `Your resume doesn't say “${word.text}”.`))
}

/** Words that no line here has: loud where they name a thing or deed, calm where every job has them. */
export function wordFindings({ words }: ReadText, { lines, entryLines }: Alignment, person: Person): Finding[] {
  const isLoud = ({ lower }: Word, at: number) =>
    tables.negations.has(lower) || (tables.everyWords.has(lower) && !timeUnits.has(words[at + 1]?.lower ?? ''))
  return words.flatMap((word, at) => {
    const isOpen = (isContent(word) || isLoud(word, at)) && !hasWord(lines, word)
    if (!isOpen) return []
    if (!isLoud(word, at) && (word.isEveryday || hasWord(entryLines, word)))
      return [findingAt(word, 'changed', 'Your line says it in other words.')]
    if (hasStem(person.stems, word.stem))
      return [findingAt(word, 'new', `Your resume has “${word.text}”, but not here.`)]
    return [findingAt(word, 'new', notSaid(word))]
  })
}
