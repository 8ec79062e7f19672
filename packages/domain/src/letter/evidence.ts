import { takenBack } from '../held/index.ts'
import { speaksToSoftware } from '../job/addressed.ts'
import { readVerb } from '../language/verbs.ts'
import { contentStems } from '../language/words.ts'

/** What tells a reader, or software, what to do tells nothing of the person. */
const orders =
  /^\W*(?:system|assistant|user|developer|important|note|attention|instructions?)\s*:|^\W*you (?:are|must|should|will)\b|\bthis (?:candidate|applicant|resume|cv|application)\b/i

const fewestWords = 2

/** Whether a line can stand for something in a letter: it is no order, and more than figures. */
export const isEvidence = (text: string): boolean =>
  !orders.test(text) && !speaksToSoftware(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= fewestWords

/** What befell the person, or did not come about. */
const mishap =
  /^(?:(?:I )?(?:(?:was |got )?(?:laid off|furloughed|made redundant|let go|unable)|(?:was|were|got) (?:dismissed|fired|sacked|suspended|demoted|injured)|injured (?:my|in|at|while))|resigned|quit|left (?:because|due|after|when)|(?:was )?on (?:\p{L}+ )?leave|broke my|(?:missed|lost)(?! (?:no|only|zero)))\b|\bfailed(?: in)? \p{N}{4}\b|\bnot (?:re)?taken\b|\boff (?:sick|\p{N}+ (?:days|weeks|months))\b|\b(?:was|got|show) cancelled\b/iu

const behind = /\b(?:(?:days?|weeks?|months?) late|over budget|behind schedule|below target)\b/i
/** `never over budget` is praise. */
const neverBehind = /\b(?:never|not once) (?:\p{L}+ ){0,3}?(?:late|over budget|behind schedule|below target)\b/giu
/** Deeds that were late themselves; others set right what was. */
const ownDelay = /^(?:be|fail|miss|lose|deliver|finish|complete|open|run|go|come|end|launch|ship)$/

/** `Turned round a project 6 months late` is a feat. */
function isBehind(line: string): boolean {
  const first = /^(?:I )?(\p{L}+)/u.exec(line)?.[1]?.toLowerCase() ?? ''
  const verb = readVerb(first)
  const isDeed = verb ? verb.form === 'past' && !ownDelay.test(verb.base) : first.endsWith('ed')
  return behind.test(line) && !isDeed
}

/** Whether a line tells against the person: they keep it in their resume, and no letter opens with it. */
export function tellsAgainst(text: string): boolean {
  const line = text.replace(/^[^\p{L}]+/u, '').replace(neverBehind, '')
  return mishap.test(line) || isBehind(line) || takenBack(line).length > 0
}

/** The same for lines that say the same in the same words. */
export const gistOf = (text: string): string => [...new Set(contentStems(text))].sort().join(' ')
