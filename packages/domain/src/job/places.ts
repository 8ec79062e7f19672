import { literally, sourceOf } from '../text/patterns.ts'
import { cities } from '../words/cities.ts'
import { placesWords } from '../words/job/places.ts'
import { namesIn } from '../words/notation.ts'
import {
  regionCodes as sharedCodes,
  countries as sharedCountries,
  regionNames as sharedNames,
  states,
} from '../words/regions.ts'
import { calm } from './capitals.ts'

// Places by their form (`City, ST`) and by name where a name alone must do: states, countries, and cities that advertisements name bare.

const regionCodes: ReadonlySet<string> = new Set([...states.keys(), ...sharedCodes])
const regionNames: ReadonlySet<string> = new Set([
  ...states.values(),
  ...sharedNames,
  ...namesIn(placesWords.regions.words),
])
const countries: ReadonlySet<string> = new Set([...sharedCountries, ...namesIn(placesWords.countries.words)])
const county = sourceOf(placesWords.county)
const isCounty = new RegExp(`^(?:${county})$`, 'u')

const byLength = (names: ReadonlySet<string>) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map(literally)
    .join('|')

const word = "\\p{Lu}[\\p{L}.'’-]{0,24}\\p{L}"
const cityForm = sourceOf(placesWords.cityForm, { word })
const region = `(?:${[...regionCodes].join('|')}|${county}|${byLength(regionNames)}|${byLength(countries)})`
const cityRegion = new RegExp(
  `(${cityForm})(?:, ?| (?=(?:NSW|QLD|VIC|TAS|ACT)\\b|\\p{Lu}{2} \\d{5}(?! ?\\d)))(${region})(?![\\p{L}\\d])`,
  'gu',
)
const knownCity = new RegExp(`(?<![\\p{L}-])(${byLength(cities)})(?![\\p{L}-]| (?:to have|if)\\b)`, 'gu')

interface FoundPlace {
  text: string
  from: number
  to: number
  /** Written with its state or country. */
  full: boolean
}

/** The places of a text; a city with its state or country before bare names. */
export function placesIn(text: string): FoundPlace[] {
  const found: FoundPlace[] = []
  for (const match of text.matchAll(cityRegion)) {
    const city = lastWords(match[1] ?? '')
    if (countries.has(city) || countries.has(city.split(' ').at(-1) ?? '') || (isRegionName(city) && !cities.has(city)))
      continue
    const from = match.index + (match[1] ?? '').length - city.length
    found.push({ text: `${calm(city)}, ${match[2]}`, from, to: match.index + match[0].length, full: true })
  }
  for (const match of text.matchAll(knownCity)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (found.every((it) => to <= it.from || from >= it.to)) found.push({ text: match[0], from, to, full: false })
  }
  return found.sort((a, b) => a.from - b.from)
}

/** `Orchardine Stores Seattle` before a state: the city is the known name at the end. */
function lastWords(name: string): string {
  const words = name.split(' ')
  for (let count = 3; count > 0; count -= 1) {
    const tail = words.slice(-count).join(' ')
    if (cities.has(tail)) return tail
  }
  return name
}

export const isCity = (text: string) => cities.has(text)
const isRegionName = (text: string) => regionNames.has(text) || isCounty.test(text)
export const isRegion = (text: string) => regionCodes.has(text) || isRegionName(text) || countries.has(text)
export const isCountry = (text: string) => countries.has(text)
