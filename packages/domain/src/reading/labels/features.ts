import { verbOf } from '../../language/opening-words.ts'
import { organisationness } from '../../language/organisations.ts'
import { type SectionKind, sectionKinds } from '../../resume/document.ts'
import { findPeriods, isOnlyPeriod } from '../../text/dates.ts'
import { patternOf } from '../../text/patterns.ts'
import { cities } from '../../words/cities.ts'
import { contactCaption, fluencyWord, gradeWord, joiningEnd, storyCaption, webAddress } from '../../words/page-signs.ts'
import { nameness } from '../contact.ts'
import { sectionKindOf } from '../headings.ts'
import { sign } from '../lines.ts'
import { placeness } from '../places.ts'
import type { Fragment } from '../source.ts'
import { degreeness, isSmallWord, isTownLike, namesInstitution, titleness } from '../vocabulary.ts'
import type { Opinion } from './rules.ts'
import { isCapitals, type Spot } from './spots.ts'

// What is seen of a fragment, as numbers from about -1 to 1, most of them 0.

/** What is known of all fragments together. */
interface Overview {
  size: number
  bold: number
  looks: Map<string, LookShare>
  step: number
  count: number
  pages: number
  positioned: boolean
  opinions: ReadonlyMap<Fragment, Opinion>
}

interface LookShare {
  share: number
  /** Of those that look so, how many read like titles of sections. */
  titles: number
  count: number
}

const yes = (is: boolean | undefined) => (is ? 1 : 0)
const within = (value: number, most = 1) => Math.max(-most, Math.min(most, value))

export function featuresOf(
  spots: readonly Spot[],
  opinions: ReadonlyMap<Fragment, Opinion>,
  positioned: boolean,
): number[][] {
  const overview = overviewOf(spots, opinions, positioned)
  return spots.map((spot, at) => [
    ...placeOf(spot, at, spots, overview),
    ...lookFeatures(spot, at, spots, overview),
    ...textFeatures(spot.fragment.text, titleAt(spots, at)),
    ...opinionFeatures(overview.opinions.get(spot.fragment)),
  ])
}

