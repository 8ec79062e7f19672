import { monthOf } from '../text/dates.ts'
import { oneSpelling, stemOf } from '../text/stem.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { everydayWords, nounEnding, smallWords } from '../words/check.ts'

/** A word or number of a text, with what the check compares. */
export interface Word extends Token {
  stem: string
  /** The word in one spelling; months by their number. */
  key: string
  /** It holds a sentence together. */
  isSmall: boolean
  isEveryday: boolean
}

/** With its accents: without them another language says something else. */
const written = ({ text, lower }: Token) =>
  (/^[ -~]*$/.test(text) ? lower : text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'")).replace(/'s?$/, '')

/** The stems of a table, which its words in any form share. */
export const stemsOf = (table: ReadonlySet<string>): ReadonlySet<string> => new Set([...table].map(stemOf))

const everyday = stemsOf(everydayWords)

export const wordsOf = (text: string): Word[] => tokensOf(text).map(toWord)

function toWord(token: Token): Word {
  const bare = token.lower.replace(/['’]s?$/, '')
  const month = monthOf(bare)
  const stem = token.digits ? bare : stemOf(bare)
  return {
    ...token,
    stem,
    key: signsIn(token.gap) + pointIn(token) + (month ? `month ${month}` : oneSpelling(written(token))),
    isSmall: smallWords.has(bare),
    // `Managers` are no management.
    isEveryday: everydayWords.has(bare) || (everyday.has(stem) && !nounEnding.test(bare)),
  }
}

/** What stands beside words and changes what they say: `≥`, `€`. */
export const signsIn = (gap: string): string =>
  gap.match(/[\p{Sc}\p{Sm}\p{So}\p{No}\p{Cf}~*^](?<!\|)/gu)?.join('') ?? ''

/** A minus or a point that a number begins with. */
const pointIn = ({ digits, gap }: Token) => (digits ? (/(?:^|\s)([-−.])$/.exec(gap)?.[1] ?? '') : '')

/** It says something by itself. */
export const isContent = (word: Word): boolean => !word.isSmall && !word.digits
