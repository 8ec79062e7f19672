import { alternatives } from '../text/patterns.ts'
import { cities } from '../words/cities.ts'
import { housePartWords, streetEndings, streetsBefore, streetsBehind } from '../words/reading.ts'
import { isCityLike, isRegionOrCountry } from './places.ts'
import { titleness } from './vocabulary.ts'

// A street address is known by its number: `4 Elm Row`, `Via Roma 3`, `PO Box 118`, or by a postal code behind a town.

const [first, last] = [streetsBefore, streetsBehind].map((names) => `(?:${alternatives(names)})\\.?`)
const number = '\\d{1,5}\\p{L}?(?:\\s?[-–/]\\s?\\d{1,5}\\p{L}?){0,3}'
const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
const word = "(?:[\\p{L}\\p{N}'’.-]+\\s+)"

const forms = [
  // `4 Elm Row`, `221B Baker Street`; `12 rue de la Paix`
  `${before}${number},?\\s+${word}{1,4}${last}${after}`,
  `${before}${number},?\\s+${first}\\s+\\p{L}`,
  // `Via Roma 3`, `ul. Długa 14/3`, `Sector 18`
  `${before}${first}\\s+${word}{0,4}${number}${after}`,
  `${before}\\p{L}*(?:${alternatives(streetEndings)})\\.?\\s+${number}${after}`,
  `${before}(?:${alternatives(housePartWords)})\\.?\\s*#?\\d{1,5}\\p{L}?,`,
  `${before}p\\.?\\s?o\\.?\\s+box\\s+\\d`,
].map((form) => new RegExp(form, 'iu'))

/** `NW1 6XE`, `OH 43215`, `50968 Köln` */
const codes =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]\d[A-Z]\s\d[A-Z]\d|[A-Z]{2,3}\s\d{4,5}(?:-\d{4})?|(?:\d{5}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2})\s\p{Lu}\p{Ll}[\p{L} ]*)(?![\p{L}\p{N}])/u

/** `3-5-1 Marunouchi, Chiyoda-ku, Tokyo`, `7 Harbour, Cork`: a number, a name and a town. */
function isNumberedPlace(text: string): boolean {
  const [house = '', ...others] = text.split(/\s*,\s*/)
  const town = others.at(-1) ?? ''
  if (!new RegExp(`^${number}\\s+\\p{Lu}`, 'u').test(house) || titleness(house) > 0.4) return false
  return cities.has(town) || isRegionOrCountry(town) || (others.length > 1 && others.every(isCityLike))
}

/** Nobody writes a sentence as long as this in an address. */
const longest = 110

export const isStreetAddress = (text: string): boolean =>
  text.length <= longest && (codes.test(text) || forms.some((form) => form.test(text)) || isNumberedPlace(text))
