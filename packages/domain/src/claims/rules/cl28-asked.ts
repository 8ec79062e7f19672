import { rankOf } from '../../language/ranks.ts'
import type { Word } from '../../language/word.ts'
import { ranks } from '../../words/ranks.ts'
import { readingOf } from '../reading.ts'
import { isOk, type Piece } from '../support.ts'
import type { Prepared } from '../units.ts'

/** Words of the advertisement that the cited statements do not have in a form of their own: the wish to please is no source. */
export function inOthersWords(pieces: readonly Piece[], { units }: Prepared, asked: readonly string[]): Set<number> {
  const wanted = new Set(asked.flatMap((term) => readingOf(term).words.map(formOf)))
  const found = new Set<number>()
  for (const { word, finding, isSkill } of pieces) {
    if (!word || isSkill || !isOk(finding) || !wanted.has(formOf(word)) || isHelp(word)) continue
    const cited = units.filter(({ at }) => finding.ok.units === null || finding.ok.units.has(at))
    if (!cited.some((unit) => unit.words.has(formOf(word)))) found.add(word.at)
  }
  return found
}

/** `Assisted` for `helped`: whatever the advertisement says, it claims no more. */
const isHelp = ({ verb }: Word) => verb !== null && rankOf(verb) === ranks.help

/** The word in any of its forms. */
const formOf = ({ asks }: Word) => asks[0] ?? ''
