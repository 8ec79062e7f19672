import { titleness } from '../language/job-nouns.ts'
import { readVerb } from '../language/verbs.ts'
import type { Source } from '../resume/sources.ts'
import { patternOf } from '../text/patterns.ts'
import { perThing } from '../text/remembered.ts'
import { beforeHolder, helpingVerbs, watchingVerbs } from '../words/match.ts'
import * as shareWords from '../words/own-share.ts'
import type { Unit } from './units.ts'
import { ownShareWeights } from './weights.ts'

// Not all that a statement tells is the person's whole doing: some of it was a hand lent, some is still being learnt.

export interface OwnShare {
  share: number
  how: string | null
}

const whole: OwnShare = { share: 1, how: null }
const helped: OwnShare = { share: ownShareWeights.helped, how: 'Described as help, not as your own work' }
const basic: OwnShare = { share: ownShareWeights.helped, how: 'Described as basic' }
const learnt: OwnShare = { share: ownShareWeights.learning, how: 'Described as still being learned' }

const helping = patternOf(shareWords.helping)
const withIt = patternOf(shareWords.withIt)
const learning = patternOf(shareWords.learning)
/** Seen, and not done. */
const watching = new RegExp(`^\\W*(?:I\\s+)?(?:${watchingVerbs})\\b`, 'i')
const elementary = patternOf(shareWords.elementary)

/** How much of what a statement names the person did or can do. */
export const ownShareIn = perThing(read)

/** Not done yet: it shows nothing, alone or with others. */
export const isLearnt = (source: Source): boolean => ownShareIn(source) === learnt

function read({ kind, text }: Source): OwnShare {
  if (kind === 'role' || kind === 'study' || kind === 'language') return whole
  if (learning.test(text) || watching.test(text)) return learnt
  if (kind === 'skill') return elementary.test(text) ? basic : whole
  const rest = helping.exec(text)?.groups?.rest ?? ''
  return rest !== '' && isAnothers(rest) ? helped : whole
}

/** `with the audit`, `to plan`, `the head chef`; who helps guests or patients does their own work. */
function isAnothers(rest: string): boolean {
  const words = rest.split(/\s+/)
  const [first = '', second = ''] = words
  if (withIt.test(rest) || readVerb(first.toLowerCase())?.form === 'base') return true
  return beforeHolder.has(first.toLowerCase()) && [second, ...words.slice(2, 4)].some(isHolder)
}

const isHolder = (word: string) => titleness(word.toLowerCase()) === 1 && !/^(?:staff|team)/i.test(word)

/** Whether no more than help is asked. */
export const asksHelp = (units: readonly Unit[]): boolean =>
  units.some(({ stems: [first = ''] }) => helpingVerbs.has(first))
