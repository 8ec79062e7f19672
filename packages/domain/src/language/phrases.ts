import { among, amongMany, patternOf } from '../text/patterns.ts'
import type { Quantity } from '../text/quantities.ts'
import { lowerAt } from '../text/tokens.ts'
import { partsOfDay } from '../words/noun-classes.ts'
import { dayOfWeek, emptyPair, timeUnitWord } from '../words/sentence-forms.ts'
import * as sentenceWords from '../words/sentences.ts'
import { groupsOf, groupsOfNoun } from './synonyms.ts'
import type { OpenWord, Word } from './word.ts'

const isAll = among(sentenceWords.allWords)
const pointsBack = among(sentenceWords.pointingBack)
const isOwner = among(sentenceWords.ownersOfOwn)
const isReason = among(sentenceWords.causes)
const isGroup = among(sentenceWords.groupsOfStaff)

const partOfDay = amongMany(partsOfDay)
const timeWord = patternOf(timeUnitWord, 'u')

/** [LG10] Words that say something else beside their neighbours than alone. */
export function setPhrase(words: readonly OpenWord[], word: OpenWord, numbered: ReadonlyMap<number, Quantity>) {
  const before = lowerAt(words, word.at - 1)
  const next = words[word.at + 1]
  const isCounted = numbered.has(word.at + 1)
  // `every day`, `all three`, `in all`, `the same year`.
  if (
    isAll(word.lower) &&
    ((next && (isCounted || (timeWord.test(next.lower) && !partOfDay(next.lower)))) ||
      (before === 'in' && (!next || next.part !== word.part || next.isLight)))
  )
    word.isLight = true
  if ((word.lower === 'most' && next?.lower === 'recently') || (word.lower === 'recently' && before === 'most'))
    word.isLight = true
  if (timeWord.test(word.lower) && pointsBack(before)) word.isLight = true
  if (isEmpty.test(`${word.lower} ${next?.lower ?? ''}`)) word.isLight = true
  // `team members`, `members of staff`: those who work there.
  if (word.lower === 'team' && /^members?$/.test(next?.lower ?? '')) word.isLight = true
  if (/^members?$/.test(word.lower) && (isGroup(before) || isOfStaff(words, word.at)))
    claim(word, ['=employee', '=staff', '<staff', '=colleague', ...groupsOfNoun('employee')])
  // `on Fridays` is once a week.
  if (weekday.test(word.lower) && (/s$/.test(word.lower) || /^(?:every|each)$/.test(before)))
    word.offers = [...word.offers, 'week', '=weekly', '=week', ...groupsOfNoun('weekly')]
  // `Skilled in welding` has it; a `skilled welder` is praised.
  if (/^(?:skilled|experienced)$/.test(word.lower) && /^(?:in|with)$/.test(next?.lower ?? '')) word.isLight = true
  // `delivered on time`
  if (word.lower === 'time' && before === 'on') claim(word, ['=on time'])
  // `on my own`; `to my own drawings`; `thanks to my work`.
  if (word.lower === 'own' && words[word.at - 2]?.lower === 'on') claim(word, ['=alone'])
  else if (word.lower === 'own' && !word.verb && isOwner(before)) claim(word, ownKeys)
  if (word.lower === 'my' && isCause(words, word.at) && (!next || next.isLight)) claim(word, ['=my'])
  // `made by me`: whose it is.
  if (/^(?:me|myself)$/.test(word.lower) && before === 'by') claim(word, ['=me'])
  // `up 15%`, `down by a third`.
  const isNumber = isCounted || (next?.lower === 'by' && numbered.has(word.at + 2))
  if (/^(?:up|down)$/.test(word.lower) && isNumber && !words[word.at - 1]?.verb && !numbered.has(word.at))
    claim(word, groupsOf(word.lower === 'up' ? 'go-up' : 'go-down'))
}

/** Two words that only join others. */
const isEmpty = patternOf(emptyPair, '')
const weekday = patternOf(dayOfWeek, '')
const isOfStaff = (words: readonly Word[], at: number) =>
  lowerAt(words, at + 1) === 'of' && isGroup(lowerAt(words, at + 2))

const ownKeys = ['=own', '=owner', '=freelance', '=self', '=selfemployed']

/** `thanks to`, `because of`. */
const isCause = (words: readonly Word[], at: number) =>
  isReason(lowerAt(words, at - 2)) && /^(?:to|of)$/.test(lowerAt(words, at - 1))

function claim(word: OpenWord, asks: string[]) {
  word.isLight = false
  word.asks = asks
  word.offers = asks
}
