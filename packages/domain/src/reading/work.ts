import { findPeriods } from '../language/numbers/dates.ts'
import { organisationness } from '../language/organisations.ts'
import type { Employment, Role } from '../resume/document.ts'
import { cities } from '../words/cities.ts'
import { entriesOf, isLabel, type RawEntry } from './entries.ts'
import type { Ledger } from './ledger.ts'
import { type TextLine, withSlice } from './lines.ts'
import { type Head, headOf, type Piece } from './pieces.ts'
import { isRegionOrCountry, isWorkMode, placeness } from './places.ts'
import { cut, join, listed, nothing, type Slice } from './slice.ts'
import { isNameLike, isTownLike, namesDepartment, titleness } from './vocabulary.ts'

/** What the head of a job says. */
interface Said {
  title: Slice
  organisation: Slice
  location: Slice
  rest: Slice[]
  confidence: number
}

/** Pieces that belong together: one line, or one side of a dash or bar on it. */
interface Unit {
  pieces: Piece[]
  slice: Slice
}

/** `home` is where the person lives: a town that is known to be one. */
export function readWork(lines: readonly TextLine[], ledger: Ledger, home: string | undefined): Employment[] {
  const raw = withEmployers(entriesOf(lines.flatMap(toldApart), 1))
  const heads = raw.map((entry) => headOf(entry.head))
  const split = heads.map(({ pieces }) => unitsOf(pieces, (town) => cities.has(town) || town === home))
  const habit = habitOf(split.map(({ units }) => units))
  const jobs: Employment[] = []
  for (const [index, entry] of raw.entries()) {
    const head = heads[index]
    const parts = split[index]
    if (!head || !parts) continue
    addJob(jobs, entry, head, labelled(head.pieces) ?? doubted(said(parts.units, parts.places, habit)), ledger)
  }
  return jobs
}

/** `2016 to 2020 - Home Carer at Comfort Call, Wakefield. Calls to 12 clients a day`: a head, and what it tells, in one. */
function toldApart(line: TextLine): TextLine[] {
  const head = /^.{10,110}?\p{Ll}{3}\.\s+(?=\p{Lu})/u.exec(line.slice.text)?.[0] ?? ''
  if (line.level > 0 || line.cells.length > 1 || !findPeriods(head).some(({ isRange }) => isRange)) return [line]
  const told = withSlice(line, cut(line.slice, head.length))
  return [withSlice(line, cut(line.slice, 0, head.lastIndexOf('.'))), { ...told, marker: null, level: 1 }]
}

/** An employer over its roles, perhaps with a line about it: the first role begins there. */
function withEmployers(entries: RawEntry[]): RawEntry[] {
  const merged: RawEntry[] = []
  let employer: RawEntry | null = null
  for (const entry of entries) {
    const whole: RawEntry = employer
      ? { head: [...employer.head, ...entry.head], body: [...employer.body, ...entry.body] }
      : entry
    employer = entry.head.length > 0 && entry !== entries.at(-1) && namesEmployer(entry) ? whole : null
    if (!employer) merged.push(whole)
  }
  return merged
}

const namesEmployer = ({ head, body }: RawEntry) =>
  body.every((line) => line.level === 0) &&
  head.every(({ slice: { text } }) => titleness(text) <= 0.5 && findPeriods(text).length === 0)

const doubtful = 0.6

/** An employer that reads like a town, or like no name at all, is a guess. */
function doubted(it: Said): Said {
  const { text } = it.organisation
  return text === '' || (isNameLike(text) && !cities.has(text))
    ? it
    : { ...it, confidence: Math.min(it.confidence, doubtful) }
}

/** A form that was filled in says itself what is what. */
function labelled(pieces: Piece[]): Said | null {
  const under = (label: Piece['says']) => pieces.filter(({ says }) => says === label)
  const [titles, names] = [under('title'), under('organisation')]
  if (titles.length + names.length === 0) return null
  const places = [...under('location')]
  const last = names.at(-1)
  if (last && names.length > 1 && (placeness(last.slice.text) > 0.6 || isTownLike(last.slice.text))) {
    places.push(...names.splice(-1))
  }
  const told = new Set([...titles, ...names, ...places])
  return {
    title: listed(titles),
    organisation: listed(names),
    location: listed(places),
    rest: pieces.filter((piece) => !told.has(piece)).map(({ slice }) => slice),
    confidence: 0.95,
  }
}

