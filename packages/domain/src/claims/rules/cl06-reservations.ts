import { lesserDeeds } from '../../language/reservations.ts'
import { tells, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { statusWords } from '../../words/noun-classes.ts'
import { ranks } from '../../words/ranks.ts'
import { linksToEnds } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'

const untilThen = among(linksToEnds)
const isStatus = among(statusWords)

/** Whether a text keeps what a source takes back in part, in words or by a lesser verb than the source has. */
export function keepsReservations(text: Word, source: Word): boolean {
  const isLess = text.rank < source.rank
  const lesser =
    isLess && text.rank <= ranks.help ? lesserDeeds.help : isLess && text.rank <= ranks.share ? lesserDeeds.share : 0
  return (source.hedges & ~(text.kept | lesser)) === 0
}

/** What stands in brackets behind a word is told along with it. */
export const dropsRemark = (text: Reading, { remark }: Word) =>
  remark.length > 0 && !remark.some((it) => tells(text, it))

/** `valid to 2022` */
export const dropsDate = (text: Reading, word: Word, said: Reading, source: Word) =>
  isDatedStatus(said, source) && !isDatedStatus(text, word)

const isDatedStatus = ({ words }: Reading, { lower, at }: Word) => isStatus(lower) && untilThen(lowerAt(words, at + 1))
