import type { Basics, Location } from '../resume/document.ts'
import { letterPaperCountries, otherCountryNames, provinces } from '../words/paper.ts'
import { states } from '../words/regions.ts'

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' })
const keyOf = (name: string) => name.trim().toLowerCase()

const onLetterPaper = new Set(
  [
    ...letterPaperCountries,
    ...letterPaperCountries.map((code) => englishNames.of(code) ?? code),
    ...otherCountryNames.keys(),
  ].map(keyOf),
)
const northAmerican = new Set([...states.keys(), ...states.values(), ...provinces].map(keyOf))

/** The paper that a person prints on, by the country of the resume or, where it names none, of their profile. */
export function paperOf({ location }: Pick<Basics, 'location'>, profileCountry: string | null): 'a4' | 'letter' {
  const isLetter = isLetterPlace(location) ?? (profileCountry?.trim() ? isLetterCountry(profileCountry) : false)
  return isLetter ? 'letter' : 'a4'
}

/** Undefined where the place does not tell. A region without a country is one of North America, or tells nothing. */
function isLetterPlace({ countryCode, region }: Location = {}): boolean | undefined {
  if (countryCode?.trim()) return isLetterCountry(countryCode)
  return region && northAmerican.has(keyOf(region)) ? true : undefined
}

const isLetterCountry = (name: string) => onLetterPaper.has(keyOf(name))