/** Takes the places out and groups what is left. */
function unitsOf(pieces: Piece[], isKnown: (town: string) => boolean): { units: Unit[]; places: Slice[] } {
  const units: Unit[] = []
  const places: Slice[] = []
  for (let index = 0; index < pieces.length; index += 1) {
    const length = placeLength(pieces, index)
    if (length > 0) {
      places.push(listed(pieces.slice(index, index + length)))
      index += length - 1
      continue
    }
    const piece = pieces[index]
    const unit = units.at(-1)
    if (piece?.after === 'comma' && unit) unit.pieces.push(piece)
    else if (piece) units.push({ pieces: [piece], slice: nothing })
  }
  for (const unit of units) unit.slice = listed(unit.pieces)
  return { units: cityOff(townOff(bracketsOff(units, places, isKnown), places, isKnown), places, isKnown), places }
}

/** `Finchbeck Payments (London)`. */
function bracketsOff(units: Unit[], places: Slice[], isKnown: (town: string) => boolean): Unit[] {
  return units.map((unit) => {
    const last = unit.pieces.at(-1)
    const match = /\s*\(([^()]+)\)$/u.exec(last?.slice.text ?? '')
    if (!last || !match?.[1] || places.length > 0 || !(isKnown(match[1]) || isBracketedPlace(match[1], last)))
      return unit
    const from = match.index + match[0].indexOf('(') + 1
    places.push(cut(last.slice, from, from + match[1].length))
    return unitOf([...unit.pieces.slice(0, -1), { ...last, slice: cut(last.slice, 0, match.index) }])
  })
}

const unitOf = (pieces: Piece[]): Unit => ({ pieces, slice: listed(pieces) })

/** A place by its form, or one town-like word behind a name that is no title: `Teacher (Part-Time)` holds none. */
const isBracketedPlace = (text: string, { slice }: Piece) =>
  placeness(text) > 0.6 ||
  (isTownLike(text) && !/[\s-]/.test(text) && titleness(slice.text.slice(0, slice.text.lastIndexOf('('))) < 0.5)

/** A line of its own that is neither title nor company, beside one of each: the town. */
function townOff(units: Unit[], places: Slice[], isKnown: (town: string) => boolean): Unit[] {
  if (places.some(({ text }) => !isWorkMode(text))) return units
  // Two are enough where the first holds title and company.
  const isEnough = units.length > 2
  if (!isEnough && (units[0]?.pieces.length ?? 0) < 2) return units
  const single = units.filter(({ pieces }, index) => index > 0 && pieces.length === 1)
  const town =
    single.findLast(({ slice }) => isKnown(slice.text)) ??
    single.findLast(({ slice: { text } }) => isEnough && isTownLike(text) && !namesDepartment(text))
  if (!town) return units
  places.splice(0, places.length, join([town.slice, ...places], ' / '))
  return units.filter((unit) => unit !== town)
}

/** How many pieces from here on are one place; the longest that is. */
function placeLength(pieces: Piece[], from: number): number {
  for (let length = Math.min(3, pieces.length - from); length > 0; length -= 1) {
    const run = pieces.slice(from, from + length)
    if (run.slice(1).some((it) => it.after !== 'comma')) continue
    const next = pieces[from + length]
    const text = run.map((it) => it.slice.text).join(', ')
    const surely = placeness(text)
    const named =
      !isRegionOrCountry(text) && (titleness(text) >= 0.5 || organisationness(run[0]?.slice.text ?? '') >= 0.5)
    // To look at all the others for every piece would take the square of their number.
    if (surely < 0.6 || named || next?.after === 'comma') continue
    // With nothing but a title beside it, the line names the company too.
    const others = pieces.filter((it) => it.line !== run[0]?.line)
    const wholeLine = run[0]?.after === 'start' && others.length > 1
    // `Quicke Dairy, Somerset` over titles alone is the company, though it looks like a town in its county.
    const isCompany =
      from === 0 &&
      length > 1 &&
      !cities.has(run[0]?.slice.text ?? '') &&
      others.length === pieces.length - length &&
      others.length > 0 &&
      others.every(({ slice }) => titleness(slice.text) > 0.5)
    if ((surely >= 0.65 || wholeLine) && !isCompany) return length
  }
  return 0
}

/** `Osswick Academy, Bristol`: a town without its country, behind the name of a company. */
function cityOff(units: Unit[], places: Slice[], isKnown: (town: string) => boolean): Unit[] {
  if (places.some(({ text }) => !isWorkMode(text))) return units
  return units.map((unit) => {
    const last = unit.pieces.at(-1)
    const before = unit.pieces.slice(0, -1)
    if (!last || before.length === 0 || !isTownLike(last.slice.text)) return unit
    const named =
      before.some((it) => organisationness(it.slice.text) > 0.5) ||
      isNotTitle(unit, units) ||
      isTitleNameCity(unit, isKnown)
    const isTitle =
      before.length === 1 && titleness(before[0]?.slice.text ?? '') > 0.5 && employerInBrackets(before) === null
    const isAlone = isTitle && isKnown(last.slice.text) && (units.length > 1 || worksAlone(unit.slice.text))
    if (!isAlone && (!named || isTitle)) return unit
    // `Glasgow / hybrid`
    const kept = beforeRegion(before)
    const town = listed(unit.pieces.slice(kept.length))
    places.splice(0, places.length, join([town, ...places], ' / '))
    return unitOf(kept)
  })
}

