import { pluralOf } from '../language/speak/plural.ts'
import { isPluralNoun } from '../text/tokens.ts'
import { groups, uncounted } from '../words/uncounted.ts'
import { singular } from './sentence.ts'

const wordsOf = (rows: readonly { words: string }[]) => new Set(rows.flatMap(({ words }) => words.split(' ')))
const hasNoPlural = wordsOf(uncounted)
const isGroup = wordsOf(groups)

const isPlural = (lower: string): boolean => lower === 'people' || isPluralNoun(lower)

/**
 * A noun in the number of the one whose place it takes; null where it has no such form: `six staff`, `a machinery`. Nor
 * does a group stand for its members.
 */
export function inNumberOf(own: string, noun: string, isCounted: boolean): string | null {
  const [one, other] = [singular(noun), singular(own)]
  if (hasNoPlural.has(one)) return hasNoPlural.has(other) || (isPlural(own) && !isCounted) ? one : null
  if (hasNoPlural.has(other) || isGroup.has(one) !== isGroup.has(other)) return null
  return isPlural(own) ? pluralOf(one === 'people' ? 'person' : one) : one === 'people' ? 'person' : one
}
