import type { SkillFound } from '../skills/matcher.ts'
import type { TellNames } from '../skills/proper-names.ts'
import { isPerson } from './names.ts'

/** What follows a name there speaks of others: `the Kubernetes team`. */
const ofOthers =
  /^['’]?s?\s+(?:teams?|departments?|groups?|clients?|customers?|compan(?:y|ies)|vendors?|experts?|engineers?|developers?|designers?|administrators?|analysts?|managers?|consultants?|technicians?|nurses?|teachers?|trainers?|specialists?|students?|industry|firms?)\b/i
/** So does what comes before a word: `partner with marketing`, `sold to buyers and procurement`. */
const toOthers =
  /(?<!\p{L})(?:(?:partner|work|collaborate?|liaise?|coordinate?|cooperate?)(?:s|d|ed|ing)?\s+(?:closely\s+)?with|sell\p{L}*|sold|(?<!responsible |accountable )(?:to|for|by|from))\s+(?:\p{L}+,?\s+(?:and|or)\s+|the\s+|our\s+|an?\s+)?$/iu
const ofHouse =
  /(?:cent(?:er|re)|institute|department|school|college|university|society|association|council|board|academy)\s+(?:for|of)\s+(?:the\s+)?$/i

/** Whether a text names a skill as the person's own doing. */
export function isOwn(text: string, { from, to }: SkillFound, isName: TellNames): boolean {
  const [before, written, after] = [text.slice(Math.max(0, from - 60), from), text.slice(from, to), text.slice(to)]
  if (ofOthers.test(after) || ofHouse.test(before) || (isPerson(written) && written.endsWith('s'))) return false
  return isName(written) || !toOthers.test(before)
}