/** `Cement Corporation, Jordan, Guimaras`: between a company and its region stands the town. */
function beforeRegion(pieces: Piece[]): Piece[] {
  const [name, town] = pieces.slice(-2).map(({ slice }) => slice.text)
  const isTown = town !== undefined && isTownLike(town) && !namesDepartment(town)
  return isTown && organisationness(name ?? '') > 0.5 && titleness(name ?? '') <= 0.5 ? pieces.slice(0, -1) : pieces
}

/** `Data Analyst, Corbel Insurance, Leeds`. Behind a title alone a city may be part of a name. */
function isTitleNameCity({ pieces }: Unit, isKnown: (town: string) => boolean): boolean {
  if (pieces.length < 3 || titleness(pieces[0]?.slice.text ?? '') <= 0.4) return false
  const [name = '', town = ''] = pieces.slice(-2).map(({ slice }) => slice.text)
  return isKnown(town) || (!namesDepartment(name) && pieces.length === 3 && town.split(/\s+/).length <= 2)
}

/** Some other unit reads more like the title. */
const isNotTitle = (unit: Unit, units: Unit[]) => units.some((other) => other !== unit && lean(other) > lean(unit))

/** Behind a title and a comma, what can only be a name. */
const isNamed = (piece: Piece | undefined) =>
  piece?.after === 'comma' && (organisationness(piece.slice.text) >= 0.5 || /\s&\s/.test(piece.slice.text))

const isTown = ({ pieces, slice }: Unit) => pieces.length === 1 && isTownLike(slice.text) && !/\s/.test(slice.text)

/** How this section writes its heads; all its entries vote. */
interface Habit {
  titleFirst: boolean
  /** Title and organisation stand on one line, parted by commas only. */
  oneLine: boolean
}

function habitOf(entries: Unit[][]): Habit {
  const pairs = entries.filter((units) => units.length > 1)
  // `STROUD LOCKS, OWNER`: the two sides of a comma vote as well.
  const sides = entries.map((units) => (units.length === 1 ? (units[0]?.pieces ?? []) : units))
  const votes = sides.reduce((sum, [first, second]) => sum + (first && second ? lean(first) - lean(second) : 0), 0)
  return { titleFirst: votes >= 0, oneLine: pairs.length < entries.length / 2 }
}

/** Above zero where it reads more like a title than like an organisation. */
const lean = (unit: Unit | Piece) => titleness(unit.slice.text) - organisationness(unit.slice.text)

/** `Staff Nurse II – Emergency Room` over the name of the hospital: two sides of a dash, one title. */
function withDepartment(units: Unit[]): Unit[] {
  const [first, second, third, ...others] = units
  if (!first || !second || !third || first.pieces[0]?.line !== second.pieces[0]?.line) return units
  if (lean(first) <= 0 || organisationness(second.slice.text) >= 0.5 || organisationness(third.slice.text) < 0.3)
    return units
  const pieces = [...first.pieces, ...second.pieces]
  return [{ pieces, slice: join([first.slice, second.slice], ' – ') }, third, ...others]
}

function said(units: Unit[], places: Slice[], habit: Habit): Said {
  const [location = nothing, ...morePlaces] = places
  const [first, second, ...others] = withDepartment(units)
  const rest = [...others.map((it) => it.slice), ...morePlaces]
  if (!first) return { title: nothing, organisation: nothing, location, rest, confidence: 0.3 }
  if (!second) return { ...divide(first, habit), location, rest }
  // `Head Pastry Chef, Larder & Lune` over `London`: the town is no company.
  if (location.text === '' && units.length === 2 && isNamed(first.pieces.at(-1)) && isTown(second)) {
    return { ...divide(first, { ...habit, oneLine: true }), location: second.slice, rest }
  }
  const evidence = lean(first) - lean(second)
  const before = Math.abs(evidence) > 0.4 ? evidence > 0 : habit.titleFirst
  const [title, organisation] = before ? [first, second] : [second, first]
  return {
    title: title.slice,
    organisation: organisation.slice,
    location,
    rest,
    confidence: evidence === 0 ? 0.6 : 0.9,
  }
}

