import { linkBefore } from '../../language/attachment.ts'
import { isAgent, isCredential, isPreposition } from '../../language/vocabulary.ts'
import type { Word } from '../../language/word.ts'
import { among } from '../../text/patterns.ts'
import { perThing } from '../../text/remembered.ts'
import { lowerAt } from '../../text/tokens.ts'
import { honours } from '../../words/noun-classes.ts'
import { kin } from '../../words/people.ts'
import { beingVerbs } from '../../words/small-words.ts'
import type { Reading } from '../reading.ts'

const toBe = among(beingVerbs)

/** `My brother is a fellow of the society`, `Employee of the Month was Ravi` */
export const isOfAnother = (text: Reading, said: Reading, source: Word) =>
  isAnothers(source, said) && !text.words.some(({ lower }) => toBe(lower))

const isAnothers = perThing((source: Word, { words }: Reading): boolean => {
  const own = words.filter(({ sentence }) => sentence === source.sentence)
  const be = own.find(({ lower }) => toBe(lower))
  const subject = be && words[be.at - 1]
  if (!be || !subject || be === own[0] || own.some(({ verb, at }) => verb !== null && at < be.at)) return false
  // `reports from the subcontractor were reviewed`: that is told of the reports.
  const isHead = !own.some(({ lower, at }) => at < subject.at && isPreposition(lower))
  // `One apprentice was trained together with the master`: with whom it was done, and not what they are.
  if (words[be.at + 1]?.verb && lowerAt(words, linkBefore(words, source.at, be.at)) === 'with') return false
  if (source.at > be.at) return isKin(subject.lower) || (isAgent(subject.lower) && isHead)
  return /^\p{Lu}\p{Ll}/u.test(words[be.at + 1]?.text ?? '') && own.some(({ lower }) => ofHonour(lower))
})

const ofHonour = among(honours)
const isKin = among(kin)

/** `The laboratory is accredited`, `a facility licensed by the state` */
export const isOfThingAlone = (text: Reading, word: Word, said: Reading, source: Word) =>
  isOfThing(said, source) && !isOfThing(text, word)

const isOfThing = ({ words }: Reading, { lower, at, gap, part }: Word) => {
  const before = words[at - 1]
  if (!before || !isCredential(lower)) return false
  if (toBe(before.lower)) return !/^(?:i|we)$/.test(lowerAt(words, at - 2))
  const isNoun = gap === ' ' && before.part === part && !before.isLight && !before.verb && before.governor >= 0
  return isNoun && !isAgent(before.lower) && isPreposition(lowerAt(words, at + 1))
}
