import type { Basics } from '../resume/document.ts'
import { patternOf } from '../text/patterns.ts'
import { splitText } from '../text/split.ts'
import { cities } from '../words/cities.ts'
import { aboutPerson } from '../words/reading.ts'
import type { ContactLine } from './contact.ts'
import type { Ledger } from './ledger.ts'
import { isCityLike, isCountry, isRegionOrCountry, isWorkMode, placeness } from './places.ts'
import { cut, listed, type Slice, split, trimSeparators, without } from './slice.ts'
import { isStreetAddress } from './street.ts'
import { titleness } from './vocabulary.ts'

// Where a person lives: `Columbus, Ohio 43215`, `4 Quedgeley Row, Gloucester GL2 4XX`, `ul. Długa 14/3, 80-831 Gdańsk (Poland)`.

/** Postal codes by their form: American, Brazilian, Polish, British, Canadian, Australian, and plain digits. */
const postalCode =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{5}-\d{3,4}|\d{2}-\d{3}|\d{4,6}(?!\d))(?![\p{L}\d])|\b[A-Z]{1,2}\d{1,2}[A-Z]?$/u

/** `Dublin 2`, where something stands before it: alone it is as likely a street. */
const district = /(?<=^\p{Lu}\p{L}+\s)\d{1,2}$/u

interface Part {
  slice: Slice
  /** The part without its postal code. */
  named: Slice
  code: Slice | null
}

/** Takes the line of the block that says most surely where the person lives, and the rest of the address around it. */
export function takeHome(said: ContactLine[], basics: Basics, ledger: Ledger): ContactLine[] {
  const lines = withCodes(said)
  const sure = lines.map((line) => surety(line))
  const most = Math.max(...sure, 0)
  const at = sure.indexOf(most)
  if (most === 0) return lines
  const from = countBack(lines, at, isStreet)
  const to = endOfAddress(lines, at)
  takeParts(partsOf(listed(lines.slice(from, to))), basics, ledger)
  return takeStreets([...lines.slice(0, from), ...lines.slice(to)], basics, ledger)
}

/** With the country below, and below a street without its town the word that must be the town. */
function endOfAddress(lines: readonly ContactLine[], at: number): number {
  const below = lines[at + 1]?.slice.text ?? ''
  const isBareStreet = isStreetAddress(lines[at]?.slice.text ?? '') && !/,/.test(lines[at]?.slice.text ?? '')
  const isTown = isBareStreet && isCityLike(below) && !/\s/.test(below) && titleness(below) < 0.7
  return isCountry(below) || isTown ? at + 2 : at + 1
}

/** `Chester · 4 Elm Row`: a street that stands apart from its town. */
function takeStreets(lines: ContactLine[], basics: Basics, ledger: Ledger): ContactLine[] {
  return lines.filter(({ slice }) => {
    if (!isStreetAddress(slice.text) || basics.location?.address !== undefined) return true
    basics.location = { ...basics.location, address: ledger.put('basics.location.address', slice, 0.9) }
    return false
  })
}

/** A postal code on a line of its own belongs to the town above it. */
function withCodes(lines: ContactLine[]): ContactLine[] {
  const merged: ContactLine[] = []
  for (const line of lines) {
    const town = merged.at(-1)
    const isCode = postalCode.exec(line.slice.text)?.[0] === line.slice.text
    if (!town || !isCode || !isCityLike(town.slice.text)) merged.push(line)
    else merged[merged.length - 1] = { ...town, slice: listed([town, line]) }
  }
  return merged
}

/** A town that nothing beside it confirms, once name and headline are known: `Leeds | 07700 900412`, `Tokyo / Remote`. */
export function takeTown(lines: ContactLine[], basics: Basics, ledger: Ledger): ContactLine[] {
  if (basics.location?.city !== undefined) return lines
  const town =
    lines.find(({ slice }) => cities.has(slice.text)) ??
    lines.find(isTown) ??
    lines.find(({ slice }) => placeness(slice.text) === 1)
  if (!town) return lines
  basics.location ??= {}
  for (const [index, part] of partsOf(town.slice).entries()) notePart(part, index, 0, basics, ledger)
  return lines.filter((line) => line !== town)
}

const tellsOther = patternOf(aboutPerson, 'iu')

function isTown({ slice, besideContact, says }: ContactLine): boolean {
  const names = splitText(slice.text, /\s*,\s*/g)
  if (!names.every(isCityLike) || titleness(slice.text) > 0.4 || says === 'other' || tellsOther.test(slice.text))
    return false
  const words = slice.text.split(/\s+/).length
  return says === 'place' || cities.has(names[0] ?? '') || names.length > 1 || words <= (besideContact ? 2 : 1)
}

