import { titleness } from '../language/job-nouns.ts'
import { patternOf } from '../text/patterns.ts'
import { isPluralNoun } from '../text/tokens.ts'
import { importanceWords } from '../words/job/importance.ts'
import { closingCues, openingCues, weakOpening } from './cues.ts'
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

const people = patternOf(importanceWords.people)
const conditional = patternOf(importanceWords.conditional)

/** Whether what stands before a cue can be what it speaks of. */
function isSubject(before: string): boolean {
  if (!/\p{L}/u.test(before) || conditional.test(before) || people.test(before)) return false
  const [first = ''] = before.split(' ')
  return !(isPluralNoun(first.toLowerCase()) && titleness(first) === 1)
}

const pluralVerb = patternOf(importanceWords.pluralVerb)

/** J17: the first cue of a clause, outside brackets. */
export function findCue(text: string): Cue | null {
  const shown = mask(text)
  let first: Cue | null = null
  for (const [importance, pattern] of closingCues) {
    for (const match of shown.matchAll(pattern)) {
      if (first && match.index >= first.from) break
      if (!isSubject(shown.slice(0, match.index))) continue
      const plural = pluralVerb.test(match[1] ?? '') || /\b(?:all|both)\b/i.test(match[0])
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

const nothingAsked = patternOf(importanceWords.nothingAsked)
const notAsked = patternOf(importanceWords.notAsked)

const plainlyNot = patternOf(importanceWords.plainlyNot)

/** J20: says that something is not asked for. */
export function isWaived(text: string): boolean {
  const shown = mask(text)
  return nothingAsked.test(shown) || notAsked.test(shown) || plainlyNot.test(shown)
}
