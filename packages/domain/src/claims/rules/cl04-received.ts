import type { Word } from '../../language/word.ts'
import { alternatives, among } from '../../text/patterns.ts'
import { lowerAt } from '../../text/tokens.ts'
import { nounsOfLearning } from '../../words/noun-classes.ts'
import { receivingVerbs } from '../../words/verb-classes.ts'
import type { Reading } from '../reading.ts'
import { isTaken } from './cl03-own-deeds.ts'

const isReceiving = among(receivingVerbs)

const isLesson = new RegExp(`^(?:${alternatives(nounsOfLearning)})`)

const isGiven = (words: readonly Word[], at: number) =>
  /^ha\w+ given$| g(?:ave|iv(?:es?|ing))$/.test(`${lowerAt(words, at - 1)} ${lowerAt(words, at)}`)

/** Who took a course did not give it; but whoever took an assembly, or did a talk, did. */
export const isGivenAndReceived = (text: Reading, word: Word, said: Reading, source: Word) =>
  isGiven(text.words, word.governor) && isReceived(said.words, source)

function isReceived(words: readonly Word[], { at, form, deed, lower }: Word): boolean {
  // `Attended talks` reads as two deeds.
  const done = (form === 'third' ? words[at - 1]?.verb : deed) ?? ''
  if (isReceiving(done)) return true
  return isTaken(done) && isLesson.test(lower)
}
