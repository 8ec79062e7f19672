import { titleness } from '../language/job-nouns.ts'
import { calm } from '../text/capitals.ts'
import { monthWord } from '../text/dates.ts'
import { alternatives } from '../text/patterns.ts'
import { phrasesOf } from '../text/phrases.ts'
import { piecesBetween, wordsIn } from '../text/spans.ts'
import { cities } from '../words/cities.ts'
import * as head from '../words/job/head.ts'
import * as places from '../words/job/places.ts'
import { regionCodes, regionNames, countries as sharedCountries, states } from '../words/regions.ts'
import { type Header, isTerm, segmentsOf } from './header.ts'
import type { WorkMode } from './job.ts'
import type { Line } from './lines.ts'

// Places by their form (`City, ST`) and by name where a name alone must do.

const codes: ReadonlySet<string> = new Set([...states.keys(), ...regionCodes])
const regions: ReadonlySet<string> = new Set([...states.values(), ...regionNames, ...places.regions])
const countries: ReadonlySet<string> = new Set([...sharedCountries, ...places.countries])
const county = `(?:(?:${alternatives(places.countyParts)}) )?(?:\\p{Lu}\\p{Ll}+shire|Sussex)|Co(?:\\.|unty) \\p{Lu}\\p{Ll}+`
const isCounty = new RegExp(`^(?:${county})$`, 'u')
const countyAtStart = new RegExp(`^(?:${county})(?!\\p{L})`, 'u')

const word = "\\p{Lu}[\\p{L}.'’-]{0,24}\\p{L}"
const small = alternatives(places.insideTowns)
const townAtEnd = new RegExp(`(?<!\\p{L})(?:\\p{Lu}t\\. )?${word}(?:(?: (?:${small})){0,2} ${word}){0,4}$`, 'u')
const longestTown = 70
const longestRegion = 40
/** What parts a town from its region: `Perth, WA`, `Perth WA`, `Tampa FL 33601`. */
const beforeRegion = /(?:, ?| (?=(?:NSW|QLD|VIC|TAS|ACT)\b|\p{Lu}{2} \d{5}(?! ?\d)))(?=\p{Lu})/gu
const namesRegion = phrasesOf([...codes, ...regions, ...countries].join(','), 'start', true)
const namesCity = phrasesOf([...cities].join(','), 'anywhere', true)

interface Place {
  text: string
  from: number
  to: number
  /** Written with its state or country. */
  full: boolean
}

/** The places of a text; a city with its state or country before bare names. */
export function placesIn(text: string): Place[] {
  const found: Place[] = []
  for (const { index, 0: mark } of text.matchAll(beforeRegion)) {
    const ahead = text.slice(index + mark.length, index + mark.length + longestRegion)
    const state = countyAtStart.exec(ahead)?.[0] ?? namesRegion.find(ahead)?.text
    const city = state && townAtEnd.exec(text.slice(Math.max(0, index - longestTown), index))?.[0]
    if (!state || !city || isCountry(wordsIn(city).at(-1) ?? '') || (isRegionName(city) && !cities.has(city))) continue
    const to = index + mark.length + state.length
    found.push({ text: `${calm(city)}, ${state}`, from: index - city.length, to, full: true })
  }
  for (const { text: name, from, to } of namesCity.all(text)) {
    if (/^(?:-|\p{L}| (?:to have|if)\b)/u.test(text.slice(to)) || text[from - 1] === '-') continue
    if (found.every((it) => to <= it.from || from >= it.to)) found.push({ text: name, from, to, full: false })
  }
  return found.sort((a, b) => a.from - b.from)
}

const isRegionName = (text: string) => regions.has(text) || isCounty.test(text)
const isCountry = (text: string) => countries.has(text)
export const isRegion = (text: string): boolean => codes.has(text) || isRegionName(text) || isCountry(text)
const isCity = (text: string): boolean => cities.has(text)

const compass = phrasesOf(head.compassWords, 'start')
const placeEnd = phrasesOf(head.placeEnds, 'end')

/** Also with what part of it is meant, what lies around it. */
export function isPlace(said: string): boolean {
  const named = calm(said).replace(/\s+[A-Z]{0,2}\d{1,5}[A-Z]?$/, '')
  let bare = named.slice(0, placeEnd.find(named)?.from).trim()
  if (isCity(bare) || isRegion(bare)) return true
  while (compass.test(bare)) bare = bare.slice(compass.find(bare)?.to).replace(/^[\s/-]+/, '')
  if (bare === '' ? /[\s/-]/.test(said) : isCity(bare) || isRegion(bare)) return true
  return placesIn(calm(said)).some(({ from, to }) => to - from > said.length * 0.5)
}

export interface Location {
  text: string
  /** The top says so, with its region or under a label. */
  isSure: boolean
}

interface Candidate extends Location {
  score: number
  top: boolean
}

const sureScore = 4

