import { isAnsweredBy, type Word } from '../../language/word.ts'
import type { Reading } from '../reading.ts'
import type { Piece } from '../support.ts'
import { isOk, refused, rules } from '../support.ts'
import type { Prepared } from '../units.ts'

const isName = ({ text, verb, digits }: Word) => !verb && !digits && /^\p{Lu}/u.test(text)

/** A name of several words is not put together from two: there is a `Fenwick Museum`, and it is not the `Leeds Museum`. */
export function bindNames({ words, isHeading }: Reading, pieces: readonly Piece[], sources: Prepared) {
  if (isHeading) return
  for (const piece of pieces) {
    const { word, finding, isSkill } = piece
    const before = word ? words[word.at - 1] : undefined
    if (!word || isSkill || !isOk(finding) || !before || word.gap !== ' ' || !isName(word) || !isName(before)) continue
    if (words[before.at - 1]?.sentence !== word.sentence) continue
    const names = word.asks
      .flatMap((key) => sources.words.get(key) ?? [])
      .map((found) => ({ own: found.word, other: found.unit.reading.words[found.word.at - 1] }))
    const isOf = (other: Word | undefined) => other !== undefined && isAnsweredBy(before, other)
    const isTaken = ({ own, other }: { own: Word; other: Word | undefined }) =>
      isName(own) && own.gap === ' ' && other !== undefined && isName(other)
    if (names.length > 0 && names.every(isTaken) && !names.some(({ other }) => isOf(other)))
      piece.finding = refused(rules.together)
  }
}
