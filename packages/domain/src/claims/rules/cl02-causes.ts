import { changeOf } from '../../language/synonyms.ts'
import { isAnsweredBy, opensSentence, type Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { linksBackward, linksOfCause } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'
import { isOk, type Piece, refused, rules, shared } from '../support.ts'
import type { Prepared, Unit } from '../units.ts'

const isCausal = among(linksOfCause)
const pointsBack = among(linksBackward)

/** `Raised sales by writing a guide`: both in one sentence of the person, or the one did not come of the other. */
export function bindCauses(reading: Reading, pieces: readonly Piece[], sources: Prepared) {
  for (const word of reading.words) {
    if (!tellsCause(reading, word)) continue
    const [before, behind] = sidesOf(reading, word)
    const isTold = sources.units.some((unit) => tellsBoth(unit, before, behind))
    const piece = pieces.find(({ word: own, finding }) => own !== null && behind.includes(own) && isOk(finding))
    if (before.length > 0 && piece && (!isTold || isOfTwoDeeds(reading, word, pieces)))
      piece.finding = refused(rules.together)
  }
}

const isMeans = ({ words }: Reading, { lower, at }: Word) =>
  /^(?:by|through)$/.test(lower) && words[at + 1]?.form === 'gerund'

/** `by merging`, `because`; `, cutting costs`, `, which cut costs`; `Merging rotas cut costs`. */
function tellsCause(reading: Reading, word: Word): boolean {
  const { words } = reading
  const { lower, at, verb, form, gap, sentence } = word
  if (isMeans(reading, word) || isCausal(lower) || (lower === 'so' && gap.includes(','))) return true
  if (lower === 'through') return sidesOf(reading, word)[0].some((it) => changeOf(it.verb ?? it.lower) !== 0)
  if (!verb || changeOf(verb) === 0) return false
  const first = words.find((it) => it.sentence === sentence)
  if (first?.form === 'gerund' && first.at < at && words[at - 1]?.part === first.part) return true
  return (form === 'gerund' && gap.includes(',')) || /^(?:which|that)$/.test(lowerAt(words, at - 1))
}

/** What stands right before a link, and right behind it. */
function sidesOf({ words }: Reading, link: Word): [Word[], Word[]] {
  const own = words.filter((it) => it.sentence === link.sentence && !it.digits && (!it.isLight || it.verb !== null))
  const before = own.filter(({ at }) => at < link.at)
  const behind = own.filter(({ at }) => at >= link.at)
  return [
    before.filter(({ part }) => part === before.at(-1)?.part),
    behind.filter(({ part }) => part === behind[0]?.part),
  ]
}

/** Whether one sentence has at least half of each side, or one that points back to the sentence before it. */
function tellsBoth({ reading: { words } }: Unit, before: readonly Word[], behind: readonly Word[]): boolean {
  const sentences: Word[][] = []
  for (const word of words) {
    if (opensSentence(words, word) && (word.at === 0 || !pointsBack(word.lower))) sentences.push([])
    sentences.at(-1)?.push(word)
  }
  const has = (said: readonly Word[], side: readonly Word[]) =>
    side.filter((it) => said.some((source) => isAnsweredBy(it, source) || isSameChange(it, source))).length * 2 >=
    side.length
  return sentences.some((said) => has(said, before) && has(said, behind))
}

const isSameChange = ({ verb, lower }: Word, source: Word) =>
  changeOf(verb ?? lower) !== 0 && changeOf(verb ?? lower) === changeOf(source.verb ?? source.lower)

/** The deed that is told as the means is of another statement than what came of it. */
function isOfTwoDeeds(reading: Reading, word: Word, pieces: readonly Piece[]): boolean {
  if (!isMeans(reading, word)) return false
  const unitsAt = (at: number) => {
    const finding = pieces.find((piece) => piece.word?.at === at)?.finding
    return finding && isOk(finding) ? finding.ok.units : null
  }
  const [result, cause] = [unitsAt(word.governor), unitsAt(word.at + 1)]
  return result !== null && cause !== null && shared(result, cause).size === 0
}
