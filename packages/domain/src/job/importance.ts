import { titleness } from '../language/job-nouns.ts'
import { closingCues, openingCues, weakOpening } from './cue-words.ts'
import type { Importance } from './job.ts'
import { mask } from './span.ts'

/** A phrase that says how much something is wanted, and where it stands. */
interface Cue {
  importance: Importance
  from: number
  to: number
  /** `are`, `all`: it speaks of all that stands before it. */
  plural: boolean
}

const negated = /\b(?:no|none|not|nor|neither|never|without|don['’]t|doesn['’]t|isn['’]t|aren['’]t|kein\w*)\b/i
const people =
  /\b(?:applica(?:nts?|tions?)|candidates?|people|genders?|backgrounds|changers|everyone|everybody|veterans|visits?|questions|enquiries|inquiries|women|minorities|returners|grad(?:uate)?s|individuals)\b[^,;]*$/i
/** "as required", "decide what action is needed". */
const conditional = /\b(?:as|if|when|where|wherever)$|\b(?:what(?:ever)?|which \w)[^,;:]*$/i
const money = /[$€£]\s?\d/

/** Whether what stands before a cue can be what it speaks of. */
function isSubject(before: string, importance: Importance): boolean {
  if (!/\p{L}/u.test(before) || conditional.test(before) || money.test(before) || people.test(before)) return false
  if (/^\p{L}+s$/u.test(before.split(' ')[0] ?? '') && titleness(before.split(' ')[0] ?? '') === 1) return false
  return importance === 'required' ? !negated.test(before.slice(-60)) : !/\bno\b[^,;]*$/i.test(before.slice(-40))
}

/** J17: the first cue of a clause, outside brackets. */
export function findCue(text: string): Cue | null {
  const shown = mask(text)
  let first: Cue | null = null
  for (const [importance, pattern] of closingCues) {
    for (const match of shown.matchAll(pattern)) {
      if (first && match.index >= first.from) break
      if (!isSubject(shown.slice(0, match.index), importance)) continue
      const plural = /^(?:are|were|sind|wären)$/i.test(match[1] ?? '') || /\b(?:all|both)\b/i.test(match[0])
      first = { importance, from: match.index, to: match.index + match[0].length, plural }
    }
  }
  return first
}

interface Opening {
  importance: Importance
  /** Length of the phrase. */
  to: number
  /** J18: says it outright; `You have` only says it where nothing else does. */
  strong: boolean
}

export function findOpening(text: string): Opening | null {
  for (const [importance, pattern] of openingCues) {
    const match = pattern.exec(text)
    if (match) return { importance, to: match[0].length, strong: true }
  }
  const weak = weakOpening.exec(text)
  return weak ? { importance: 'required', to: weak[0].length, strong: false } : null
}

const nothingAsked =
  /^(?:no|none|nothing|nobody)\b.{0,80}\b(?:required|needed|necessary|essential|a must|expected|negotiable)\b/i
const notAsked =
  /\b(?:do(?:es)? not|don['’]t|doesn['’]t|won['’]t|will not|never) (?:\w+ ){0,2}?(?:ask|need|require|care|expect|matter)\b/i

/** "A degree is not required." and no more. */
const plainlyNot =
  /^(?!.*\b(?:but|though|although)\b)[^,;]{2,60}\b(?:is |are )?not (?:accepted|required|needed|necessary|essential)\W*$/i

/** J20: says that something is not asked for. */
export function isWaived(text: string): boolean {
  const shown = mask(text)
  return nothingAsked.test(shown) || notAsked.test(shown) || plainlyNot.test(shown)
}
