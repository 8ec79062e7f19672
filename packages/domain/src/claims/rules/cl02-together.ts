import { isGeneralVerb } from '../../language/ranks.ts'
import { isAnsweredBy, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { linksOfRoles, wordsOfBefore, wordsOfNow } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import { type Finding, isOk, type Piece, refused, rules, shared } from '../support.ts'
import type { Prepared } from '../units.ts'
import { bindCauses } from './cl02-causes.ts'
import { bindPlaces } from './cl02-roles.ts'
import { bindHeading } from './cl22-headings.ts'

const tiesRole = among(linksOfRoles)

/**
 * What belongs together must come from one statement: a number from one line does not count what another line says,
 * and a tool of one job was not used in the other. Pieces that break this are refused in place.
 */
export function bind(reading: Reading, pieces: Piece[], sources: Prepared) {
  bindCauses(reading, pieces, sources)
  if (sources.units.length < 2) return
  const byPart = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const own = reading.words[piece.at]
    // `trained and supervised staff`: the first verb belongs to the staff as well.
    const word = own?.verb ? (own.chain.at(-1) ?? own) : own
    if (!word) continue
    const key = `${word.sentence}:${word.governor}:${word.part}`
    const list = byPart.get(key)
    if (list) list.push(piece)
    else byPart.set(key, [piece])
  }
  if (reading.isHeading) return bindHeading(reading, pieces, sources)
  const place: Binding = {
    reading,
    sources,
    verbs: new Map(pieces.map((piece) => [piece.word, piece])),
    before: null,
    opened: new Map(),
  }
  for (const part of byPart.values()) bindPart(part, place)
  bindPlaces(reading, pieces, sources)
}

interface Binding {
  reading: Reading
  sources: Prepared
  /** The pieces by their words. */
  verbs: Map<Word | null, Piece>
  /** The statements of the part before. */
  before: Set<number> | null
  /** Statements that a later part of the same deed begins anew, by the deed's verb. */
  opened: Map<Word, Set<number>>
}

function bindPart(part: Piece[], place: Binding) {
  const { reading, verbs, before, opened } = place
  const governor = reading.words[reading.words[part[0]?.at ?? 0]?.governor ?? -1]
  const isLoose = !governor || governor.isLight || (governor.verb !== null && isGeneralVerb(governor.verb))
  const bound = part.filter(({ finding }) => isOk(finding) && finding.ok.units !== null)
  const hasNumber = bound.some(({ word }) => word === null)
  if (bound.length === 0 || (!governor && !hasNumber && !reading.isHeading)) return
  const verb = governor ? verbs.get(governor) : undefined
  const ofVerb = verb && isOk(verb.finding) && !isLoose ? verb.finding.ok.units : null
  const also = governor ? opened.get(governor) : undefined
  const isOnlySkill = governor !== undefined && before !== null && bound.every(({ isSkill }) => isSkill)
  const accepts = (unit: number) =>
    (ofVerb === null || ofVerb.has(unit) || also?.has(unit) === true) && (!isOnlySkill || before?.has(unit) === true)
  const likeliest = commonest(bound, accepts)
  const isEnough = likeliest !== null && bound.every(({ finding }) => isOk(finding) && finding.ok.units?.has(likeliest))
  const best = isEnough || !governor ? likeliest : (anew(bound, governor, place) ?? likeliest)
  for (const piece of bound)
    if (
      isOk(piece.finding) &&
      (best === null ? !isLoose : !piece.finding.ok.units?.has(best)) &&
      !isOfHeading(piece, place)
    )
      refuse(piece)
  if (best !== null) place.before = unitsOfAll(bound) ?? new Set([best])
}

/** A part that begins as another statement begins is that statement, though its verb was not known as one. */
function anew(bound: readonly Piece[], governor: Word, { reading, sources, opened }: Binding): number | null {
  const first = bound.find(({ word }) => word !== null)?.word
  const common = unitsOfAll(bound)
  if (!first || !common) return null
  for (const at of common) {
    const opening = sources.units[at]?.reading.words.find((word) => !word.isLight && !word.digits)
    if (!(opening && isAnsweredBy(first, opening)) && !isOfPerson(reading, first)) continue
    opened.set(governor, new Set([...(opened.get(governor) ?? []), at]))
    return at
  }
  return null
}

const isTime = among(`${wordsOfNow} ${wordsOfBefore}`)

/** `Hotelier running a front desk, with a background in resorts, and earlier a cook`: said of the person, not of the deed. */
function isOfPerson({ words }: Reading, { at, sentence }: Word): boolean {
  const before = words.slice(0, at).filter((word) => word.sentence === sentence)
  const link = before.findLast(({ lower, gap }) => (lower === 'with' && gap.includes(',')) || isTime(lower))
  return link !== undefined && !before[0]?.verb && !words.slice(link.at, at).some(({ verb }) => verb !== null)
}

const refuse = (piece: Piece) => {
  piece.finding = refused(piece.word === null ? rules.counted : rules.together)
}

/** Where and as what one worked may be said along with anything done there: `at Harlan`, `as a nurse at St Brannoc`. */
function isOfHeading({ finding, word }: Piece, { sources, reading, verbs }: Binding): boolean {
  const isDated = (found: Finding | undefined) =>
    found !== undefined &&
    isOk(found) &&
    [...(found.ok.units ?? [])].some(
      (at) => sources.units[at]?.reading.isHeading && sources.units[at].reading.periods.length > 0,
    )
  if (word === null || !isDated(finding)) return false
  for (let at = word.at - 1; at >= 0; at -= 1) {
    const before = reading.words[at]
    if (!before || before.part !== word.part) return true
    if (tiesRole(before.lower)) return true
    if (!before.isLight && !isDated(verbs.get(before)?.finding)) return false
  }
  return true
}

/** The statement that has most of these pieces; the first of equals. */
function commonest(pieces: readonly Piece[], accepts: (unit: number) => boolean): number | null {
  const counts = new Map<number, number>()
  for (const { finding, word } of pieces)
    if (isOk(finding))
      for (const unit of finding.ok.units ?? [])
        if (accepts(unit)) counts.set(unit, (counts.get(unit) ?? 0) + (word ? 1 : 1.5))
  let best: number | null = null
  for (const [unit, count] of [...counts].sort((a, b) => a[0] - b[0]))
    if (best === null || count > (counts.get(best) ?? 0)) best = unit
  return best
}

function unitsOfAll(pieces: readonly Piece[]): Set<number> | null {
  let common: Set<number> | null = null
  for (const { finding } of pieces) {
    if (!isOk(finding) || finding.ok.units === null) continue
    const units: Set<number> = finding.ok.units
    common = common === null ? new Set(units) : shared(common, units)
  }
  return common && common.size > 0 ? common : null
}
