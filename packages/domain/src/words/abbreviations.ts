import { wordSet } from './notation.ts'

/** A stop behind them ends no sentence. */
export const abbreviations = wordSet(
  'approx co corp dept dr ed eg esp est etc exp hons ie inc incl jr ltd mr mrs ms prof sc sr st vs',
)

/** The same, where a number follows: `No. 5`. */
export const beforeNumbers = wordSet('art cl ext fig nr no para pg pp sec vol')
