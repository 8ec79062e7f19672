import type { Wording } from './job/row.ts'
import { wordSet } from './notation.ts'

/** A stop behind them ends no sentence. */
export const abbreviations = wordSet(
  'approx co corp dept dr ed eg esp est etc exp hons ie inc incl jr ltd mr mrs ms prof sc sr st vs',
)

/** The same, where a number follows: `No. 5`. */
export const beforeNumbers = wordSet('art cl ext fig nr no para pg pp sec vol')

export const abbreviatedInProse: Wording = {
  words:
    '(^|[\\s(])((?<!\\d\\s)[A-Z]|e\\.g|i\\.e|etc|inc|ltd|co|corp|st|dr|mr|mrs|ms|no|nr|approx|incl|min|max|vs|u\\.s|u\\.k|b\\.sc|m\\.sc|ph\\.d|z\\.b|bzw|ca|inkl|sr|jr|prof|dept|est|hrs|yrs|ref)\\.$',
  why: 'ends no sentence of a text that has whole ones; what is short for a word of a resume may end one there',
}
