import type { Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { linksToRoles } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import type { Piece } from '../support.ts'
import { isOk, refused, rules } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'

const toRole = among(linksToRoles)

/** Where or as what one worked: all that says so is the heading of a role. */
interface Workplace {
  piece: Piece
  word: Word
  units: Set<number>
  joint: string
}

/** What was done in one role is not told of another: `transcribed trials at Brightline`, where that was at the court. */
export function bindPlaces(reading: Reading, pieces: readonly Piece[], sources: Prepared) {
  const headings = sources.units.filter(isDatedHeading)
  if (headings.length < 2) return
  const places = pieces.flatMap((piece): Workplace[] => {
    const { word, finding } = piece
    const units = word && !word.verb && isOk(finding) ? finding.ok.units : null
    const isPlace = units !== null && [...units].every((at) => isHeadingAt(at, sources))
    const joint = word && isPlace ? jointOf(reading, word) : null
    return word && units && joint !== null ? [{ piece, word, units, joint }] : []
  })
  for (const { piece, word, units, joint } of places)
    if (deedsAt(reading, word, pieces).some((deed) => !isDoneThere(deed, units, joint, sources)))
      piece.finding = refused(rules.together, 'employer')
}

const isDatedHeading = ({ reading, source }: Unit) =>
  reading.isHeading && reading.periods.length > 0 && (source === null || source.kind === 'role')

function isHeadingAt(at: number, { units }: Prepared): boolean {
  const unit = units[at]
  return unit !== undefined && isDatedHeading(unit)
}

/** `at Brightline Media`, `as a captioner`. */
function jointOf({ words }: Reading, { at, part }: Word): string | null {
  for (let back = at - 1; back >= Math.max(0, at - 5); back -= 1) {
    const before = words[back]
    if (!before || before.part !== part || before.verb) return null
    if (toRole(before.lower)) return before.lower
  }
  return null
}

/** The deed it stands behind; before any deed, all that follow it. What is said of the person by `who` is said of no place. */
function deedsAt({ words }: Reading, place: Word, pieces: readonly Piece[]): Set<number>[] {
  return pieces.flatMap(({ word, finding }) => {
    if (!word?.verb || word.sentence !== place.sentence || !isOk(finding) || finding.ok.units === null) return []
    const isItsOwn = place.governor < 0 ? word.at > place.at && !isOfPerson(words, word) : isWithin(words, word, place)
    return isItsOwn ? [finding.ok.units] : []
  })
}

const isWithin = (words: readonly Word[], deed: Word, { governor }: Word) =>
  governor === deed.at || words[governor]?.chain.includes(deed) === true

const isOfPerson = (words: readonly Word[], { at }: Word) =>
  words.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'who')

function isDoneThere(
  deed: ReadonlySet<number>,
  places: ReadonlySet<number>,
  joint: string,
  { units }: Prepared,
): boolean {
  return [...deed].some((at) => places.has(at) || [...places].some((place) => belongs(units[at], units[place], joint)))
}

/** Where nothing tells which role a line is of, it is of no employer; a title is the person's own. */
function belongs(line: Unit | undefined, heading: Unit | undefined, joint: string): boolean {
  if (!line?.source || !heading?.source) return joint === 'as'
  return heading.source.role !== null && line.source.role === heading.source.role
}
