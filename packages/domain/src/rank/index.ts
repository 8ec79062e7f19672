export { type Measured, measureFor, type ReadAd, wordsOfResume } from './measure.ts'
export { type Band, bandOf, type Ranked, ranked, worthOf } from './order.ts'
export { likenessOf, type WordVector, wordsOf } from './words.ts'
