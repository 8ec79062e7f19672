import { contextOf } from '../../language/numbers/contexts.ts'
import type { Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { isAdverb, rates } from '../../text/units.ts'
import { oftenWords, relativePronouns } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'

const isRelative = among(relativePronouns)

/** `in 7 of 11 lighthouses` is not `in the lighthouses`. */
export function isWholeOfPart(text: Reading, word: Word, said: Reading, source: Word): boolean {
  const isOfWhole = said.quantities.some((it) => it.change === 'whole' && contextOf(said, it).head.includes(source))
  return isOfWhole && isDefinite(text, word) && !text.quantities.some(({ change }) => change === 'part')
}

function isDefinite({ words }: Reading, { at, part }: Word): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) {
    const word = words[back]
    if (!word || word.part !== part) return false
    if (word.lower === 'the') return true
    if (word.isLight || word.digits) return false
  }
  return false
}

const often = among(oftenWords)
const isOften = (lower: string) => often(lower) || (isAdverb.test(lower) && rates.has(lower))

/** Whether its part of the sentence says how often; not in `a feature that brings 300 users a week`. */
export function isRepeated({ words, numbered }: Reading, { part, at, isDirect, governor }: Word): boolean {
  const clause = words.find((it) => it.at > at && it.part === part && isRelative(it.lower))
  return words
    .slice(0, clause?.at)
    .some(
      (it) =>
        it.part === part &&
        (isOften(it.lower) || ((isDirect || governor < 0) && (numbered.get(it.at)?.rate ?? null) !== null)),
    )
}
