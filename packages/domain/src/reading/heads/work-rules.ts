import { organisationness } from '../../language/organisations.ts'
import { cities } from '../../words/cities.ts'
import type { Head, Piece } from '../pieces.ts'
import { isRegionOrCountry, isWorkMode, placeness } from '../places.ts'
import { cut, join, listed, nothing, type Slice } from '../slice.ts'
import { isNameLike, isTownLike, namesDepartment, titleness } from '../vocabulary.ts'
import type { Opinion } from './study-rules.ts'

/** What the head of a job says. */
interface Said {
  title: Slice
  organisation: Slice
  location: Slice
  isGuess?: boolean
}

/** Pieces that belong together: one line, or one side of a dash or bar on it. */
interface Unit {
  pieces: Piece[]
  slice: Slice
}

/** What rules make of the heads of a section: one opinion among others. */
export function opinionsOnJobs(heads: readonly Head[]): Opinion[] {
  const split = heads.map(({ pieces }) => unitsOf(pieces))
  const habit = habitOf(split.map(({ units }) => units))
  const opinions = heads.map(({ pieces }, at): Opinion => {
    const { units = [], places = [] } = split[at] ?? {}
    const { isGuess = false, ...found } = labelled(pieces) ?? said(units, places, habit)
    return { ...found, isGuess }
  })
  return opinions.map((own, at) => {
    const { units = [], places = [] } = split[at] ?? {}
    return standsOver(heads[at], heads[at + 1], opinions[at + 1]) ? employerOf(units, places) : own
  })
}

/** An employer over the first of its roles: no date, and no word of a title. */
const standsOver = (head: Head | undefined, next: Head | undefined, role: Opinion = {}) =>
  head?.period === null &&
  head.pieces.length > 0 &&
  head.pieces.every(({ slice, says }) => says === null && titleness(slice.text) <= 0.5) &&
  (next?.period ?? null) !== null &&
  titleness(role.title?.text ?? '') > 0.5 &&
  !role.organisation?.text

function employerOf(units: readonly Unit[], places: readonly Slice[]): Opinion {
  const pieces = units.flatMap((unit) => unit.pieces)
  const town = places.length === 0 && pieces.length > 1 && isTownLike(pieces.at(-1)?.slice.text ?? '')
  return {
    organisation: listed(town ? pieces.slice(0, -1) : pieces),
    location: (town ? pieces.at(-1)?.slice : places[0]) ?? nothing,
    isWhole: true,
  }
}

/** A form that was filled in says itself what is what. */
function labelled(pieces: Piece[]): Said | null {
  const under = (label: Piece['says']) => pieces.filter(({ says }) => says === label)
  const [titles, names] = [under('title'), under('organisation')]
  if (titles.length + names.length === 0) return null
  const places = [...under('location')]
  places.push(...names.splice(names.length - placeAtEnd(names)))
  return {
    title: listed(titles),
    organisation: listed(names),
    location: listed(places),
  }
}

/** Behind a name, how many of the last pieces say where it is: `Norrvik Papper, Umeå, Sweden`. */
function placeAtEnd(names: readonly Piece[]): number {
  const textOf = (length: number) =>
    names
      .slice(-length)
      .map(({ slice }) => slice.text)
      .join(', ')
  const lengths = [3, 2, 1].filter((length) => length < names.length)
  return (
    lengths.find((length) => placeness(textOf(length)) > 0.6) ?? (names.length > 1 && isTownLike(textOf(1)) ? 1 : 0)
  )
}

/** Takes the places out and groups what is left. */
function unitsOf(pieces: Piece[]): { units: Unit[]; places: Slice[] } {
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
  return { units: cityOff(townOff(bracketsOff(units, places), places), places), places }
}

