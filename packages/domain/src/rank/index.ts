export { measureFor, type ReadAd, wordsOfResume } from './measure.ts'
export { type Measured, unmeasured } from './measured.ts'
export { type Ranked, ranked, worthOf } from './order.ts'
export { likenessOf, wordsOf } from './words.ts'
