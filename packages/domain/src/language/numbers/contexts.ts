import { among } from '../../text/patterns.ts'
import type { Quantity } from '../../text/quantities.ts'
import { perThing } from '../../text/remembered.ts'
import { lowerAt } from '../../text/tokens.ts'
import { headWords } from '../../words/sentences.ts'
import { relativePronouns } from '../../words/small-words.ts'
import { initialsOf, isShortFor } from '../acronyms.ts'
import type { Statement } from '../statement.ts'
import { isPreposition } from '../vocabulary.ts'
import { isAnsweredBy, nounBehind, type Word } from '../word.ts'

const isHead = among(headWords)
const isRelative = among(relativePronouns)

/** The words around a number that say what it counts. */
export interface Context {
  /** Right behind it: `40 [journal entries]`. */
  head: Word[]
  /** What is counted along with it: `26 gates and [railings]`. */
  joint: Word[]
  /** Before it, back to the number before. */
  left: Word[]
  right: Word[]
  /** Whose size it is: `a two-person [shop]`. */
  owner: Word[]
}

const most = 6

export const contextOf = (reading: Statement, quantity: Quantity): Context => makeContext(quantity, reading)

const makeContext = perThing((quantity: Quantity, reading: Statement): Context => {
  const head = headOf(reading, quantity)
  return {
    head,
    joint: head.filter((word) => isJoint(reading, quantity, word)),
    left: leftOf(reading, quantity),
    right: rightOf(reading, quantity),
    owner: ownerOf(reading, quantity),
  }
})

/** Nothing but what is counted stands between the number and the `and`. */
const isJoint = ({ words }: Statement, { last }: Quantity, { at }: Word) =>
  /^(?:and|or)$/.test(lowerAt(words, at - 1)) && words.slice(last + 1, at - 1).every((word) => !word.isLight)

const isInNumber = ({ numbered }: Statement, at: number) => numbered.has(at)
const saysSomething = (word: Word) => !word.isLight && !word.digits

function headOf(reading: Statement, { last: own, kind, change, pair }: Quantity): Word[] {
  // `70 to 80 calls`: both count calls.
  const last = change === 'low' && pair ? pair.last : own
  const head: Word[] = []
  const { words } = reading
  for (let at = last + 1; at < words.length && head.length < 4; at += 1) {
    const word = words[at]
    // `sperm injection (ICSI)`: the same again.
    if (word && word.gap === ' (' && initialsOf(word)) head.push(word)
    if (!word || /[,;:()–—]|\.\s/.test(word.gap) || isInNumber(reading, at)) break
    // `a team of three that prepared audits`
    if (isRelative(word.lower)) break
    if (head.length > 0 && isCoordinated(reading, at)) continue
    const isOf = word.lower === 'of' && (kind === 'percent' || kind === 'money') && head.length === 0
    if (
      word.lower === 'and' ||
      word.lower === 'or' ||
      (isPreposition(word.lower) && !isOf && word.gap !== '-') ||
      (word.verb && head.length > 0)
    )
      break
    if (saysSomething(word)) head.push(word)
    // `a 60-bed ward`: beds are counted, not wards.
    if (at === last + 1 && word.gap === '-') break
  }
  return head
}

function ownerOf({ words }: Statement, { last }: Quantity): Word[] {
  const counted = words[last + 1]
  if (counted?.gap !== '-' || !isHead(counted.lower)) return []
  const owner = nounBehind(words, counted)
  return [owner, owner && nounBehind(words, owner)].flatMap((it) => it ?? [])
}

/** `six associates and paralegals`: all of them are counted. */
function isCoordinated({ words, numbered }: Statement, at: number): boolean {
  const next = words[at + 1]
  const isJoint = words[at]?.lower === 'and' || words[at]?.lower === 'or'
  return isJoint && next !== undefined && !next.verb && !next.isLight && !numbered.has(at + 1)
}

function leftOf(reading: Statement, quantity: Quantity): Word[] {
  const { words } = reading
  const from =
    (quantity.change === 'to' || quantity.change === 'high') && quantity.pair ? quantity.pair.first : quantity.first
  const left: Word[] = []
  const sentence = words[quantity.first]?.sentence
  for (let at = from - 1; at >= 0 && left.length < most; at -= 1) {
    const word = words[at]
    const after = words[at + 1]
    // What somebody is says nothing of what they count.
    if (!word || word.sentence !== sentence || word.lower === 'who') break
    if (isInNumber(reading, at)) {
      if (left.length > 0 || sameKind(reading, at, quantity)) break
      continue
    }
    if (left.length > 0 && after && after.part !== word.part) break
    if (saysSomething(word)) left.unshift(word)
  }
  return left
}

const sameKind = ({ numbered }: Statement, at: number, { kind }: Quantity) => numbered.get(at)?.kind === kind

function rightOf(reading: Statement, quantity: Quantity): Word[] {
  const { words } = reading
  const start =
    (quantity.change === 'from' || quantity.change === 'low') && quantity.pair ? quantity.pair.last : quantity.last
  const right: Word[] = []
  const sentence = words[quantity.first]?.sentence
  for (let at = start + 1; at < words.length && right.length < most; at += 1) {
    const word = words[at]
    if (!word || word.sentence !== sentence || isInNumber(reading, at)) break
    if (right.length > 0 && word.part !== words[at - 1]?.part) break
    if (saysSomething(word)) right.push(word)
  }
  return right
}

/** How many of these words of a text the words of a source answer. */
export const answered = (text: readonly Word[], source: readonly Word[]): number =>
  text.filter((word) => source.some((it) => isAnsweredBy(word, it)) || isShortFor(word, text, source)).length
