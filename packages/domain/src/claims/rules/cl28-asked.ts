import { rankOf } from '../../language/ranks.ts'
import { isAnsweredBy, type Word } from '../../language/word.ts'
import { ranks } from '../../words/ranks.ts'
import { readingOf } from '../reading.ts'
import { isOk, type Piece } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'
import type { Counterpart, Doubtful } from './cl27-asking.ts'

/**
 * Words of the advertisement that the cited statements do not have in a form of their own, with what they have
 * instead: the wish to please is no source.
 */
export function inOthersWords(pieces: readonly Piece[], { units }: Prepared, asked: readonly string[]): Doubtful {
  const wanted = new Set(asked.flatMap((term) => readingOf(term).words.map(formOf)))
  const doubtful: Doubtful = new Map()
  for (const { word, finding, isSkill } of pieces) {
    if (!word || isSkill || !isOk(finding) || !wanted.has(formOf(word))) continue
    const cited = units.filter(({ at }) => finding.ok.units === null || finding.ok.units.has(at))
    const isSame = cited.some((unit) => unit.words.has(formOf(word)))
    if (!isSame && !isHelp(word))
      doubtful.set(
        word.at,
        cited.flatMap((unit) => meantBy(word, unit)),
      )
  }
  return doubtful
}

/** `Assisted` for `helped`: whatever the advertisement says, it claims no more. */
const isHelp = ({ verb }: Word) => verb !== null && rankOf(verb) === ranks.help

/** The word in any of its forms. */
const formOf = ({ asks }: Word) => asks[0] ?? ''

function meantBy(text: Word, unit: Unit): Counterpart[] {
  const { words } = unit.reading
  const own = words.find((word) => isAnsweredBy(text, word)) ?? (text.verb ? unit.verbs[0] : undefined)
  return own ? [{ unit, word: own }] : []
}
