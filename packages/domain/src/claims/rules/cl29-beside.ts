import { singular } from '../../language/tokens.ts'
import { isAgent } from '../../language/vocabulary.ts'
import { isAnsweredBy, type Word } from '../../language/word.ts'
import { levelWords } from '../../words/language-levels.ts'
import type { Reading } from '../reading.ts'
import { isOk, type Piece } from '../support.ts'
import type { Prepared } from '../units.ts'
import type { Counterpart } from './cl27-asking.ts'

const mostWords = 4

/** `cost estimates (quotations)`: another word for the person’s own, which stands beside it and is asked about. */
export function besideOwn(text: Reading, word: Word, pieces: readonly Piece[], { units }: Prepared): Counterpart[] {
  if (text.isHeading || word.verb || levelWords.has(word.lower) || isAgent(singular(word.lower))) return []
  const own = phraseBeside(text, word)
  const heads = pieces.filter((it) => it.word !== null && own.includes(it.word) && isOk(it.finding) && !it.isSkill)
  if (own.length === 0 || heads.length < own.length) return []
  const head = heads.at(-1)
  const at = head && isOk(head.finding) ? [...(head.finding.ok.units ?? [])] : []
  return at.flatMap((place) => {
    const unit = units[place]
    const said = head?.word && unit?.reading.words.find((it) => head.word !== null && isAnsweredBy(head.word, it))
    return unit && said ? [{ unit, word: said }] : []
  })
}

/** The phrase in the brackets behind a word, or before those that it stands in. */
function phraseBeside({ words }: Reading, { at }: Word): Word[] {
  const open = words.findIndex((it) => it.gap.includes('(') && it.at > at - mostWords && it.at <= at + mostWords)
  if (open <= 0) return []
  const end = words.findIndex((it) => it.at > open && it.gap.includes(')'))
  const inside = words.slice(open, end < 0 ? words.length : end)
  const part = words[open - 1]?.part
  const before = words.slice(Math.max(0, open - mostWords), open).filter((it) => it.part === part && !it.verb)
  const isInside = at >= open
  const [mine, other] = isInside ? [inside, before] : [before, inside]
  if (!mine.some((it) => it.at === at) || inside.length > mostWords) return []
  return other.filter((it) => !it.isLight && !it.digits)
}
