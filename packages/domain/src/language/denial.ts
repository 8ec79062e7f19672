import { among } from '../text/patterns.ts'
import type { Quantity } from '../text/quantities.ts'
import { lowerAt } from '../text/tokens.ts'
import * as sentenceWords from '../words/sentences.ts'
import { notDenied } from '../words/small-words.ts'
import { isToBe } from './tagging.ts'
import { isNegator, isPreposition } from './vocabulary.ts'
import type { OpenWord, Word } from './word.ts'

const isAtTime = among(sentenceWords.linksToSeasons)
const isWhole = among(sentenceWords.wholesBehind)
const isOfWhole = among(sentenceWords.wholesBefore)

/** `no loss in the winters of 2023`: the winters are not denied. */
const isWhen = (words: readonly Word[], at: number) =>
  isAtTime(lowerAt(words, at)) &&
  words.slice(at + 1, at + 3).some(({ lower }) => /^(?:winter|summer|year)s$/.test(lower))

const notDenying = among(notDenied)

/** `without incident as part of a crew`: the crew is not denied. */
const isAside = (negator: Word, { lower }: Word) => negator.lower === 'without' && lower === 'as'

/** [LG7] What a `no` or a `without` takes back, to the end of its part. */
export function deny(words: OpenWord[]) {
  let negator: Word | null = null
  for (const word of words) {
    if (negator && (word.part !== negator.part || word.lower === 'but' || isWhen(words, word.at))) negator = null
    if (negator && isAside(negator, word)) negator = null
    if (negator) word.negation = negator.at
    if (negator && word.lower === 'single') word.isLight = true
    const next = words[word.at + 1]
    if (isNegator(word) && next?.gap !== '-' && !notDenying(next?.lower ?? '')) {
      negator = word
      word.isLight = true
    }
    if (word.lower === 'free' && word.gap === '-') {
      const before = words[word.at - 1]
      if (before) before.negation = word.at
      word.isLight = true
    }
  }
}

/** [LG7] `from German into English`; `48 of them at home`. */
export function direct(words: OpenWord[], numbered: ReadonlyMap<number, Quantity>) {
  let direction: Word['direction'] = null
  let subset: number | null = null
  for (const word of words) {
    const before = words[word.at - 1]
    const isBack = word.lower === 'with' && word.gap.includes(',')
    if (before?.sentence !== word.sentence || /[;(]/.test(word.gap) || isBack) {
      direction = null
      subset = null
    }
    if (word.verb) direction = /^(?:replace|substitute)$/.test(word.verb) ? 'from' : null
    if (
      /^(?:by|with)$/.test(word.lower) &&
      direction === 'from' &&
      /^(?:replace|substitute)$/.test(words[word.governor]?.verb ?? '')
    ) {
      word.direction = direction = 'to'
      continue
    }
    if (isPreposition(word.lower))
      direction =
        word.lower === 'from'
          ? 'from'
          : /^(?:to|into)$/.test(word.lower) && direction === 'from'
            ? 'to'
            : /^(?:of|and)$/.test(word.lower)
              ? direction
              : null
    if (isWhole(word.lower) && before?.lower === 'of') subset = numbered.get(word.at - 2)?.value ?? null
    // `where two reached finals`, `of which 1,900 on the ATR`, `; one was accepted`
    const counted = numbered.get(word.at)
    const isPart = isOfWhole(before?.lower ?? '')
    const after = counted && words[counted.last + 1]
    const isOfThem = isPart ? words[word.at - 2]?.lower === 'of' : word.gap.includes(';') && isToBe(after?.lower ?? '')
    if (counted && (isOfThem || (isPart && after?.verb))) subset = counted.value
    word.direction = direction
    word.subset = subset
  }
}
