import type { Basics } from '../resume/document.ts'
import { findPeriods } from '../text/dates.ts'
import { patternOf } from '../text/patterns.ts'
import { splitText } from '../text/split.ts'
import { cities } from '../words/cities.ts'
import { beforeOwnName, behindOwnName, documentHeading, honourTitle, nameParticle } from '../words/reading.ts'
import { sectionKindOf } from './headings.ts'
import type { Ledger } from './ledger.ts'
import { type TextLine, withSlice } from './lines.ts'
import { splitSlash } from './pieces.ts'
import { placeness } from './places.ts'
import { cut, join, type Slice, split, trimSeparators } from './slice.ts'
import { titleness } from './vocabulary.ts'

// Each begins where a word does and nowhere inside of it, or has an end: else a word of a whole page would be read over and over.
const email = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[\p{L}]{2,}/u
const domainEnd =
  '(?:(?:com|org|net|edu|gov|(?!js)[a-z]{2})(?:\\.[a-z]{2})?|dev|app|info|design|tech|page|site|example|test|blog|xyz|studio|portfolio)'
const link = new RegExp(
  `(?:[Hh]ttps?:\\/\\/|[Ww]ww\\.)[^\\s,;|<>()\\t]+|\\b(?:[a-zà-ÿ\\d-]{2,63}\\.){1,8}${domainEnd}\\b(?:\\/[^\\s,;|<>()\\t]*)?`,
  'u',
)
const wholeEmail = new RegExp(`^\\S+@(?:[\\p{L}\\d-]+\\.)+${domainEnd}$`, 'iu')
const phone = /(?<![\p{L}\d])(?:\(?\+|00)?\(?\d(?:[\d\s().–-]|(?<=\d)\/(?=\d)){6,20}\d(?!\d)/u
const labelWords =
  '(?:e-?mail|mail|phone|tel(?:ephone)?|mobile|mob|cell|contact|home|web(?:site)?|url|address|location|linkedin|github|portfolio|twitter|based in|lives in|city|town|(?:full )?name|surname|position(?: sought| applied for)?|job applied for|trade|occupation|profession|date of birth|sex|gender|marital status|nationality|[mtpe])(?:[ .](?:no|number|address))?'
const label = new RegExp(`^${labelWords}\\s*[.:]*\\s*$`, 'iu')
const leadingLabel = new RegExp(`^(?:${labelWords}|a)\\s*(?:\\.?:|\\.)\\s*`, 'iu')

/** What stands before a name or an address without being of it. */
const icons = patternOf(beforeOwnName, 'iu')
const fileWord = patternOf(behindOwnName, 'iu')

/** `Contact: jonas@example.org, 070 555 01 28`. */
export const isLabelledContact = (text: string) =>
  /^(?:contact|e-?mail|phone|mobile)\s*:/iu.test(text) && (email.test(text) || phone.test(text))

/** An address or a number and nothing else. */
export const isReachable = (text: string) =>
  new RegExp(`^(?:${email.source})$`, 'u').test(text) ||
  (new RegExp(`^(?:${phone.source})$`, 'u').test(text) &&
    (text.match(/\d/g)?.length ?? 0) >= 9 &&
    findPeriods(text).length === 0)

/** A piece of the contact block that is no way to reach the person. */
export interface ContactLine extends TextLine {
  /** Whether it stood on one line with such a way. */
  besideContact: boolean
  /** What its label says that it is. */
  says: 'name' | 'place' | 'headline' | 'other' | null
}

/** Reads the block of name, headline and ways to reach the person. What it does not know stays for others. */
export function readContact(lines: readonly TextLine[], basics: Basics, ledger: Ledger): ContactLine[] {
  return withWholeEmails(lines).flatMap((line) => {
    const rests = line.cells.flatMap((cell) => takeReachable(cell, basics, ledger))
    for (const url of line.links) takeHiddenLink(url, basics, ledger)
    const besideContact = rests.reduce((sum, { text }) => sum + text.length, 0) < line.slice.text.length - 6
    // Each piece is a line of its own: what stood between bars does not belong together.
    return withoutLabels(rests, ledger).map(({ slice, says }) => ({
      ...line,
      cells: [slice],
      slice,
      besideContact,
      says,
    }))
  })
}

/** `jane.doe@exam` over `ple.com`, whatever stands beside them: broken where a narrow column ended. */
function withWholeEmails(lines: readonly TextLine[]): TextLine[] {
  const all = [...lines]
  for (const [at, line] of all.entries()) {
    const start = /(?<!\S)\S+@\S*$/.exec(line.slice.text)?.[0]
    if (!start || line.cells.length > 1 || wholeEmail.test(start)) continue
    const below = all.findIndex(
      (it, other) => other > at && isJustBelow(line, it) && wholeEmail.test(start + it.slice.text),
    )
    const rest = all[below]
    if (!rest) continue
    all[at] = withSlice(line, join([line.slice, rest.slice], ''))
    all.splice(below, 1)
  }
  return all
}

const isJustBelow = (above: TextLine, { page, x, y, cells }: TextLine) =>
  cells.length === 1 && page === above.page && Math.abs(x - above.x) < 3 && y > above.y && y - above.y < 2 * above.size

/** `Name: Grace Wanjiru Kamau` without its label, which may also stand before it in a cell of its own. */
function withoutLabels(rests: readonly Slice[], ledger: Ledger): Pick<ContactLine, 'slice' | 'says'>[] {
  let before: ContactLine['says'] = null
  return rests.flatMap((rest) => {
    const icon = icons.exec(rest.text)?.[0].length ?? 0
    const lead = icon + (leadingLabel.exec(rest.text.slice(icon))?.[0].length ?? 0)
    const end = fileWord.exec(rest.text)?.index ?? rest.text.length
    const value = trimSeparators(cut(rest, lead, end))
    const isAlone = label.test(rest.text) || documentTitle.test(rest.text) || !/[\p{L}\p{N}]/u.test(value.text)
    const says: ContactLine['says'] = saidBy(isAlone ? rest.text : rest.text.slice(icon, lead)) ?? before
    before = isAlone ? says : null
    ledger.note('basics.label.words', isAlone ? rest : join([cut(rest, 0, lead), cut(rest, end)]), 1)
    return isAlone ? [] : nameApart(value).map((slice) => ({ slice, says: says ?? (lead > icon ? 'other' : null) }))
  })
}

/** `CAMILLE ROUSSEAU - NANNY`, `Jane Farrow, Marketing Manager`. */
function nameApart(slice: Slice): Slice[] {
  const between = /\s+[–—-]+\s+|,\s+/u.exec(slice.text)
  if (!between) return [slice]
  const end = between.index + between[0].length
  const isBoth = nameness(slice.text.slice(0, between.index)) > 0.6 && titleness(slice.text.slice(end)) > 0.5
  return isBoth ? [cut(slice, 0, between.index), cut(slice, end)] : [slice]
}

function saidBy(words: string): ContactLine['says'] {
  if (/^(?:full )?name\b/iu.test(words)) return 'name'
  if (/^(?:address|location|town|city|based in|lives in)\b/iu.test(words)) return 'place'
  return /^(?:position|job applied|trade|occ|prof)/iu.test(words) ? 'headline' : null
}

/** Takes e-mail, links and phones out of a cell and gives back what is left of it, cut at the separators. */
function takeReachable(cell: Slice, basics: Basics, ledger: Ledger): Slice[] {
  let rest = cell
  rest = takeAll(rest, email, (found) => takeEmail(found, basics, ledger))
  rest = takeAll(rest, link, (found) => takeLink(found, basics, ledger))
  rest = takeAll(rest, phone, (found) => takePhone(found, basics, ledger))
  return split(rest, /\s*[|‖•∙]\s*|\t+|\s{3,}|\s+(?=\p{So})|(?:^|\s+)[^\p{L}\p{N}\s\p{Pd}\p{Ps}\p{Pe}&+/](?:\s+|$)/u)
    .flatMap(splitSlash)
    .map(trimSeparators)
    .filter((it) => it.text !== '')
    .flatMap(placeApart)
}

/** `Site Reliability Engineer — Lagos, Nigeria`, `Personal Trainer, Milan`. */
function placeApart(slice: Slice): Slice[] {
  const comma = slice.text.lastIndexOf(', ')
  if (cities.has(slice.text.slice(comma + 2)) && titleness(slice.text.slice(0, Math.max(0, comma))) > 0.5)
    return [cut(slice, 0, comma), cut(slice, comma + 2)]
  const dash = /\s+[–—-]+\s+(?=[^–—]+$)/u.exec(slice.text)
  const place = dash ? cut(slice, dash.index + dash[0].length) : null
  return dash && place && placeness(place.text) >= 0.65 ? [cut(slice, 0, dash.index), place] : [slice]
}

function takeAll(slice: Slice, pattern: RegExp, take: (found: Slice) => boolean): Slice {
  const match = pattern.exec(slice.text)
  if (!match) return slice
  const found = cut(slice, match.index, match.index + match[0].length)
  if (!take(found)) return slice
  return takeAll(withBar(slice, match.index, match.index + match[0].length), pattern, take)
}

/** What stood on both sides of something taken out does not belong together. */
function withBar(slice: Slice, from: number, to: number): Slice {
  const before = trimSeparators(cut(slice, 0, from))
  const after = trimSeparators(cut(slice, to))
  if (before.text === '' || after.text === '') return before.text === '' ? after : before
  return { text: `${before.text} | ${after.text}`, at: [...before.at, -1, -1, -1, ...after.at] }
}

function takeEmail(found: Slice, basics: Basics, ledger: Ledger): boolean {
  if (basics.email === undefined) basics.email = ledger.put('basics.email', found, 0.99)
  else basics.more.push(ledger.line(found, 0.9))
  return true
}

function takePhone(found: Slice, basics: Basics, ledger: Ledger): boolean {
  const digits = found.text.replace(/\D/g, '').length
  const marked = /^[(+0]/.test(found.text)
  if (digits < (marked ? 7 : 9) || digits > 15 || findPeriods(found.text).length > 0) return false
  if (basics.phone === undefined) basics.phone = ledger.put('basics.phone', found, 0.95)
  else basics.more.push(ledger.line(found, 0.9))
  return true
}

const networks = 'LinkedIn,GitHub,GitLab,Twitter,Behance,Dribbble,ORCID,Stack Overflow,Medium,Instagram,XING'.split(',')

function networkOf(url: string): string | undefined {
  if (/scholar\.google/i.test(url)) return 'Google Scholar'
  if (/[/.]x\.com/i.test(url)) return 'Twitter'
  return networks.find((name) => new RegExp(`[/.]${name.replace(' ', '')}\\.`, 'i').test(url))
}

function takeLink(found: Slice, basics: Basics, ledger: Ledger): boolean {
  const clean = found.text.replace(/[.,;:]+$/, '')
  // `tel.no` is no address.
  if (label.test(clean)) ledger.note('basics.label.words', found, 1)
  else addLink(clean, cut(found, 0, clean.length), basics, ledger)
  return true
}

function addLink(shown: string, slice: Slice | null, basics: Basics, ledger: Ledger) {
  const url = /^https?:/i.test(shown) ? shown : `https://${shown}`
  const network = networkOf(url)
  if (!network && basics.url === undefined) {
    basics.url = url
    if (slice) ledger.note('basics.url', slice, 0.95)
    return
  }
  const id = ledger.id('k')
  if (slice) ledger.note(`${id}.url`, slice, 0.95)
  const username = network ? /([^/]+)\/?$/.exec(url.replace(/^https?:\/\/[^/]+/, ''))?.[1] : undefined
  basics.links.push({ id, url, ...(network ? { network } : {}), ...(username ? { username } : {}) })
}

/** A link behind words: read as well, unless its text said the same. */
function takeHiddenLink(url: string, basics: Basics, ledger: Ledger) {
  if (!/^https?:/i.test(url)) return
  const key = (it: string) => it.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '')
  const known = [basics.url, ...basics.links.map((it) => it.url)].some((it) => it && key(it) === key(url))
  if (!known) addLink(url, null, basics, ledger)
}

const particles = patternOf(nameParticle, 'iu')
const nameWord = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lo}+)$/u
const honour = patternOf(honourTitle, 'iu')
// Two capitals in a short word: `RN`, `PharmD`, `SHRM-CP`.
const credential = /^(?:(?=(?:[^A-Z]*[A-Z]){2})[A-Za-z.-]{2,9}|Esq\.?|Jr\.?|Sr\.?)$/u

