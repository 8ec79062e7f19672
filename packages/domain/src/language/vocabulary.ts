import { among, patternOf } from '../text/patterns.ts'
import { perText } from '../text/remembered.ts'
import { credentials, jobNouns, notPeople, otherPeople, thingsLikePeople, titles } from '../words/people.ts'
import { notPersonEnding, personEnding } from '../words/sentence-forms.ts'
import { foreignNegators } from '../words/sentences.ts'
import { beforeVerbs, claimingWords, determiners, lightWords, negators, prepositions } from '../words/small-words.ts'
import { readVerb } from './verbs.ts'
import { isStopWord } from './words.ts'

const isForeign = among(foreignNegators)

/** `PAS`, `PAs` and `SANs` are names. */
export const isNegator = ({ lower, text }: { lower: string; text: string }): boolean =>
  negators.has(lower) && (text === lower || !isForeign(lower))
/** Adds nothing that a source would have to say. */
export const isLight = (lower: string): boolean =>
  lightWords.has(lower) || (isStopWord(lower) && !claimingWords.has(lower))

export const isPreposition = (lower: string): boolean => prepositions.has(lower)
export const isDeterminer = (lower: string): boolean => determiners.has(lower)
export const opensVerb = (lower: string): boolean => beforeVerbs.has(lower)

export const isTitle = (word: string): boolean => titles.has(word)

export const isCredential = (lower: string): boolean => credentials.has(lower)

const ofVerb = patternOf(personEnding, '')
const notPerson = patternOf(notPersonEnding, '')

/** `designer` is more than someone who studied design: a word for a person by what they do. */
export const isAgent = perText((word: string): boolean => {
  if (titles.has(word) || otherPeople.has(word) || (jobNouns.has(word) && !notPeople.has(word))) return true
  if (word.length < 5 || thingsLikePeople.has(word)) return false
  if (/(?:eer|[^aeiou]ier|ist|ian)$/.test(word)) return !notPerson.test(word)
  return ofVerb.test(word) || (/(?:er|or)$/.test(word) && isOfDeed(word))
})

/** `teacher`, `baker`, `planner`, `operator`; not `turnover`. */
const isOfDeed = (word: string) =>
  [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3), `${word.slice(0, -2)}e`].some(
    (base) => base.length > 2 && readVerb(base)?.form === 'base',
  )
