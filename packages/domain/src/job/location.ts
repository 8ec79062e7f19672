import { titleness } from '../language/job-nouns.ts'
import { patternOf, wordIn } from '../text/patterns.ts'
import * as locationWords from '../words/job/location.ts'
import { calm } from './capitals.ts'
import { type Header, isTerm, segmentsOf } from './header.ts'
import type { WorkMode } from './job.ts'
import type { Line } from './lines.ts'
import { isCity, isCountry, isRegion, placesIn } from './places.ts'

export interface Location {
  text: string
  /** The top says so, with its region or under a label. */
  isSure: boolean
}

interface Candidate {
  text: string
  score: number
  top: boolean
}

/** J8: where the work is: the place that the top names, else the one that the text speaks of as a place of work. */
export function findLocation(
  header: Header,
  lines: readonly Line[],
  company: string | null,
  mode: WorkMode | null,
): Location | null {
  const candidates = new Map<string, Candidate>()
  const vote = (text: string, score: number, top: boolean) => {
    const key = text.split(',')[0] ?? text
    const known = candidates.get(key)
    if (!known) candidates.set(key, { text, score, top })
    else
      candidates.set(key, {
        text: text.length > known.text.length ? text : known.text,
        score: known.score + score,
        top: known.top || top,
      })
  }
  const fact = header.facts.get('location')
  if (fact) voteFact(fact.text, vote)
  header.lines.forEach(({ text }, index) => {
    voteHeader(text, company, vote)
    if (index > 0 && isTwoNames(text, company)) vote(text, 2.5, true)
  })
  for (const line of lines) voteProse(line.text, vote)
  const best = [...candidates.values()].sort((a, b) => b.score - a.score)[0]
  const place = best && (best.top || best.score >= 1) ? best : null
  const isSure = (place?.top ?? false) && (place?.score ?? 0) >= sureScore
  if (mode !== 'remote') return place && { text: place.text, isSure }
  const area = remoteArea(`${header.text}\n${lines.map((line) => line.text).join('\n')}`)
  const anywhere = area ? `Remote (${area})` : 'Remote'
  return place?.top
    ? { text: `${place.text} or ${anywhere}`, isSure }
    : { text: anywhere, isSure: remoteOnTop.test(header.text) }
}

const remoteOnTop = /\bremote\b/i
const sureScore = 4

type Vote = (text: string, score: number, top: boolean) => void

const isTime = patternOf(locationWords.isTime, 'u')

const building = patternOf(locationWords.building)

const basedIn = patternOf(locationWords.basedIn)

function voteFact(text: string, vote: Vote) {
  const places = placesIn(text)
  places.forEach((place, index) => {
    vote(place.text, 12 - index, true)
  })
  const parts = text
    .replace(basedIn, '')
    .split(/[,(;|·–—/]|\s{2,}|\s+(?:or|and)\s+/)
    .map((part) => part.trim())
  const names = parts.filter(
    (part) => /^\p{Lu}[\p{L}.'’ -]{2,40}$/u.test(part) && !isTerm(part) && part.split(' ').length <= 4,
  )
  const bare = names.find((part) => !building.test(part)) ?? names[0]
  if (places.length === 0 && bare) vote(bare, 11, true)
}

const placeName = patternOf(locationWords.placeName, 'u')

function voteHeader(text: string, company: string | null, vote: Vote) {
  const places = placesIn(calm(text))
  for (const place of places) vote(place.text, place.full ? 7 : 5, true)
  if (places.length > 0) return
  const segments = segmentsOf({ text, from: 0 }).filter((segment) => !segment.gap.includes('('))
  const named = segments.findIndex((segment) => company !== null && segment.text.replace(/^The /, '') === company)
  const last = named < 0 ? undefined : segments.slice(named + 1).find((segment) => !isTerm(segment.text))
  const bare = last?.text ?? ''
  const isName = placeName.test(bare)
  for (const segment of segments) if (segment.text.length > 3 && isRegion(segment.text)) vote(segment.text, 4, true)
  if (last && isName && titleness(bare) === 0 && !isRegion(bare)) vote(bare, 3, true)
}

/** `Kaitaia, Northland` on a line of its own: places that no list has. */
const isTwoNames = (text: string, company: string | null) =>
  /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(text) &&
  titleness(text) === 0 &&
  !isTerm(text) &&
  !(company && text.startsWith(company))

const workplace = wordIn(locationWords.workplace)
const inPlace = patternOf(locationWords.inPlace, 'gu')

const beforePlace = patternOf(locationWords.beforePlace)

function voteProse(text: string, vote: Vote) {
  for (const place of placesIn(text)) {
    const near = text.slice(Math.max(0, place.from - 45), place.to + 30)
    const ahead = text.slice(Math.max(0, place.from - 14), place.from)
    if (!place.full && !beforePlace.test(ahead)) continue
    vote(place.text, workplace.test(near) ? 2 : 1, false)
  }
  for (const match of text.matchAll(inPlace)) {
    const name = match[1] ?? match[2] ?? match[3] ?? ''
    if (!isCity(name) && !isCountry(name) && !isTime.test(name)) vote(name, 1, false)
  }
}

const area = patternOf(locationWords.area)

function remoteArea(text: string): string | null {
  const found = area.exec(text)?.[1]
  if (!found) return null
  return /^(?:USA|U\.S\.|United States)$/i.test(found) ? 'US' : found
}
