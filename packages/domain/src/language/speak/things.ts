import { patternOf } from '../../text/patterns.ts'
import { nothingDone, nounEnding, thingJoint, uncountedEnding } from '../../words/sentence-forms.ts'
import { verbOf } from '../opening-words.ts'
import { readVerb } from '../verbs.ts'

// Lines that open with things, not with a deed.

const uncounted = patternOf(uncountedEnding, '')
/** Ends that no bare verb has: `bridal updos`, not `butcher hogs`. */
const noVerb = patternOf(nounEnding, 'u')
const joints = patternOf(thingJoint, '')

const notDone = patternOf(nothingDone, 'iu')

/** `Brochures, websites and …`, `Vehicle checks before …`: things that need no article before them. */
export function opensWithThings(piece: string): boolean {
  const items = (piece.split(joints)[0] ?? '').split(/, | and /)
  const [first = ''] = items
  if (!piece.includes(' ') || notDone.test(piece) || first.split(' ').length > 4) return false
  // So many can be no deed: `Balayage, highlights, silk press and …`
  const isMany = items.length > 3 && !verbOf(first.split(' ')[0] ?? '') && items.every((it) => it.split(' ').length < 4)
  const isList = items.length > 1 && items.every((item, at) => isThing(item, at > 0 || !item.includes(' ')))
  return isMany || isList || isThing(first.includes(' ') ? first : (items[1] ?? first), false)
}

/** What needs no article. Of two words the first may be a verb that we do not know, unless its end or the second tells. */
function isThing(item: string, isListed: boolean): boolean {
  const words = item.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)?.toLowerCase()]
  const verb = verbOf(first)
  const isDeed = verb && verb.form !== 'gerund' && !uncounted.test(first.toLowerCase()) && !noVerb.test(first)
  if (isDeed || /(?:i[sz]e|ate|ify)$/.test(first)) return false
  const isMany = /[^su]s$/.test(last)
  if (words.length === 1) return isListed || isMany || uncounted.test(last)
  // `cite-check opinions`
  const mayBeDeed = readVerb(first.split('-')[1] ?? '') !== null
  return uncounted.test(last) || (isMany && !mayBeDeed && (isListed || noVerb.test(first) || verbOf(last) !== null))
}
