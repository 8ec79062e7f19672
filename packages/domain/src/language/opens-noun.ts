import { patternOf } from '../text/patterns.ts'
import { keepsMeasure, measure, saidOfThing, thingClause, thingDone } from '../words/sentence-forms.ts'
import { firstWord, verbOf } from './opening-words.ts'

const isMeasure = patternOf(measure, 'u')
const keeps = patternOf(keepsMeasure, '')
const isDoneTo = patternOf(thingDone, 'u')
const isSaidOf = patternOf(saidOfThing, 'u')
const opensClause = patternOf(thingClause, 'u')

/**
 * Whether the first word of a line, though it may be a verb, is a thing: the subject of a verb that comes later,
 * `Returns on my batches were 2`, what something was done to, `Returns processed within a day`, or a part of a measure, `Call audit average of 97%`.
 */
export function opensWithNoun(text: string): boolean {
  const { base = '', form = null } = verbOf(firstWord(text)) ?? {}
  if (form !== 'base' && form !== 'third') return false
  return (isMeasure.test(text) && !keeps.test(base)) || isDoneTo.test(text) || hasLaterVerb(text)
}

/** `Returns on my batches were 2`; what is said in a clause of its own is no matter of the line: `Check whether they are sound`. */
function hasLaterVerb(text: string): boolean {
  const [said = ''] = isSaidOf.exec(text) ?? []
  return said !== '' && !opensClause.test(said)
}
