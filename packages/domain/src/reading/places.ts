import { alternatives, patternOf } from '../text/patterns.ts'
import { splitText } from '../text/split.ts'
import { insideTowns, otherCountries, otherRegionCodes, otherRegions, workMode } from '../words/reading.ts'
import { regionCodes, regionNames, countries as spelledCountries, states } from '../words/regions.ts'

// Places by their form: `City, ST`, `City, Region, Country`, a country alone, or a way of working from anywhere.

const lowerCase = (names: Iterable<string>) => [...names].map((name) => name.toLowerCase())

const countries = new Set([...lowerCase(spelledCountries), ...otherCountries])

const codes = new Set(lowerCase([...states.keys(), ...regionCodes, ...otherRegionCodes]))

const names = new Set([...lowerCase([...states.values(), ...regionNames]), ...otherRegions])

const workModes = patternOf(workMode, 'iu')
export const isWorkMode = (text: string) => workModes.test(text.trim())

const cityWord = new RegExp(`^(?:\\p{Lu}[\\p{L}'’.-]*|${alternatives(insideTowns)})(?:\\s+|$)`, 'u')

/** Capitalised words and the small ones between them. */
export const isCityLike = (text: string) => {
  const tokens = text.split(/\s+/)
  return tokens.length <= 5 && /^\p{Lu}/u.test(text) && tokens.every((token) => cityWord.test(token))
}

export const isRegionOrCountry = (text: string) => {
  const word = text.trim().toLowerCase()
  return (
    countries.has(word) ||
    names.has(word) ||
    /^(?:county|co\.) \p{L}+$/u.test(word) ||
    (codes.has(word) && text.trim() === text.trim().toUpperCase())
  )
}

/** A code alone, such as `MS` or `IN`, says something else more often than not. */
const isNamedRegion = (text: string) => text.trim().length > 2 && isRegionOrCountry(text)

/** `Ohio 43215 US` is Ohio: the code and the country behind a region only confirm it. */
function withoutTail(text: string): string {
  const bare = text.replace(/\s*\d{4,6}(?:-\d{4})?/g, '').trim()
  const [, front, tail] = /^(.*\S)\s+(\S+)$/.exec(bare) ?? []
  return front && tail && isRegionOrCountry(tail) && isRegionOrCountry(front) ? front : bare
}

export const isCountry = (text: string) => countries.has(text.trim().toLowerCase())

/** How surely a piece is a place: 1 with its region or country, less where only its form speaks. */
export function placeness(text: string): number {
  const shown = text.trim().replace(/^\(|\)$/g, '')
  if (shown === '' || shown.length > 60 || /[@\d]{2,}.*@|https?:/.test(shown)) return 0
  if (workModes.test(shown)) return 1
  if (isNamedRegion(shown)) return 0.9
  const parts = splitText(shown, /\s*,\s*|\s+[(/|·]\s*/g)
    .map((part) => part.replace(/[()]/g, '').trim())
    .filter(Boolean)
  const last = parts.at(-1) ?? ''
  // `Glimmerpay (Remote)`: that the work is remote does not make the name before it a town.
  if (parts.length > 1 && parts.slice(1).every((part) => workModes.test(part))) return 0.5
  const lastPlace = withoutTail(last)
  // Town, region, country, where no list has the region; a company before its town looks the same.
  if (parts.length === 3 && isCountry(last) && parts.every(isCityLike)) return 0.6
  if (
    parts.length >= 2 &&
    parts.length <= 4 &&
    (isRegionOrCountry(lastPlace) || workModes.test(lastPlace)) &&
    parts.slice(1).every((part) => isRegionOrCountry(withoutTail(part)) || workModes.test(part)) &&
    isCityLike(parts[0]?.replace(/^\d{4,6}\s+/, '') ?? '')
  )
    return 1
  if (
    parts.length === 1 &&
    isCityLike(shown.slice(0, -3)) &&
    /\s\p{Lu}{2}$/u.test(shown) &&
    isRegionOrCountry(shown.slice(-2))
  )
    return 0.7
  return 0
}
