import type { Basics } from '../resume/document.ts'
import type { Ledger } from './ledger.ts'
import { isCityLike, isCountry, isRegionOrCountry, placeness } from './places.ts'
import { cut, type Slice, split, trimSeparators, without } from './slice.ts'
import { titleness } from './vocabulary.ts'

// Where a person lives: `Columbus, Ohio 43215`, `4 Quedgeley Row, Gloucester GL2 4XX`, `ul. Długa 14/3, 80-831 Gdańsk (Poland)`.

/** Postal codes by their form: American, Brazilian, Polish, British, Canadian, Australian, and plain digits. */
const postalCode =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{5}-\d{3,4}|\d{2}-\d{3}|\d{4,6}(?!\d))(?![\p{L}\d])|\b[A-Z]{1,2}\d{1,2}[A-Z]?$/u

interface Part {
  slice: Slice
  /** The part without its postal code. */
  named: Slice
  code: Slice | null
}

/** Takes the slice as the person's place if it is one; what stands left of the town is the street. */
export function takePlace(slice: Slice, basics: Basics, ledger: Ledger): boolean {
  if (basics.location || titleness(slice.text) > 0.5 || slice.text.length > 110) return false
  const parts = partsOf(slice)
  const city = cityAt(parts)
  if (city < 0) return false
  basics.location = {}
  for (const [index, part] of parts.entries()) notePart(part, index, city, basics, ledger)
  return true
}

function partsOf(slice: Slice): Part[] {
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
  const beside = parts.findLastIndex(({ code }, index) => code !== null && towns[index])
  if (beside >= 0) return beside
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

function notePart({ named, code }: Part, index: number, city: number, basics: Basics, ledger: Ledger) {
  const location = basics.location
  if (!location) return
  const put = (key: 'address' | 'postalCode' | 'city' | 'region' | 'countryCode', slice: Slice) => {
    if (location[key] === undefined) location[key] = ledger.put(`basics.location.${key}`, slice, 0.9)
    else ledger.note(`basics.location.${key}`, slice, 0.9)
  }
  if (code) put('postalCode', code)
  if (named.text === '') return
  if (index === city) put('city', named)
  else if (index < city) put('address', named)
  else if (isCountry(named.text)) put('countryCode', named)
  else put('region', named)
}
