import { isAgent } from '../../language/vocabulary.ts'
import { isAnsweredBy, type Word } from '../../language/word.ts'
import { singular } from '../../text/tokens.ts'
import { levelWords } from '../../words/language-levels.ts'
import type { Reading } from '../reading.ts'
import { isOk, type Piece } from '../support.ts'
import type { Prepared } from '../units.ts'
import type { Counterpart } from './cl27-asking.ts'

const mostWords = 4
/** Of a writer that is not ours, that many of the person's words may say what a name stands for. */
const mostWidely = 8

/**
 * `cost estimates (quotations)`: another word for the person’s own, which stands beside it and is asked about; widely, also
 * `150 enclosures a year: boxes and slipcases`.
 */
export function besideOwn(
  text: Reading,
  word: Word,
  pieces: readonly Piece[],
  { units }: Prepared,
  isWide: boolean,
): Counterpart[] {
  if (text.isHeading || word.verb || levelWords.has(word.lower) || isAgent(singular(word.lower))) return []
  const { own, mine: all } = phrasesBeside(text, word, isWide)
  const mine = all.filter((it) => pieces.some((piece) => piece.word === it && !isOk(piece.finding)))
  if (mine.length > mostNamed) return []
  const beside = pieces.filter((it) => it.word !== null && own.includes(it.word))
  const heads = beside.filter((it) => isOk(it.finding) && (isWide || !it.isSkill))
  if (heads.length === 0 || heads.length < (isWide ? beside : own).length) return []
  // Word by word from the end: `research repository (insights library)`.
  const head = heads.at(mine.indexOf(word) - mine.length) ?? heads.at(-1)
  const at = head && isOk(head.finding) ? [...(head.finding.ok.units ?? [])] : []
  return at.flatMap((place) => {
    const unit = units[place]
    const said = head?.word && unit?.reading.words.find((it) => head.word !== null && isAnsweredBy(head.word, it))
    return unit && said ? [{ unit, word: said }] : []
  })
}

/** At most so many words stand for the person's own. */
const mostNamed = 3

interface Phrases {
  /** With the word in it, and beside it. */
  mine: Word[]
  own: Word[]
}
const nothing: Phrases = { mine: [], own: [] }

/** The phrase in the brackets behind a word, or before those that it stands in. */
function phrasesBeside({ words }: Reading, word: Word, isWide: boolean): Phrases {
  const { at } = word
  const most = isWide ? mostWidely : mostWords
  const isOpening = ({ gap, at: place }: Word) => gap.includes('(') || (isWide && place > at && gap.includes(':'))
  const open = words.findIndex((it) => isOpening(it) && it.at > at - mostWords && it.at <= at + most)
  if (open <= 0) return nothing
  const end = words.findIndex((it) => it.at > open && it.gap.includes(')'))
  const inside = words.slice(open, end < 0 ? words.length : end)
  const part = words[open - 1]?.part
  const before = words.slice(Math.max(0, open - most), open).filter((it) => it.part === part && !it.verb)
  const isInside = at >= open
  const [mine, own] = (isInside ? [inside, before] : [before, inside]).map((it) => it.filter(saysSomething))
  return mine?.includes(word) && own && inside.length <= most ? { mine, own } : nothing
}

const saysSomething = ({ isLight, digits }: Word) => !isLight && !digits