/** 3 where a postal code or the name of a country or region stands by the town, 1 where only a code of two letters does. */
function surety({ slice, says }: ContactLine): number {
  const isStreet = isStreetAddress(slice.text)
  if (slice.text.length > 110 || isWorkMode(slice.text)) return 0
  if (says !== 'place' && !isStreet && titleness(slice.text) > 0.5) return 0
  const parts = partsOf(slice)
  const city = cityAt(parts)
  if (city < 0) return isStreet ? 0.5 : 0
  if (parts.some(({ code, named }) => code !== null || (named.text.length > 3 && isRegionOrCountry(named.text))))
    return 3
  return /,|\(/.test(slice.text) ? 2 : 1
}

function countBack(lines: readonly ContactLine[], at: number, fits: (line: ContactLine) => boolean): number {
  let from = at
  while (from > 0 && at - from < 3) {
    const before = lines[from - 1]
    if (!before || !fits(before)) break
    from -= 1
  }
  return from
}

/** `Lindenallee 7`, `Flat 4, 91 Harcourt Road`, `Dublin 2` above the rest of the address. */
const isStreet = ({ slice: { text } }: ContactLine) =>
  /\p{L}/u.test(text) && /(?:^|\s)\d{1,5}\p{L}?(?=$|[\s,])/u.test(text) && text.length < 60 && !/[.!?]$/.test(text)

function takeParts(parts: Part[], basics: Basics, ledger: Ledger) {
  basics.location = {}
  const known = cityAt(parts)
  const city = known < 0 ? townOfStreet(parts) : known
  for (const [index, part] of parts.entries()) notePart(part, index, city, basics, ledger)
}

/** `4 Elm Row, Chester`: the last of several is the town, if it could be one; of `4 Elm Row` nothing is. */
function townOfStreet(parts: Part[]): number {
  const last = parts.length - 1
  const name = parts[last]?.named.text ?? ''
  return last > 0 && isCityLike(name) && !/\d/.test(name) ? last : parts.length
}

function partsOf(slice: Slice): Part[] {
  const parts = partsWithCodes(slice)
  const last = parts.findLastIndex(({ named }) => !isRegionOrCountry(named.text))
  const part = parts[last]
  const number = last > 0 && parts.every(({ code }) => code === null) ? district.exec(part?.slice.text ?? '') : null
  if (!part || !number) return parts
  const code = cut(part.slice, number.index)
  return parts.with(last, { ...part, named: trimSeparators(cut(part.slice, 0, number.index)), code })
}

function partsWithCodes(slice: Slice): Part[] {
  return split(slice, /\s*[,·|()]\s*|\s+[–—-]+\s*|\s+(?=\p{Lu}{2,3}(?:\s\d{4})?\)?$)/u)
    .map(trimSeparators)
    .filter((part) => part.text !== '')
    .map((part) => {
      const code = postalCode.exec(part.text)
      if (!code) return { slice: part, named: part, code: null }
      const end = code.index + code[0].length
      return { slice: part, named: trimSeparators(without(part, code.index, end)), code: cut(part, code.index, end) }
    })
}

/** The part that is the town, if something beside it says that this is a place: its country, its region, its code. */
function cityAt(parts: Part[]): number {
  const towns = parts.map(
    ({ named }) => isCityLike(named.text) && !/\d/.test(named.text) && !isCountry(named.text) && !isCode(named.text),
  )
  const coded = parts.findLastIndex(({ code }) => code !== null)
  const name = parts[coded]?.named.text ?? ''
  // `Duluth, MN 55804`: the code stands by the region, the town before it.
  if (coded > 0 && towns[coded - 1] && (name === '' || isRegionOrCountry(name))) return coded - 1
  if (coded >= 0 && towns[coded]) return coded
  const named = parts.findLastIndex(({ named }) => named.text !== '' && !isRegionOrCountry(named.text))
  const tail = Math.max(1, named + 1)
  if (tail === parts.length) return placeness(parts.map(({ slice }) => slice.text).join(', ')) >= 0.65 ? 0 : -1
  // `Coimbatore, Tamil Nadu, India`: between town and country stands a region that no list has to know.
  const country = parts.some(({ named }) => isCountry(named.text))
  const first =
    tail >= 2 && country && towns[tail - 1] && towns[tail - 2] && !parts.slice(0, tail).some(hasDigit)
      ? tail - 2
      : tail - 1
  return first >= 0 && towns[first] ? first : -1
}

/** `NY`, `QLD`: the short form of a region. `New York` is a region and a town. */
const isCode = (text: string) => /^\p{Lu}{2,3}$/u.test(text) && isRegionOrCountry(text)

const hasDigit = ({ slice }: Part) => /\d/.test(slice.text)

/** `Santiago Metropolitan Area`, `Greater Munich`: the town is named in it. */
const area = /^(?:greater\s+)?(.+?)(?:\s+(?:metropolitan|metro|bay))?\s+area$|^greater\s+(\S+)$/iu

function putCity(named: Slice, put: (key: 'city', slice: Slice) => void, note: (words: Slice) => void) {
  const name = area.exec(named.text)
  const town = name?.[1] ?? name?.[2] ?? named.text
  const from = named.text.indexOf(town)
  put('city', cut(named, from, from + town.length))
  if (name) for (const words of [cut(named, 0, from), cut(named, from + town.length)]) note(words)
}

const isOnlyCountry = (text: string) => isCountry(text) && !cities.has(text)

function notePart({ named, code }: Part, index: number, city: number, basics: Basics, ledger: Ledger) {
  const location = basics.location
  if (!location) return
  const put = (key: 'address' | 'postalCode' | 'city' | 'region' | 'countryCode', slice: Slice) => {
    const [before, own] = [location[key], ledger.put(`basics.location.${key}`, slice, 0.9)]
    if (before === undefined) location[key] = own
    // `Flat 2, 9 Mill Lane, Heaton Norris`
    else if (key === 'address') location[key] = `${before}, ${own}`
  }
  if (code) put('postalCode', code)
  if (named.text === '') return
  if (index === city && !isOnlyCountry(named.text))
    putCity(named, put, (words) => ledger.note('basics.location.city', words, 1))
  else if (index < city) put('address', named)
  else if (isCountry(named.text)) put('countryCode', named)
  else put('region', named)
}
