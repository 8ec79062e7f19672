import { lowerAt } from '../text/tokens.ts'
import { joiningWords } from '../words/sentences.ts'
import { isPreposition } from './vocabulary.ts'
import type { Word } from './word.ts'

/** `Talks attended daily and hazards reported on the app`: the hazards belong to the second deed, not to the first. */
export function opensPassive(words: readonly Word[], { at, part, sentence, verb: own }: Word, verb: Word): boolean {
  if (own || !joiningWords.has(lowerAt(words, at - 1)) || !isToldBehind(words, verb)) return false
  const next = words.find((it) => it.at > at && it.verb !== null)
  return next !== undefined && next.part === part && next.sentence === sentence && isToldBehind(words, next)
}

/** Behind what it was done to, with nothing that it is done to behind it. */
function isToldBehind(words: readonly Word[], { at, form, sentence, part }: Word): boolean {
  const [before, next] = [words[at - 1], words[at + 1]]
  if (form !== 'past' && form !== 'participle') return false
  if (!before || before.sentence !== sentence || before.part !== part || before.isLight || before.verb) return false
  return !next || next.part !== part || isPreposition(next.lower) || /ly$/.test(next.lower)
}