/** `Finchbeck Payments (London)`. */
function bracketsOff(units: Unit[], places: Slice[]): Unit[] {
  return units.map((unit) => {
    const last = unit.pieces.at(-1)
    const match = /\s*\(([^()]+)\)$/u.exec(last?.slice.text ?? '')
    if (!last || !match?.[1] || places.length > 0 || !(cities.has(match[1]) || isBracketedPlace(match[1], last)))
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
function townOff(units: Unit[], places: Slice[]): Unit[] {
  if (places.some(({ text }) => !isWorkMode(text))) return units
  // Two are enough where the first holds title and company.
  const isEnough = units.length > 2
  if (!isEnough && (units[0]?.pieces.length ?? 0) < 2) return units
  const single = units.filter(({ pieces }, index) => index > 0 && pieces.length === 1)
  const town =
    single.findLast(({ slice }) => cities.has(slice.text)) ??
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
function cityOff(units: Unit[], places: Slice[]): Unit[] {
  if (places.some(({ text }) => !isWorkMode(text))) return units
  return units.map((unit) => {
    const last = unit.pieces.at(-1)
    const before = unit.pieces.slice(0, -1)
    if (!last || before.length === 0 || !isTownLike(last.slice.text)) return unit
    const named =
      before.some((it) => organisationness(it.slice.text) > 0.5) || isNotTitle(unit, units) || isTitleNameCity(unit)
    const isTitle =
      before.length === 1 && titleness(before[0]?.slice.text ?? '') > 0.5 && employerInBrackets(before) === null
    const isAlone = isTitle && cities.has(last.slice.text) && (units.length > 1 || worksAlone(unit.slice.text))
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
function isTitleNameCity({ pieces }: Unit): boolean {
  if (pieces.length < 3 || titleness(pieces[0]?.slice.text ?? '') <= 0.4) return false
  const [name = '', town = ''] = pieces.slice(-2).map(({ slice }) => slice.text)
  return cities.has(town) || (!namesDepartment(name) && pieces.length === 3 && town.split(/\s+/).length <= 2)
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
  const [location = nothing] = places
  const [first, second] = withDepartment(units)
  if (!first) return { title: nothing, organisation: nothing, location }
  if (!second) return { ...divide(first, habit), location }
  // `Head Pastry Chef, Larder & Lune` over `London`: the town is no company.
  if (location.text === '' && units.length === 2 && isNamed(first.pieces.at(-1)) && isTown(second)) {
    return { ...divide(first, { ...habit, oneLine: true }), location: second.slice }
  }
  const evidence = lean(first) - lean(second)
  const before = Math.abs(evidence) > 0.4 ? evidence > 0 : habit.titleFirst
  const [title, organisation] = before ? [first, second] : [second, first]
  return {
    title: title.slice,
    organisation: organisation.slice,
    location,
    isGuess: evidence === 0,
  }
}

/** Title and organisation in one run of pieces with commas. */
function divide({ pieces, slice }: Unit, { titleFirst, oneLine }: Habit): Omit<Said, 'location'> {
  const bracketed = employerInBrackets(pieces)
  if (bracketed) return bracketed
  const names = pieces.map((it) => organisationness(it.slice.text))
  if (pieces.length === 1 || (!oneLine && titleness(slice.text) > 0.5 && !names.some((it, at) => at > 0 && it > 0.5))) {
    const isTitle = titleness(slice.text) > Math.max(0.5, organisationness(slice.text) - 0.1)
    return isTitle ? { title: slice, organisation: nothing } : { title: nothing, organisation: slice }
  }
  const titles = pieces.map((it) => titleness(it.slice.text))
  const firstTitle = titles.findIndex((it) => it > Math.max(0.4, titles[0] ?? 0))
  const reversed = firstTitle > 0 && !titleFirst
  const at = reversed ? firstTitle : namedFrom(names, pieces.length)
  const [front, back] = [listed(pieces.slice(0, at)), listed(pieces.slice(at))]
  // Of more than two parts, where none reads like a name, any may be the employer.
  const isGuess = pieces.length > 2 && names.every((it) => it === 0)
  return reversed ? { title: back, organisation: front, isGuess } : { title: front, organisation: back, isGuess }
}

/** `WELDER (Stocznia Północ S.A.)`: a title, and where it was held. `(part-time)` is no name. */
function employerInBrackets(pieces: readonly Piece[]): Omit<Said, 'location'> | null {
  const last = pieces.at(-1)
  const match = /^(.+?)\s*\((\p{Lu}[^()]+)\)$/u.exec(last?.slice.text ?? '')
  if (!last || !match?.[1] || !match[2] || titleness(match[1]) < 0.5 || organisationness(match[1]) >= 0.5) return null
  const surely = organisationness(match[2])
  if (!isNameLike(match[2]) || /,/.test(match[2]) || (surely < 0.3 && match[2].split(/\s+/).length < 2)) return null
  const from = last.slice.text.lastIndexOf('(') + 1
  return {
    title: listed([...pieces.slice(0, -1), { slice: cut(last.slice, 0, match[1].length) }]),
    organisation: cut(last.slice, from, last.slice.text.length - 1),
    isGuess: surely < 0.3,
  }
}

function namedFrom(names: number[], length: number): number {
  const found = names.findIndex((it, index) => index > 0 && it > 0.5)
  return found > 0 ? found : length - 1
}

/** `Freelance Illustrator`: nobody's employee, and not of the employer before. */
export const worksAlone = (text: string) =>
  /^(?:freelance|self[- ]employed|independent|career break|parental leave)\b/iu.test(text)