function overviewOf(spots: readonly Spot[], opinions: ReadonlyMap<Fragment, Opinion>, positioned: boolean): Overview {
  const looks = new Map<string, LookShare>()
  for (const { look, fragment, row } of spots) {
    const known = looks.get(look) ?? { share: 0, titles: 0, count: 0 }
    known.count += 1
    if (row.cells.length === 1 && sectionKindOf(fragment.text) !== null) known.titles += 1
    looks.set(look, known)
  }
  for (const it of looks.values()) it.share = it.count / Math.max(1, spots.length)
  return {
    size: middle(spots.map(({ fragment }) => fragment.size)),
    bold: spots.filter(({ fragment }) => fragment.bold).length / Math.max(1, spots.length),
    step: middle(spots.flatMap(({ above }) => (above === null ? [] : [above]))),
    looks,
    count: spots.length,
    pages: Math.max(1, ...spots.map(({ fragment }) => fragment.page)),
    positioned,
    opinions,
  }
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1

function placeOf(spot: Spot, at: number, spots: readonly Spot[], overview: Overview): number[] {
  const { fragment, row, cell, column, under } = spot
  const width = Math.max(1, column.right - column.left)
  const em = Math.max(1, fragment.size)
  const indent = (fragment.x - column.left) / em
  const before = spots[at - 1]
  const beforeCell = cell > 0 ? row.cells[cell - 1] : undefined
  const right = fragment.x + fragment.width
  const shift = under ? (fragment.x - under.x) / em : 0
  const above = spot.above === null ? null : spot.above / overview.step
  const below = spot.below === null ? null : spot.below / overview.step
  const firstWord = (/^\S+/.exec(fragment.text)?.[0].length ?? 0) + 1
  const room = under ? column.right - (under.x + under.width) : width
  const letter = fragment.width / Math.max(1, fragment.text.length)
  const middleOf = (fragment.x + right) / 2
  return [
    yes(overview.positioned),
    within(indent / 20),
    yes(indent < 0.4),
    yes(indent > 0.4 && indent < 3),
    yes(row.cells.length === 1),
    yes(row.cells.length === 2),
    yes(row.cells.length > 2),
    yes(cell === 0),
    yes(cell > 0 && cell === row.cells.length - 1),
    beforeCell ? within((fragment.x - beforeCell.x - beforeCell.width) / em / 20) : 0,
    yes(column.right - right < 0.5 * em && indent > 5),
    yes(
      cell === 0 && row.cells.length === 1 && indent > 2 && Math.abs(middleOf - (column.left + column.right) / 2) < em,
    ),
    within(fragment.width / width),
    yes(width < 200),
    yes(width > 380),
    yes(row.region !== 'r0' && row.region !== 'text'),
    within(at / Math.max(1, overview.count)),
    yes(at === 0),
    yes(at < 4),
    yes(at < 10),
    yes(at > overview.count - 4),
    yes(fragment.page > 1),
    yes(before !== undefined && before.row.region !== row.region),
    yes(before !== undefined && before.fragment.page !== fragment.page),
    yes(under !== null),
    yes(under !== null && Math.abs(shift) < 0.25),
    yes(under !== null && shift >= 0.25 && shift < 3),
    yes(under !== null && shift >= 3),
    yes(under !== null && shift <= -0.25 && shift > -3),
    yes(under !== null && shift <= -3),
    // Would its first word have found room above?
    yes(under !== null && room < firstWord * letter * 1.05),
    yes(under !== null && room > 0.35 * width),
    above === null ? 1 : 0,
    above === null ? 0 : within((above - 1) / 2),
    yes(above !== null && above > 1.15),
    yes(above !== null && above > 1.45),
    yes(above !== null && above > 2),
    yes(above !== null && above < 0.92),
    below === null ? 1 : 0,
    below === null ? 0 : within((below - 1) / 2),
    yes(below !== null && below > 1.15),
    yes(below !== null && below > 1.45),
    yes(above !== null && below !== null && above > below * 1.1),
    yes(above !== null && below !== null && below > above * 1.1),
  ]
}

function lookFeatures(spot: Spot, at: number, spots: readonly Spot[], overview: Overview): number[] {
  const { fragment, look, under } = spot
  const share = overview.looks.get(look) ?? { share: 0, titles: 0, count: 1 }
  const ratio = fragment.size / Math.max(1, overview.size)
  const before = spots[at - 1]
  const after = spots[at + 1]
  return [
    within((ratio - 1) * 2),
    yes(ratio > 1.06),
    yes(ratio > 1.25),
    yes(ratio > 1.6),
    yes(ratio < 0.94),
    yes(fragment.bold),
    yes(fragment.bold && overview.bold < 0.35),
    yes(fragment.italic),
    yes(isCapitals(fragment.text)),
    yes(fragment.headingLevel !== undefined),
    yes((fragment.listLevel ?? 0) > 0),
    yes((fragment.listLevel ?? 0) > 1),
    yes(fragment.link !== undefined),
    within(share.share * 2),
    yes(share.share < 0.03),
    yes(share.share < 0.12),
    yes(share.titles > 0),
    yes(share.titles > 1),
    within(share.titles / share.count),
    yes(before?.look === look),
    yes(after?.look === look),
    yes(before !== undefined && before.fragment.size > fragment.size + 0.4),
    yes(before !== undefined && before.fragment.size < fragment.size - 0.4),
    yes(after !== undefined && after.fragment.size > fragment.size + 0.4),
    yes(after !== undefined && after.fragment.size < fragment.size - 0.4),
    yes(under !== null && under.bold === fragment.bold && Math.abs(under.size - fragment.size) < 0.4),
  ]
}

const signed = new RegExp(`^\\s*${sign}`, 'u')
const address = /@[\p{L}\d-]+\./u
const link = patternOf(webAddress, 'iu')
const phone = /(?:\(?\+|\b0|\(\d)[\d\s().–-]{6,}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/
const contactLabel = patternOf(contactCaption, 'iu')
const insideLabel = patternOf(storyCaption, 'iu')
const fluency = patternOf(fluencyWord, 'iu')
const grade = patternOf(gradeWord, 'iu')
const joining = patternOf(joiningEnd, 'iu')

const mostOfTitle = 4
const isShort = ({ text }: Fragment) => text.split(/\s+/).length <= mostOfTitle

/** What section it names, by itself or, where it has little room, with what stands below it. */
function titleAt(spots: readonly Spot[], at: number): SectionKind | null {
  const spot = spots[at]
  if (!spot) return null
  const { fragment, look } = spot
  const text = fragment.text.replace(signed, '').trim()
  const kind = sectionKindOf(text)
  if (kind !== null || !isShort(fragment)) return kind
  const below = spots
    .slice(at + 1, at + 1 + nearby)
    .find(({ fragment: it, row }) => row.region === spot.row.region && Math.abs(it.x - fragment.x) < 1)
  const isNext = below && below.look === look && isShort(below.fragment) && isJustBelow(fragment, below.fragment)
  return isNext ? sectionKindOf(`${text} ${below.fragment.text}`) : null
}

const nearby = 6
const isJustBelow = (above: Fragment, { page, y }: Fragment) =>
  page === above.page && y > above.y && y - above.y < 1.5 * above.size

function textFeatures(text: string, kind: SectionKind | null): number[] {
  const words = text.split(/\s+/).filter(Boolean)
  const count = words.length
  const content = words.filter((word) => /^\p{L}/u.test(word) && !isSmallWord(word))
  const small = content.filter((word) => /^\p{Ll}/u.test(word)).length
  const capital = content.length - small
  const commas = text.split(',').length - 1
  const periods = findPeriods(text)
  const bare = text.replace(signed, '').trim()
  const verb = verbOf(words.find((word) => /\p{L}/u.test(word)) ?? '')
  return [
    yes(count === 1),
    yes(count === 2 || count === 3),
    yes(count > 3 && count < 7),
    yes(count > 6 && count < 13),
    yes(count > 12),
    yes(/[.!?]["”)]?$/.test(text)),
    yes(/[,;–—/-]$/.test(text)),
    yes(joining.test(text)),
    yes(/:$/.test(text)),
    yes(/^[^:,;.|]{2,34}:\s+\S/.test(text)),
    yes(/^\p{Ll}/u.test(text)),
    yes(/^\d/.test(text)),
    yes(signed.test(text)),
    yes(signed.test(text) && bare === ''),
    yes(/^\(?\d{1,2}[.)]\s/.test(text)),
    yes(periods.length > 0),
    yes(periods.some(({ isRange }) => isRange)),
    yes(isOnlyPeriod(text)),
    yes(periods.some(({ to }) => to >= text.length - 1)),
    yes(periods.some(({ from }) => from <= 1)),
    yes(commas === 1),
    yes(commas === 2),
    yes(commas > 2),
    yes(/ \| /.test(text)),
    yes(/\S\s+[·•∙]\s+\S/u.test(text)),
    yes(/\s[–—-]\s/.test(text)),
    yes(/\(.*\)/.test(text)),
    yes(/\s(?:at|@)\s\p{Lu}/u.test(text)),
    yes(/\s\/\s/.test(text)),
    yes(address.test(text)),
    yes(phone.test(text) && periods.length === 0),
    yes(link.test(text)),
    yes(contactLabel.test(bare)),
    yes(insideLabel.test(bare)),
    yes(fluency.test(text)),
    yes(grade.test(text)),
    yes(/\b(?:page\s)?\d{1,2}\s*(?:of|\/)\s*\d{1,2}$/iu.test(text)),
    titleness(bare),
    organisationness(bare),
    degreeness(bare),
    yes(namesInstitution(bare)),
    placeness(bare),
    yes(cities.has(bare)),
    yes(isTownLike(bare)),
    nameness(bare),
    yes(verb?.form === 'past'),
    yes(verb !== null && verb.form !== 'past'),
    content.length === 0 ? 0 : small / content.length,
    yes(content.length > 1 && capital === content.length),
    yes(small >= 2 && small >= content.length / 2),
    within((text.match(/\d/g)?.length ?? 0) / Math.max(1, text.length)),
    yes(kind !== null),
    ...sectionKinds.map((it) => yes(kind === it)),
  ]
}

const parts: readonly Opinion['part'][] = ['title', 'head', 'opens', 'body', 'bullet', 'more']

const opinionFeatures = (opinion: Opinion | undefined): number[] => [
  ...parts.map((part) => yes(opinion?.part === part)),
  ...sectionKinds.map((kind) => yes(opinion?.section === kind)),
]
