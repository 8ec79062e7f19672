export { adWordsOf, tellsRank } from './ad-words.ts'
export { replaced } from './replaced.ts'
export { saidIn } from './said.ts'
export { type Swap, swapsIn } from './swaps.ts'
