import { isAnsweredBy, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { linksOfTime, relatives } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'

const isRelative = among(relatives)

/** `no accident for which I was at fault` is not `no accident`. */
export const isDeniedMore = (text: Reading, word: Word, said: Reading, source: Word) =>
  word.negation >= 0 && !deniesAll(text, said, source)

function deniesAll(text: Reading, said: Reading, source: Word): boolean {
  const denied = text.words.filter(({ negation }) => negation >= 0)
  const end = said.words.find(
    ({ at, lower, negation }) =>
      negation === source.negation &&
      isWhen(lower) &&
      // `no at-fault collision`
      said.words[at + 1]?.gap !== '-' &&
      !said.words.slice(source.negation, at + 2).some((it) => isRelative(it.lower)),
  )
  return said.words
    .slice(0, end?.at)
    .every(
      (word) =>
        word.negation !== source.negation ||
        (said.numbered.has(word.at) ? denied.some(({ at }) => text.numbered.has(at)) : word.isLight) ||
        denied.some((it) => isAnsweredBy(it, word)),
    )
}

const isWhen = among(linksOfTime)
