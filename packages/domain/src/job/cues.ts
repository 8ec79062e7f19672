import { anyOf, oneOf, patternOf, sourceOf } from '../text/patterns.ts'
import * as cueWords from '../words/job/cues.ts'
import type { Importance } from './job.ts'

// How advertisements say that something is wanted, or demanded.

const degree = `(?:${oneOf(cueWords.degree)} )*`

const wanted = oneOf(cueWords.wanted)
const demanded = oneOf(cueWords.demanded)
const copula = oneOf(cueWords.copula)

// `mask` puts these two characters in place of brackets.
const stop = '$|[.,;:!?)\\ue000\\ue001]'
const goesOn = sourceOf(cueWords.goesOn)
const ends = `(?=\\s*(?:${stop}|${goesOn}))`

const bareWanted = anyOf(cueWords.bareWanted, { degree })
const alsoWanted = anyOf(cueWords.alsoWanted)

/** Behind the thing: "Spanish is a plus", "CPA required". The first group is the verb, where there is one. */
export const closingCues: [Importance, RegExp][] = [
  [
    'preferred',
    new RegExp(
      `\\s*,?\\s*\\b(?:but\\s+)?(?:(?:${copula}\\s+)?(?:not|nicht)|isn['’]t|aren['’]t)\\s+(?:strictly |absolutely )?${demanded}`,
      'gi',
    ),
  ],
  ['preferred', new RegExp(`\\s*\\b(${copula})\\s+${degree}${wanted}\\b`, 'gi')],
  ['preferred', new RegExp(`\\s+${bareWanted}${ends}`, 'gi')],
  ['preferred', new RegExp(`\\s+${alsoWanted}`, 'gi')],
  ['required', patternOf(cueWords.demandedBehind, 'gi', { copula, demanded })],
  ['required', patternOf(cueWords.bareDemanded, 'gi', { ends, stop })],
]

const candidate = sourceOf(cueWords.candidate)
const anyone = `(?:you|${candidate})`

const preferredOpenings = sourceOf(cueWords.preferredOpenings, { wanted })
const requiredOpenings = sourceOf(cueWords.requiredOpenings, { anyone, candidate })

/** Before the thing: "You must hold …", "Ideally …". */
export const openingCues: [Importance, RegExp][] = [
  ['preferred', new RegExp(`^(?:${preferredOpenings})`, 'i')],
  ['required', new RegExp(`^(?:${requiredOpenings})`, 'i')],
]

/** "You have …": asks for something only where nothing else in the advertisement does. */
export const weakOpening = new RegExp(`^you${anyOf(cueWords.weakOpening)} (?=\\S)`, 'i')
