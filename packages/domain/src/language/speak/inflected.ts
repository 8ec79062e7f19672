import { among } from '../../text/patterns.ts'
import { deedJoints, looseEnds, regularTimes } from '../../words/sentences.ts'
import { verbsOrNouns } from '../../words/verbs.ts'
import { determiner, verbOf } from '../opening-words.ts'
import { type VerbForm, verbForms } from '../verbs.ts'

const joins = among(deedJoints)
const isLooseEnd = among(looseEnds)
const isRegular = among(regularTimes)

/** Puts the verbs of a line into another form; null where a later word may or may not be one of them. */
export function inflected(text: string, from: VerbForm, to: VerbForm): string | null {
  const words = text.split(' ')
  const changed: string[] = []
  let inHead = true
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/[,:]$/, '')
    const before = words[index - 1] ?? 'and'
    const isListed = !inHead && /,$/.test(words[index - 3] ?? '') && /ing$/.test(words[index - 2] ?? '')
    const verb = /^(?:and|or|then)$|,$/.test(before) && !isListed ? verbOf(bare) : null
    if (verb?.form === from) {
      if (!inHead && !hasObject(words.slice(index + 1), verbsOrNouns.has(verb.base))) return null
      changed.push(verbForms(verb.base)[to] + word.slice(bare.length))
      continue
    }
    // They may be verbs that we do not know: `wash and prep for`, `learns fast, likes people`.
    if (inHead && index > 0 && !joins(bare) && /^(?:and|or|then)$|,$/.test(before)) return null
    const mayBeVerb = from === 'third' && /\p{Ll}s$/u.test(bare) && /^(?:and|or|then)$|,$/.test(before)
    if (mayBeVerb && hasObject(words.slice(index + 1), false)) return null
    inHead &&= /^(?:and|or)$/.test(bare)
    changed.push(word)
  }
  return changed.join(' ')
}

/** What follows a verb rather than a noun of the same spelling. */
function hasObject([next = '', ...after]: string[], isDoubtful: boolean): boolean {
  if (determiner.test(next)) return true
  const isLoose = next === '' || isLooseEnd(next)
  return !isDoubtful && (!isLoose || (isRegular(next) && after.length > 0))
}