/** [J13] Where the work is: the place that the top names, else the one that the text speaks of as a place of work. */
export function findLocation(
  header: Header,
  lines: readonly Line[],
  company: string | null,
  mode: WorkMode | null,
): Location | null {
  const candidates = new Map<string, Candidate>()
  const vote = (text: string, score: number, top: boolean) => {
    const key = /^[^,]*/.exec(text)?.[0] ?? text
    const known = candidates.get(key)
    const longer = known && known.text.length >= text.length ? known.text : text
    const total = score + (known?.score ?? 0)
    candidates.set(key, { text: longer, score: total, top: top || known?.top === true, isSure: total >= sureScore })
  }
  const fact = header.facts.get('location')
  if (fact) voteFact(fact.text, vote)
  for (const { text } of header.lines) voteHeader(text, company, vote)
  for (const { text } of lines) voteProse(text, vote)
  const [best] = [...candidates.values()].sort((a, b) => b.score - a.score)
  const place = best && (best.top || best.score >= 1) ? { text: best.text, isSure: best.top && best.isSure } : null
  return mode === 'remote' ? remoteFrom(place, best?.top === true, header, lines) : place
}

type Vote = (text: string, score: number, top: boolean) => void

function remoteFrom(place: Location | null, top: boolean, header: Header, lines: readonly Line[]): Location {
  const area = remoteArea.exec([header.text, ...lines.map(({ text }) => text)].join('\n'))?.[1]
  const anywhere = area ? `Remote (${/^(?:USA|U\.S\.|United States)$/i.test(area) ? 'US' : area})` : 'Remote'
  if (place && top) return { text: `${place.text} or ${anywhere}`, isSure: place.isSure }
  return { text: anywhere, isSure: /\bremote\b/i.test(header.text) }
}

const zones = `(?:${alternatives(places.timeZones)})`
const remoteArea = new RegExp(
  `\\bremote(?:ly)?(?:[\\s(,:–-]{1,3}(?:${alternatives(places.beforeAreas)})){0,4}[\\s(,:–-]{1,3}(${alternatives(places.remoteAreas)}|${zones}(?: (?:and|or) ${zones})? time(?: zones?)?)(?!\\p{L})`,
  'iu',
)

const basedIn = phrasesOf(places.placeOpenings, 'start')
const isBuilding = phrasesOf(places.buildings)
const isName = new RegExp(`^\\p{Lu}[\\p{L}.'’-]*(?: (?:\\p{Lu}[\\p{L}.'’-]+|${small})){0,3}$`, 'u')

function voteFact(text: string, vote: Vote) {
  const found = placesIn(text)
  for (const [at, place] of found.entries()) vote(place.text, 12 - at, true)
  const value = { text: text.slice(basedIn.find(text)?.to ?? 0), from: 0 }
  const names = piecesBetween(value, /[,(;|·–—/]|\s{2,}|\s+(?:or|and)\s+/g).map((it) => it.text)
  const bare = names.filter((name) => name.length > 2 && isName.test(name) && !isTerm(name))
  const chosen = bare.find((name) => !isBuilding.test(name) && !/\d/.test(name)) ?? bare[0]
  if (found.length === 0 && chosen) vote(chosen, 11, true)
}

function voteHeader(text: string, company: string | null, vote: Vote) {
  const found = placesIn(calm(text))
  for (const place of found) vote(place.text, place.full ? 7 : 5, true)
  if (found.length > 0) return
  const segments = segmentsOf({ text, from: 0 }).filter(({ gap }) => !gap.includes('('))
  const named = segments.findIndex((it) => company !== null && it.text.replace(/^The /, '') === company)
  const bare = named < 0 ? undefined : segments.slice(named + 1).find((it) => !isTerm(it.text))?.text
  for (const { text: part } of segments) if (part.length > 3 && isRegion(part)) vote(part, 4, true)
  if (bare && isName.test(bare) && titleness(bare) === 0 && !isRegion(bare)) vote(bare, 3, true)
}

const isWorkplace = phrasesOf(places.workplaces)
const leadsTo = phrasesOf(places.beforePlaces, 'end')
const isTime = new RegExp(`^(?:\\p{L}+(?:day|mas)|Easter|${monthWord})(?!\\p{L})`, 'iu')
const workedIn = new RegExp(
  `\\b(?:(?:${alternatives(places.standing)}) (?:is )?(?:in|at)|near|outside) (?:the )?(\\p{Lu}\\p{Ll}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`,
  'gu',
)

function voteProse(text: string, vote: Vote) {
  for (const { text: name, from, to, full } of placesIn(text)) {
    const before = text.slice(Math.max(0, from - 24), from).trimEnd()
    if (!full && !/[(,/:]$|^$/.test(before) && !leadsTo.test(before)) continue
    vote(name, isWorkplace.test(text.slice(Math.max(0, from - 45), to + 30)) ? 2 : 1, false)
  }
  for (const { 1: name = '' } of text.matchAll(workedIn))
    if (!isCity(name) && !isCountry(name) && !isTime.test(name)) vote(name, 1, false)
}