/** A capital, or a small word between two of them: `ap`, `van der`. */
const isNamePart = (word: string, index: number, all: string[]) =>
  nameWord.test(word) || particles.test(word) || (index > 0 && index < all.length - 1 && /^\p{Ll}{1,4}$/u.test(word))

const documentTitle = patternOf(documentHeading, 'iu')

/** With whatever a person bears behind it. */
const longestName = 300

/** How much a line reads like a person's name, 0 to 1. */
export function nameness(text: string): number {
  if (text.length > longestName) return 0
  const [main = '', ...behind] = splitText(text, /\s*,\s*/g)
  const words = main
    .replace(/\(.*?\)|["“”].*?["“”]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const own = words.filter((word) => !honour.test(word))
  // `de la`, `y` are borne beside a name and make it no longer.
  const borne = own.filter((word) => nameWord.test(word)).length
  if (borne === 0 || borne > 6 || /\d|@|:|^(?:hello|dear)\b/iu.test(main) || sectionKindOf(text) !== null) return 0
  if (documentTitle.test(main.trim()) || !own.every(isNamePart)) return 0
  // `Hi Tran` is a name where no other is.
  if (/^hi\b/iu.test(main)) return 0.2
  const isTitle = titleness(main) > 0.5
  if (behind.some((part) => !part.split(/\s+/).every((word) => credential.test(word))))
    return borne >= 2 && !isTitle ? 0.2 : 0
  const shape = borne >= 2 && borne <= 4 ? 0.8 : borne === 1 ? 0.35 : 0.5
  return Math.max(0, shape - (isTitle ? 0.5 : 0))
}
