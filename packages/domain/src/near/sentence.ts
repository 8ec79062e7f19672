// The picture of a sentence, as far as words are put into it.
export { endOf } from '../claims/asking.ts'
export { isTabled } from '../claims/near.ts'
export { rankOf, ranks } from '../claims/ranks.ts'
export { readingOf } from '../claims/reading.ts'
export { singular } from '../claims/tokens.ts'
export { isPreposition } from '../claims/vocabulary.ts'
export { nounBehind, type Reading, type Word } from '../claims/word.ts'
