// The picture of a sentence, as far as words are put into it.
export { type Reading, readingOf } from '../claims/reading.ts'
export { endOf } from '../claims/rules/cl27-asking.ts'
export { isTabled } from '../claims/rules/cl27-near.ts'
export { rankOf } from '../language/ranks.ts'
export { isPreposition } from '../language/vocabulary.ts'
export { nounBehind, type Word } from '../language/word.ts'
export { singular } from '../text/tokens.ts'
export { ranks } from '../words/ranks.ts'
