import { among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { headingLinks, linksToMore } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import { isOk, type Piece, refused, rules, shared } from '../support.ts'
import type { Prepared } from '../units.ts'

const addsMore = among(linksToMore)

/** A title, its employer and its dates come from one heading; a second heading may follow, if it is whole as well. */
export function bindHeading(reading: Reading, pieces: readonly Piece[], sources: Prepared) {
  const hasRange = (at: number) => sources.units[at]?.start !== undefined && sources.units[at]?.end !== undefined
  const groups: { pieces: Piece[]; units: Set<number> }[] = []
  for (const piece of pieces) {
    if (!isOk(piece.finding) || piece.finding.ok.units === null) continue
    const { units } = piece.finding.ok
    const last = groups.at(-1)
    const common = last && shared(last.units, units)
    if (last && common && common.size > 0) {
      last.pieces.push(piece)
      last.units = common
    } else groups.push({ pieces: [piece], units })
  }
  if (groups.length < 2) return
  for (const [at, group] of groups.entries()) {
    const isPart = [...group.units].every(hasRange) || reading.periods.length > 0
    const isWithMore = isWith(reading, groups[at + 1]?.pieces[0]) || isWith(reading, group.pieces[0])
    if (isPart && !isWithMore && !isWhole(reading, group.pieces))
      for (const piece of group.pieces) piece.finding = refused(rules.heading)
  }
}

/** `Midwife with a degree from Aldermarsh`: the degree is had beside it. */
function isWith({ words }: Reading, first: Piece | undefined): boolean {
  const at = first?.at ?? 0
  return [1, 2, 3].some(
    (back) => addsMore(lowerAt(words, at - back)) && words[at - back]?.sentence === words[at]?.sentence,
  )
}

const linking = among(headingLinks)

/** More than a title or a name alone: with a date, in several parts, or with what links it to the rest. */
function isWhole({ words }: Reading, pieces: readonly Piece[]): boolean {
  const places = pieces.map(({ at }) => at)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const hasName = pieces.some(({ word }) => word !== null)
  const hasDate = pieces.some(({ word }) => word === null)
  if (!hasName) return false
  return (
    hasDate || words[first]?.part !== words[last]?.part || words.slice(first, last).some(({ lower }) => linking(lower))
  )
}