/** Title and organisation in one run of pieces with commas. */
function divide(
  { pieces, slice }: Unit,
  { titleFirst, oneLine }: Habit,
): Pick<Said, 'title' | 'organisation' | 'confidence'> {
  const bracketed = employerInBrackets(pieces)
  if (bracketed) return bracketed
  const names = pieces.map((it) => organisationness(it.slice.text))
  if (pieces.length === 1 || (!oneLine && titleness(slice.text) > 0.5 && !names.some((it, at) => at > 0 && it > 0.5))) {
    const isTitle = titleness(slice.text) > Math.max(0.5, organisationness(slice.text) - 0.1)
    return isTitle
      ? { title: slice, organisation: nothing, confidence: 0.8 }
      : { title: nothing, organisation: slice, confidence: 0.6 }
  }
  const titles = pieces.map((it) => titleness(it.slice.text))
  const firstTitle = titles.findIndex((it) => it > Math.max(0.4, titles[0] ?? 0))
  const reversed = firstTitle > 0 && !titleFirst
  const at = reversed ? firstTitle : namedFrom(names, pieces.length)
  const [front, back] = [listed(pieces.slice(0, at)), listed(pieces.slice(at))]
  // Of more than two parts, where none reads like a name, any may be the employer.
  const confidence = pieces.length === 2 || names.some((it) => it > 0) ? 0.75 : doubtful
  return reversed ? { title: back, organisation: front, confidence } : { title: front, organisation: back, confidence }
}

/** `WELDER (Stocznia Północ S.A.)`: a title, and where it was held. `(part-time)` is no name. */
function employerInBrackets(pieces: readonly Piece[]): Pick<Said, 'title' | 'organisation' | 'confidence'> | null {
  const last = pieces.at(-1)
  const match = /^(.+?)\s*\((\p{Lu}[^()]+)\)$/u.exec(last?.slice.text ?? '')
  if (!last || !match?.[1] || !match[2] || titleness(match[1]) < 0.5 || organisationness(match[1]) >= 0.5) return null
  const surely = organisationness(match[2])
  if (!isNameLike(match[2]) || /,/.test(match[2]) || (surely < 0.3 && match[2].split(/\s+/).length < 2)) return null
  const from = last.slice.text.lastIndexOf('(') + 1
  return {
    title: listed([...pieces.slice(0, -1), { slice: cut(last.slice, 0, match[1].length) }]),
    organisation: cut(last.slice, from, last.slice.text.length - 1),
    confidence: surely < 0.3 ? doubtful : 0.75,
  }
}

function namedFrom(names: number[], length: number): number {
  const found = names.findIndex((it, index) => index > 0 && it > 0.5)
  return found > 0 ? found : length - 1
}

function addJob(jobs: Employment[], entry: RawEntry, head: Head, it: Said, ledger: Ledger) {
  const last = jobs.at(-1)
  const sameEmployer =
    last && (it.organisation.text === '' ? it.title.text !== '' : it.organisation.text === last.organisation)
  const role = roleOf(entry, head, it, ledger)
  if (sameEmployer && !(it.organisation.text === '' && worksAlone(it.title.text))) {
    if (it.organisation.text) ledger.note(`${last.id}.organisation`, it.organisation, it.confidence)
    last.roles.push(role)
    return
  }
  const id = ledger.id('e')
  jobs.push({
    type: 'employment',
    id,
    ...(it.organisation.text ? { organisation: ledger.put(`${id}.organisation`, it.organisation, it.confidence) } : {}),
    roles: [role],
  })
}

/** `Freelance Illustrator`: nobody's employee, and not of the employer before. */
const worksAlone = (text: string) =>
  /^(?:freelance|self[- ]employed|independent|career break|parental leave)\b/iu.test(text)

function roleOf({ body }: RawEntry, { period, periodSlice, words }: Head, it: Said, ledger: Ledger): Role {
  const id = ledger.id('r')
  for (const word of words) ledger.note(`${id}.words`, word, 1)
  if (period) ledger.note(`${id}.period`, periodSlice, 0.95)
  const start = period?.start ?? (period?.isRange ? undefined : period?.end)
  return {
    id,
    ...(it.title.text ? { title: ledger.put(`${id}.title`, it.title, it.confidence) } : {}),
    ...(it.location.text ? { location: ledger.put(`${id}.location`, it.location, 0.85) } : {}),
    ...(start ? { start } : {}),
    ...(period?.end ? { end: period.end } : {}),
    lines: [...it.rest.map((slice) => ledger.line(slice, 0.5, { paragraph: true })), ...linesOf(body, ledger)],
  }
}

/** The lines that tell of an entry: bullets, running text, small titles. */
export function linesOf(body: readonly TextLine[], ledger: Ledger) {
  const marked = body.some((line) => line.level > 0)
  return body.map((line) => {
    const text = ledger.line(line.slice, 0.9, {
      ...(line.level > 1 ? { level: line.level } : {}),
      ...(marked && line.level === 0 ? { paragraph: true } : {}),
      ...(isLabel(line) ? { label: true } : {}),
    })
    if (line.marker) ledger.note(text.id, line.marker, 1)
    return text
  })
}
