import { splitText } from '../language/numbers/split.ts'
import { namesIn } from '../words/notation.ts'
import { regionCodes, regionNames, countries as spelledCountries, states } from '../words/regions.ts'

// Places by their form: `City, ST`, `City, Region, Country`, a country alone, or a way of working from anywhere.

const lowerCase = (names: Iterable<string>) => [...names].map((name) => name.toLowerCase())

const countries = new Set([
  ...lowerCase(spelledCountries),
  ...namesIn(`afghanistan,albania,algeria,argentina,armenia,at,au,azerbaijan,bangladesh,be,belarus,bolivia,bosnia,ca,cambodia,
  cameroon,ch,chile,colombia,costa rica,cuba,cyprus,cz,de,dk,dominican republic,ecuador,egypt,el salvador,es,ethiopia,
  fi,fr,gb,georgia,ghana,gr,great britain,guatemala,hong kong,hu,iceland,ie,in,indonesia,iran,iraq,it,jamaica,jordan,
  kazakhstan,kenya,korea,kosovo,kuwait,lebanon,malaysia,malta,moldova,monaco,mongolia,montenegro,morocco,nepal,
  nicaragua,nigeria,nl,no,nz,oman,pakistan,palestine,panama,paraguay,peru,philippines,pl,pt,puerto rico,qatar,ro,
  russia,rwanda,saudi arabia,se,senegal,sg,somalia,south korea,sri lanka,sudan,syria,taiwan,tanzania,thailand,tunisia,
  türkiye,u.s.a.,uganda,ukraine,uruguay,uzbekistan,venezuela,vietnam,yemen,zambia,zimbabwe`),
])

const codes = new Set(lowerCase([...states.keys(), ...regionCodes, ...namesIn('NL,NT,NU,PE,YT')]))

const names = new Set([
  ...lowerCase([...states.values(), ...regionNames]),
  ...namesIn(`catalonia,connacht,county dublin,leinster,lombardy,munster,ulster`),
])

const workModes =
  /^(?:fully\s+)?(?:remote|hybrid|on-?site|home office|worldwide|various|nationwide)(?:\s*[(,/–-].*)?$/iu
export const isWorkMode = (text: string) => workModes.test(text.trim())

const cityWord =
  /^(?:\p{Lu}[\p{L}'’.-]*|st\.?|de|la|le|les|del|da|do|am|an|der|bei|upon|on|of|the|sur|den|van|im|al)(?:\s+|$)/u

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
