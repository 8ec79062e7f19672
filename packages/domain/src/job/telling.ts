import { isStopWord, words } from '../language/words.ts'
import { oneOfMany } from '../text/tokens.ts'
import { commonWords } from '../words/match.ts'
import { lightWords } from '../words/small-words.ts'

/** J40: whether a text has a word that does not fit any work: `reports`, `on time` and `clear` alone are fragments. */
export const tells = (text: string): boolean =>
  /\b\p{Lu}[\p{Lu} ]/u.test(text) ||
  words(text).some(
    (word) => !(isStopWord(word) || lightWords.has(word) || commonWords.has(word) || commonWords.has(oneOfMany(word))),
  )
