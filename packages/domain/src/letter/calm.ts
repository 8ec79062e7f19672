import { isStopWord } from '../language/words.ts'

/** Words that shout; `NHS` does not. */
const isLoud = (text: string, least = 6) =>
  !/\p{Ll}/u.test(text) && text.split(/\P{L}+/u).some((word) => word.length >= least)

/** Short words that are said as one: `VAN`, `ART`, `ST`. */
const isSaid =
  /^(?:[^AEIOU][AEIOUY][^AEIOU]|[^AEIOU][AEIOU]E|A(?:RT|IR|LL|GE)|O(?:IL|LD|NE|UR|WN|FF|UT)|I(?:CE|NN)|E(?:GG|YE)|S(?:PA|KI|KY|EA|T)|TEA|PRO|TWO|DRY|FLY|[DM]R|CO|[DL]E|LA)$/
const knownInitials = /^(?:IT|RAF|SAP|CAD|VAT|SEN|GIS|HVAC|NASA|NATO|IKEA)$/

/** `ICU`, `HR`, `BBC`: nobody writes them small. */
const isInitials = (word: string) =>
  knownInitials.test(word) ||
  ((word.length <= 3 || !/[AEIOUY]/.test(word)) && !isSaid.test(word) && !isStopWord(word.toLowerCase()))

/** `COUNTY OF MILLHAVEN` as a name is written; `least`: how long a word of it is no initials. */
export const calmName = (name: string, least?: number): string =>
  isLoud(name, least)
    ? name.replace(/\p{L}{2,}/gu, (word) => {
        if (/^(?:OF|AND|FOR|THE|IN|AT)$/.test(word)) return word.toLowerCase()
        return isInitials(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()
      })
    : name
